import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../../shared/theme/index.ts';

export const group = style({ display: 'grid', gap: '8px' });
export const legend = style({
  paddingBlockEnd: '6px',
  color: vars.color.yellow.text,
  fontWeight: vars.weight.bold,
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 14px' });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': { [phone]: { minHeight: '44px' } },
});
