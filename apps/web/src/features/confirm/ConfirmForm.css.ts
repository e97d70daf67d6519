import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', columnGap: vars.space.xxl },
  },
});

export const summary = style({
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: vars.space.m } },
});
