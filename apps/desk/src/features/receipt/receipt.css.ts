import { globalStyle, style } from '@vanilla-extract/css';
import { paper } from '../../shared/paper/paper.css.ts';
import { narrow } from '../../shared/theme/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: '16px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const inside = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });

export const lines = style({ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '16px' });
export const amount = style({ whiteSpace: 'nowrap' });
globalStyle(`${paper} ${amount}`, { textAlign: 'end' });
export const sum = style({});
globalStyle(`${sum} > th, ${sum} > td`, {
  borderBlockStart: '2px solid #1b1b1b !important',
  fontWeight: '700 !important' as '700',
});
