import { globalStyle, style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../../shared/theme/index.ts';

export const band = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  margin: '0 16px',
  borderRadius: '8px',
  overflow: 'hidden',
  background: vars.color.sunk,
});
globalStyle(`${band} > span`, {
  gridRow: 1,
  overflow: 'hidden',
  height: '34px',
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: '34px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const hours = style({});
globalStyle(`${band} > ${hours}`, {
  gridRow: 2,
  overflow: 'visible',
  height: '24px',
  background: vars.color.card,
  lineHeight: '24px',
  textAlign: 'start',
  '@media': { [phone]: { fontSize: '0.6875rem' } },
});
export const quiet = style({ background: desk.barIn, color: desk.onBarIn });
export const leaving = style({ background: desk.season2, color: vars.color.ink });
export const cleaning = style({
  background: `repeating-linear-gradient(135deg, ${desk.hatch} 0 2px, transparent 2px 7px)`,
});
export const arriving = style({ background: desk.barOk, color: desk.onBarOk });

/** A page's words, on paper. */
export const read = style({
  display: 'grid',
  gap: '4px',
  margin: '0 16px 14px',
  padding: '14px 16px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
globalStyle(`${read} li`, { padding: '6px 0', borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${read} ul`, { margin: 0, padding: 0, listStyle: 'none' });
export const fresh = style({
  background: desk.pick,
  boxShadow: `0 0 0 3px ${desk.pick}`,
  borderRadius: '2px',
});
