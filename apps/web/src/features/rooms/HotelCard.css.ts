import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

export const price = style({ marginBlockStart: vars.space.xs });
