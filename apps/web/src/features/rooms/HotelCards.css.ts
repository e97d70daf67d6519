import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.xl,
  // Space for the keys, which extend above their cards.
  paddingBlockStart: vars.space.s,
  '@media': { [media.wide]: { gap: vars.space.l } },
});
