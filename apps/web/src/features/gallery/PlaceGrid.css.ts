import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.phoneOnly]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(78vw, 22rem)',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space.gutter,
      scrollbarWidth: 'none',
      // To the edges of the window, with space for shadows and the focus ring.
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      marginBlock: `calc(-1 * ${vars.space.l})`,
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space.l,
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(6, 1fr)' },
    [media.wide]: { gap: vars.space.l },
  },
});

export const item = style({
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const large = style({ '@media': { [media.tablet]: { gridColumn: 'span 3' } } });
