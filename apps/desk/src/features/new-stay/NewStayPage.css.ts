import { style } from '@vanilla-extract/css';
import { narrow, phone } from '../../shared/theme/index.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: '16px',
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const left = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const inside = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 10rem) 4.5rem',
  gap: '10px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', width: '100%' } },
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: '10px',
});
export const counts = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(5, minmax(4.25rem, 1fr))',
  gap: '10px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', flexBasis: '100%' } },
});
const columns = { gap: '10px', '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };
export const two = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...columns });
export const three = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...columns });
