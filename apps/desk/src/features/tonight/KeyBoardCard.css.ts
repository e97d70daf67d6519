import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';
import { row } from './tonight.css.ts';

export const board = style({ padding: '0 16px 14px' });
export const kind = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '24px 128px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '10px',
    padding: '7px 0',
    '@media': { [phone]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
  },
]);
export const kindWords = style({ lineHeight: 1.2 });
export const free = style({ fontWeight: vars.weight.bold });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '4px',
  '@media': { [phone]: { gridColumn: '1 / 3' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 11px',
  padding: '10px 0 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '6px' });
