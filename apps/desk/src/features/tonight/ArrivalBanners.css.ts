import { style } from '@vanilla-extract/css';

export const banners = style({ display: 'grid', gap: '8px', padding: '0 16px 12px' });
