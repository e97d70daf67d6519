import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.control} dashed ${vars.color.accentText}`,
  borderRadius: vars.radius.card,
});
