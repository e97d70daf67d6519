import { style } from '@vanilla-extract/css';

/** Out of stock (§2). */
export const dimmed = style({ opacity: 0.45, filter: 'grayscale(0.7)' });
