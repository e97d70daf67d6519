import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const status = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });
