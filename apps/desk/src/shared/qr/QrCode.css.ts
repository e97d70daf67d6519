import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const code = style({
  width: '168px',
  height: '168px',
  borderRadius: vars.radius.control,
  background: vars.color.stamp,
  fill: vars.color.stampInk,
});
