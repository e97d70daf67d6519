import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gap: vars.space.m });

globalStyle(`${steps} dt`, { fontWeight: vars.weight.bold });
globalStyle(`${steps} dd`, { color: vars.color.inkSoft });
