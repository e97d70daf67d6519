import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = style({
  // Visible on paper and on card, in both themes.
  background: `color-mix(in srgb, ${vars.color.line} 65%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: `${vars.border.thin} solid GrayText` },
  },
});

export const shapes = styleVariants({
  line: { height: '1em', borderRadius: vars.radius.note, marginBlock: '0.275em' },
  picture: { aspectRatio: '4 / 3', borderRadius: vars.radius.picture },
  block: { height: '100%', minHeight: '6rem', borderRadius: vars.radius.card },
});

export const widths = styleVariants({
  full: { width: '100%' },
  wide: { width: '75%' },
  half: { width: '50%' },
  short: { width: '25%' },
});
