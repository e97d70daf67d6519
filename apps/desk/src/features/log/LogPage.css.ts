import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const field = style({ maxWidth: '26rem', marginBlockEnd: '16px' });
export const days = style({ display: 'grid', gap: '16px' });
export const actions = style({ display: 'flex', gap: '10px', marginBlockStart: '16px' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.75rem 10rem minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '9px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)' } },
});
export const when = style({ color: vars.color.inkSoft, whiteSpace: 'nowrap' });
export const person = style({
  color: vars.color.inkSoft,
  '@media': { [phone]: { gridColumn: 2, gridRow: 2, fontSize: '0.8125rem' } },
});
export const told = style({
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`${told} a`, { whiteSpace: 'nowrap' });
