import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const rooms = style({ display: 'grid' });

export const room = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
