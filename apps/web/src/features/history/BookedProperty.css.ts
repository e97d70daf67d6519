import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const property = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, fontWeight: 400 });
export const picture = style({ flex: 'none', width: '6rem' });
