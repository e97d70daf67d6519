import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** A card with a line to tear along. */
export const coupon = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  minWidth: 0,
});
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '14px 16px 10px',
  borderBlockEnd: `2px dashed ${vars.color.line}`,
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const off = style({ font: `800 1.25rem/1.1 ${vars.font.display}`, fontStretch: '84%' });
export const words = style({ margin: 0, padding: '10px 16px', listStyle: 'none' });
globalStyle(`${words} li::first-letter`, { textTransform: 'uppercase' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '0 16px 14px',
});
export const soft = style({ flex: 1, color: vars.color.inkSoft, whiteSpace: 'nowrap' });
export const empty = style({ maxWidth: '36rem', padding: '0 16px 16px' });
/** The fields of a code, as many side by side as fit. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: '12px',
});
export const group = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontSize: '0.8125rem', fontWeight: 600 });
