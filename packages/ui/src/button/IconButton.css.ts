import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const still = ':not(:disabled):not([aria-disabled="true"])';

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.round,
  color: 'inherit',
  transition: `background ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':focus-visible': { borderRadius: vars.radius.round },
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { opacity: 1 } } } },
});

export const variants = styleVariants({
  outline: {
    border: `${vars.border.control} solid currentColor`,
    selectors: { [`&:hover${still}`]: { background: vars.color.ink, color: vars.color.paper } },
  },
  quiet: {
    border: `${vars.border.control} solid transparent`,
    selectors: { [`&:hover${still}`]: { background: vars.color.sunk } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
});
