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
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});
