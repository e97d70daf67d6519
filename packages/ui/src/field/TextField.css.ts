import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const area = style({
  minHeight: `calc(2 * ${vars.density.control.height})`,
  paddingBlock: '0.75rem',
  resize: 'vertical',
});
