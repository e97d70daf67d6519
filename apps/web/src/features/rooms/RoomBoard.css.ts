import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const board = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.l } },
});
