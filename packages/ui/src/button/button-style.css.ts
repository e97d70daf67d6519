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
  ':disabled': {
    borderColor: vars.color.control,
    borderStyle: 'dashed',
    background: vars.color.sunk,
    boxShadow: 'none',
    color: vars.color.inkSoft,
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText', ':disabled': { borderColor: 'GrayText' } },
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
    borderColor: vars.density.edge,
    color: vars.color.ink,
    selectors: {
      [`&:hover${still}`]: {
        background: vars.color.ink,
        color: vars.color.paper,
        borderColor: vars.color.ink,
      },
    },
  },
  /** The first action of a chosen row. */
  ink: {
    borderColor: vars.color.ink,
    background: vars.color.ink,
    color: vars.color.paper,
    selectors: { [`&:hover${still}`]: { textDecoration: 'underline' } },
  },
  /** Takes something away. */
  bad: {
    borderColor: 'currentColor',
    color: vars.color.red.text,
    selectors: { [`&:hover${still}`]: { background: vars.color.red.surface } },
  },
  quiet: {
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    selectors: {
      [`&:hover${still}`]: { background: vars.color.sunk },
    },
  },
});

const { small, regular, large } = vars.density;

export const sizes = styleVariants({ small, regular, large }, ({ height, padding, text }) => ({
  minHeight: height,
  padding,
  fontSize: text,
}));

export const full = style({ width: '100%' });
