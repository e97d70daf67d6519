import { media } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** Over the upper edge of the room's card; it swings with the card's link. */
export const hung = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: '1.375rem',
  insetBlockStart: '-0.875rem',
  pointerEvents: 'none',
  '@media': {
    [media.motion]: {
      selectors: { 'article:has(a:is(:hover, :focus-visible)) > &': { rotate: '9deg' } },
    },
  },
});
