import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

export const swatch = style({
  display: 'inline-block',
  width: '14px',
  height: '14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '50%',
});
export const pairs = style({ margin: 0, padding: 0, listStyle: 'none' });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
globalStyle(`${pair} > span`, { padding: '4px 8px', fontSize: '0.875rem' });
export const framed = style({ outline: '2px solid', outlineOffset: '-4px' });
