import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  columnGap: vars.space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const amenity = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '3.625rem',
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const drawing = style({ flex: 'none', color: vars.color.accentText, strokeWidth: 1.6 });
