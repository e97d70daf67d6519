import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';
import { row } from './tonight.css.ts';

export const departure = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '58px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 10px',
    minHeight: '34px',
    padding: '0 16px',
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunk } },
    '@media': { [phone]: { minHeight: '48px' } },
  },
]);
