import { style } from '@vanilla-extract/css';

/** The strip's height, before its code has loaded. */
export const space = style({ minHeight: '3.75rem' });
