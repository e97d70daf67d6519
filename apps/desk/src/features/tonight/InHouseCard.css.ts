import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';
import { row } from './tonight.css.ts';

export const house = style({
  columns: 2,
  columnGap: 0,
  '@media': { [phone]: { columns: 1 } },
});
export const houseRow = style([
  row,
  {
    breakInside: 'avoid',
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 6px',
    minHeight: '30px',
    padding: '4px 16px',
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunk } },
    '@media': { [phone]: { minHeight: '48px' } },
  },
]);
export const until = style({ color: vars.color.inkSoft, fontSize: '0.8125rem', whiteSpace: 'nowrap' });
export const owes = style({ color: vars.color.red.text, fontWeight: vars.weight.bold, whiteSpace: 'nowrap' });
