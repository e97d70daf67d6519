import { style } from '@vanilla-extract/css';
import { narrow, phone } from '../../shared/theme/index.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.36fr) minmax(0, 1.1fr) 276px',
  gap: '16px',
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const column = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const last = style([
  column,
  { '@media': { [narrow]: { gridColumn: '1 / 3' }, [phone]: { gridColumn: 1 } } },
]);
