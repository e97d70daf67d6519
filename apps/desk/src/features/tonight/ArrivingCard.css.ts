import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';
import { row } from './tonight.css.ts';

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  '@media': { [phone]: { display: 'none' } },
});
export const key = style({ display: 'flex', alignItems: 'center', gap: '5px', whiteSpace: 'nowrap' });
export const more = style([
  row,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '0 16px',
    color: vars.color.inkSoft,
  },
]);
