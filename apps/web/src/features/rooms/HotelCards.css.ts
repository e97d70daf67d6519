import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.xl,
  // Space for the keys, which extend above their cards.
  paddingBlockStart: vars.space.s,
  '@media': { [media.wide]: { gap: vars.space.l } },
});

/** A card as high as it will be, while its price is being looked up. */
export const waiting = style({});
globalStyle(`${waiting} > article > *`, { opacity: 0.25 });
