import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(23rem, 100%), 1fr))',
});
export const card = style({ display: 'flex', flexDirection: 'column' });
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  padding: '0 16px 14px',
  selectors: { '&:last-of-type': { marginBlockStart: 'auto' } },
});
export const one = style({ maxWidth: '34rem' });
