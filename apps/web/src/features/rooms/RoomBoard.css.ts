import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const inText = style({ display: 'grid', gap: vars.space.m });

export const board = style([
  inText,
  {
    '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.l } },
  },
]);
