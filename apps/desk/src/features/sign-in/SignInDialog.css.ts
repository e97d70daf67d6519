import { style } from '@vanilla-extract/css';

export const inDialog = style({ display: 'grid', gap: '16px' });
