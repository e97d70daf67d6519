import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const caption = style({
  padding: `${vars.space.s} ${vars.space.xxs} ${vars.space.xxs}`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.tight,
});
