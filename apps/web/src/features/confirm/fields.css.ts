import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.control} solid ${vars.color.ink}`,
});

export const grid = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const block = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.control} dashed ${vars.color.accentText}`,
  borderRadius: vars.radius.card,
});

export const pets = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr minmax(0, 16rem)' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  color: vars.color.red.text,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

/** Counters under each other, a hairline between. */
export const counters = style({ display: 'grid' });

globalStyle(`${counters} > * + *`, {
  paddingBlockStart: vars.space.xs,
  marginBlockStart: vars.space.xs,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

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
