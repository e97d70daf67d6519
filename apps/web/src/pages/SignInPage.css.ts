import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${vars.measure.narrow})`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '28rem minmax(0, 38rem)',
      justifyContent: 'space-between',
      paddingBlock: vars.space.xl,
    },
  },
});

/** A decorative card beside the form, for windows wide enough for both. */
export const postcard = style({
  display: 'none',
  rotate: '1.5deg',
  '@media': { [media.wide]: { display: 'block' } },
});

export const caption = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
});
