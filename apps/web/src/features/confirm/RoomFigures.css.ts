import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gap: vars.space.s } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  '@media': {
    [media.tablet]: { padding: `${vars.space.s} ${vars.space.m}` },
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const label = style({ fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  lineHeight: 1,
});
