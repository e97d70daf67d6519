import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const ends = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
