import { style } from '@vanilla-extract/css';

export const cards = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  gap: '16px',
  alignItems: 'start',
});
/** The inside of a card with fields. */
export const form = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px' });
