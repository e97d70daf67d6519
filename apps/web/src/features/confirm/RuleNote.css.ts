import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  color: vars.color.red.text,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
