import { style } from '@vanilla-extract/css';

export const keyRows = style({ display: 'grid', gap: '8px', marginBlockEnd: '12px' });
export const keyRow = style({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '12px' });
