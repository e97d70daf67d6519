import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({
  width: '100%',
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});
