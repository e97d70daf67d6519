import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  marginBlockStart: vars.space.xxxl,
  paddingBlock: vars.space.m,
  borderBlock: `${vars.border.control} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const words = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
  fontWeight: vars.weight.bold,
});
