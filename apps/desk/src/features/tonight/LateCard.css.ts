import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';
import { row as plainRow } from './tonight.css.ts';

export const late = style({ boxShadow: `inset 4px 0 0 ${vars.color.red.text}` });
export const row = style([plainRow, { display: 'grid', gap: '6px', padding: '8px 16px' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
