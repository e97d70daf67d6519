import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBlockEnd: '14px',
});
export const title = style({ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${title} h1`, { fontSize: '2rem', '@media': { [phone]: { fontSize: '1.625rem' } } });
export const facts = style({ marginBlockStart: '5px', color: vars.color.inkSoft });
export const fact = style({ color: vars.color.ink, whiteSpace: 'nowrap' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
