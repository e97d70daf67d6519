import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
});

export const label = style({ fontSize: vars.size.small, lineHeight: vars.leading.snug });
