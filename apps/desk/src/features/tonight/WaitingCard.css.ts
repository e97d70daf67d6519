import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';
import { row } from './tonight.css.ts';

export const hand = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '2px 10px',
    padding: '10px 16px',
    lineHeight: 1.35,
  },
]);
export const handIcon = style({
  color: vars.color.yellow.text,
  selectors: { '&[data-urgent="true"]': { color: vars.color.red.text } },
});
export const remedy = style({
  display: 'inline-block',
  padding: '4px 0',
  color: vars.color.accentText,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [phone]: { minHeight: '44px', padding: '10px 0' } },
});
