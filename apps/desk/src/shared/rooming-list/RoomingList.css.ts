import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../theme/index.ts';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 16px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rooms = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${rooms} > li`, { padding: '4px 0', borderBlockEnd: `1px solid ${vars.color.line}` });
export const soft = style({ color: vars.color.inkSoft });
