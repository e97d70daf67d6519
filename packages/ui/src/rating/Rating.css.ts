import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const star = style({ color: vars.color.accent });
