import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: '12px',
});
export const stays = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
