import { style } from '@vanilla-extract/css';
import { narrow } from '../../shared/theme/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: '16px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const inside = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });
