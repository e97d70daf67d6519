import { style } from '@vanilla-extract/css';

export const terms = style({ textAlign: 'center' });
