import { style } from '@vanilla-extract/css';

export const boxes = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 18px' });
