import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const qr = style({
  display: 'block',
  width: '100%',
  maxWidth: '13rem',
  borderRadius: vars.radius.control,
});
