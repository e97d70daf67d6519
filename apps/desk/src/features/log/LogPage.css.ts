import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const field = style({ maxWidth: '26rem', marginBlockEnd: '14px' });
export const actions = style({ display: 'flex', gap: '10px', padding: '12px 16px 16px' });
export const empty = style({ padding: '0 16px', color: vars.color.inkSoft });
