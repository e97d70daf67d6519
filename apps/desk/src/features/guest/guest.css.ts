import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const soft = style({ padding: '0 16px 16px', color: vars.color.inkSoft });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
