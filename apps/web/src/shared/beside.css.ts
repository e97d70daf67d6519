import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** Text, with a picture beside it where there is room. */
export const beside = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(42%, 32rem))',
      columnGap: vars.space.xxxl,
    },
  },
});
