import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });

globalStyle(`${section} > section`, { width: '100%' });

export const room = style({
  display: 'grid',
  gap: vars.space.s,
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
