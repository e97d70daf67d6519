import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: vars.space.s });

/** Their words begin where the card's other lines do. */
export const links = style({ marginInlineStart: '-1.375rem' });

/** Apart from what is above it. */
export const main = style({ marginBlockStart: vars.space.xs });
