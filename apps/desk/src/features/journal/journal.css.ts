import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '12px',
});
