import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gap: vars.space.xs });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.s,
  lineHeight: 1.4,
});

globalStyle(`${line} > svg`, { color: vars.color.accentText });
