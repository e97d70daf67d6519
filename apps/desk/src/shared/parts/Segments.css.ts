import { style } from '@vanilla-extract/css';
import { phone, vars } from '../theme/index.ts';

export const segments = style({
  display: 'flex',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  overflow: 'hidden',
  '@media': { [phone]: { width: '100%' } },
});
export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '38px',
  padding: '0 14px',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&:hover': { background: vars.color.sunk },
    '&[aria-pressed="true"], &[aria-current="page"]': {
      background: vars.color.ink,
      color: vars.color.paper,
      fontWeight: 700,
    },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': { [phone]: { flex: 1, minHeight: '44px', padding: '0 4px' } },
});
export const views = style({ '@media': { print: { display: 'none' } } });
