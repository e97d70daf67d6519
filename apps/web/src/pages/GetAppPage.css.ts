import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr minmax(0, 32rem)', gap: vars.space.xxxl } },
});

export const steps = style({ display: 'grid', gap: vars.space.m });

globalStyle(`${steps} dt`, { fontWeight: vars.weight.bold });
globalStyle(`${steps} dd`, { color: vars.color.inkSoft });
