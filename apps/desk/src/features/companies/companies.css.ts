import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });
globalStyle(`${form} ${form}`, { padding: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: '12px',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' });
export const stays = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
