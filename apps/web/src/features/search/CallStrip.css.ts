import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.spruce,
  color: vars.color.onSpruce,
  fontWeight: vars.weight.bold,
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineColor: vars.color.onSpruce, boxShadow: 'none' },
});
