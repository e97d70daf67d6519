import { style } from '@vanilla-extract/css';

export const area = style({ minHeight: '6.5rem', resize: 'vertical' });
