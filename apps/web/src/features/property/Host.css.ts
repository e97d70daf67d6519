import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const host = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: vars.radius.round,
  background: vars.color.sky,
});
