import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 26.5rem', columnGap: vars.space.xxxl },
  },
});

/** The key on it hangs over its edge. */
export const summary = style({
  marginBlockStart: vars.space.m,
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: vars.space.xl, marginBlockStart: 0 },
  },
});

export const price = style({ padding: `${vars.space.s} ${vars.space.s} ${vars.space.xs}` });
