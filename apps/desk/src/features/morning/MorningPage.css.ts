import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignItems: 'start',
});
export const green = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'flex-start',
  padding: '14px 16px',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});
export const tick = style({ color: vars.color.green.text, flex: 'none' });
export const faults = style({ display: 'grid', gap: '16px', marginBlockEnd: '16px' });
export const soft = style({ color: vars.color.inkSoft });
