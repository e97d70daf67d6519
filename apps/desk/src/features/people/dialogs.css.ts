import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const form = style({ display: 'grid', gap: '16px' });
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const field = style({ display: 'grid', gap: '6px', width: '100%' });
export const label = style({ fontSize: '0.8125rem', fontWeight: 600 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
export const shown = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
export const words = style({ display: 'grid', gap: '12px', width: '100%' });
