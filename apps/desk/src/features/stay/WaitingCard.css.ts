import { style } from '@vanilla-extract/css';

export const link = style({ display: 'flex', flexWrap: 'wrap', gap: '16px', padding: '0 16px 16px' });
export const words = style({
  display: 'grid',
  flex: '1 1 14rem',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '10px',
  minWidth: 0,
});
export const address = style({ overflowWrap: 'anywhere', fontSize: '0.8125rem' });
