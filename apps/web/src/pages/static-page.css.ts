import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({ marginBlockStart: vars.space.xl });

export const updated = style({
  marginBlockStart: vars.space.xxl,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
