import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** The total, its line and the rooms it is for. */
export const space = style({ width: '12rem', minHeight: '7rem', paddingBlockEnd: vars.space.xs });
