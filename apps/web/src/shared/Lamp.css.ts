import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const handle = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2.8 });
export const frame = style({ fill: vars.color.ink });
export const glass = style({ fill: vars.color.accent });
export const flame = style({ fill: vars.color.onSpruce });
