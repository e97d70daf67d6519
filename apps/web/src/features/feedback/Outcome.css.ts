import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.note,
  fontWeight: vars.weight.bold,
});

const { green, red } = vars.color;

export const sent = style({ background: green.surface, color: green.text });
export const failed = style({ background: red.surface, color: red.text });
