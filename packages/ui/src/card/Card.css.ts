import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  position: 'relative',
  minWidth: 0,
  background: vars.color.card,
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

export const raises = styleVariants({
  card: { boxShadow: vars.shadow.card },
  pop: { boxShadow: vars.shadow.pop },
});

export const paddings = styleVariants({
  none: {},
  /** The printed card's white border around a picture. */
  border: { padding: '0.625rem' },
  regular: { padding: vars.space.l },
  roomy: { padding: 'clamp(1.5rem, 4vw, 3.5rem)' },
});

/** For the link in a card that makes the whole card clickable; the focus ring surrounds the card. */
export const cardLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
