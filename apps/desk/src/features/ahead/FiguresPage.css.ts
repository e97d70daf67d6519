import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const span = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', margin: '0 0 14px' });
export const before = style({ display: 'block', color: vars.color.inkSoft, fontSize: '0.8125rem' });
