import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const still = ':not(:disabled):not([aria-disabled="true"])';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.625rem',
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: `background ${vars.motion.fast}, color ${vars.motion.fast}, transform ${vars.motion.fast}`,
  ':focus-visible': { borderRadius: vars.radius.control },
  ':disabled': { opacity: 0.5 },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText', ':disabled': { borderColor: 'GrayText', opacity: 1 } },
  },
});

export const variants = styleVariants({
  solid: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    boxShadow: 'inset 0 -3px 0 #0002',
    selectors: {
      [`&:hover${still}`]: { background: vars.color.accentHover },
      [`&:active${still}`]: { transform: 'translateY(2px)', boxShadow: 'none' },
      '&:focus-visible': { boxShadow: `inset 0 -3px 0 #0002, 0 0 0 3px ${vars.color.focusGap}` },
    },
  },
  outline: {
    borderColor: 'currentColor',
    color: vars.color.ink,
    selectors: {
      [`&:hover${still}`]: {
        background: vars.color.ink,
        color: vars.color.paper,
        borderColor: vars.color.ink,
      },
    },
  },
  quiet: {
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    selectors: {
      [`&:hover${still}`]: { background: vars.color.sunk },
    },
  },
});

export const sizes = styleVariants({
  small: { minHeight: vars.target, padding: '0.375rem 1rem' },
  regular: { minHeight: '3rem', padding: '0.5rem 1.375rem' },
  large: { minHeight: '3.75rem', padding: '0.625rem 1.75rem', fontSize: '1.1875rem' },
});

export const full = style({ width: '100%' });
