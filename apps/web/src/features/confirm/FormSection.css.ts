import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.control} solid ${vars.color.ink}`,
});
