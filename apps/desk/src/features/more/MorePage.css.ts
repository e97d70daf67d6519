import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const cards = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
});
export const inside = style({ display: 'grid', gap: '12px', padding: '0 16px 16px', justifyItems: 'start' });
export const links = style({ display: 'grid' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  padding: '0 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.sunk } },
});
/** Wide windows have them in the rail. */
export const phoneOnly = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
