import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem)', columnGap: vars.space.xxxl },
  },
});

export const postcard = style({
  position: 'relative',
  maxWidth: '34rem',
  marginBlockStart: vars.space.l,
  rotate: '1.5deg',
});

export const caption = style({
  padding: `${vars.space.s} ${vars.space.xs}`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
});

/** The room's key hangs over the card's edge. */
export const key = style({
  position: 'absolute',
  insetBlockStart: '-2rem',
  insetInlineEnd: vars.space.xl,
});
