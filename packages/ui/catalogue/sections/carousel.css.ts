import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../src/theme/index.ts';

export const poster = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '0.75rem',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  transition: `transform ${vars.motion.fast}`,
  ':hover': { transform: 'translateY(-4px)' },
  ':focus-visible': { borderRadius: vars.radius.card },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

globalStyle(`${poster} img`, { borderRadius: `${vars.radius.picture} ${vars.radius.picture} 0 0` });

const words = style({
  flex: 1,
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  padding: '1.375rem 1.25rem 1.25rem',
  borderRadius: `0 0 ${vars.radius.picture} ${vars.radius.picture}`,
});

const { ox, teal, spruce, onPoster, straw, onStraw } = vars.color;

export const inks = styleVariants({
  ox: [words, { background: ox, color: onPoster }],
  teal: [words, { background: teal, color: onPoster }],
  spruce: [words, { background: spruce, color: onPoster }],
  straw: [words, { background: straw, color: onStraw }],
});
