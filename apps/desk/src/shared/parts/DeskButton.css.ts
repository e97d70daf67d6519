import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desk, phone, vars } from '../theme/index.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '40px',
  padding: '6px 14px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.sunk, borderColor: vars.color.ink },
    '&:disabled': {
      color: vars.color.inkSoft,
      borderColor: vars.color.control,
      borderStyle: 'dashed',
      background: vars.color.sunk,
      boxShadow: 'none',
    },
  },
  '@media': { [phone]: { minHeight: '44px' } },
});

export const looks = styleVariants({
  plain: {},
  /** The one thing to do on a screen. */
  go: {
    minHeight: '44px',
    padding: '6px 18px',
    borderColor: 'transparent',
    background: vars.color.accent,
    color: vars.color.onAccent,
    boxShadow: 'inset 0 -3px 0 #0002',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.accentHover, borderColor: 'transparent' },
    },
  },
  /** The first action of the chosen row. */
  ink: {
    borderColor: vars.color.ink,
    background: vars.color.ink,
    color: vars.color.paper,
    selectors: { '&:hover:not(:disabled)': { background: vars.color.ink, textDecoration: 'underline' } },
  },
  /** Takes something away. */
  bad: { borderColor: desk.bad, color: desk.bad },
});

export const small = style({
  minHeight: '32px',
  padding: '2px 10px',
  borderWidth: '1px',
  fontSize: '0.8125rem',
});
export const wide = style({ width: '100%', minHeight: '52px', fontSize: '1rem' });

globalStyle(`${button} kbd`, { borderColor: 'currentColor' });
