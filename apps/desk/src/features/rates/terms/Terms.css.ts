import { globalStyle, style } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../../shared/theme/index.ts';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: '292px minmax(0, 1fr) 348px',
  gap: '16px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});
globalStyle(`${list} h2`, {
  padding: '10px 14px',
  background: desk.weekend,
  color: vars.color.inkSoft,
  font: `650 0.8125rem/1.3 ${vars.font.text}`,
  letterSpacing: 0,
});
globalStyle(`${list} button`, {
  position: 'relative',
  display: 'grid',
  width: '100%',
  padding: '10px 14px 10px 34px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: 1.35,
  textAlign: 'start',
});
/* The grip of a drag: six dots. */
globalStyle(`${list} [draggable=true] button::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: '14px',
  insetInlineStart: '13px',
  width: '10px',
  height: '15px',
  background: `radial-gradient(circle, ${vars.color.ink} 1.3px, transparent 1.6px) 0 0 / 5px 5px`,
  pointerEvents: 'none',
});
globalStyle(`${list} button:hover`, { backgroundColor: vars.color.sunk });
globalStyle(`${list} button[aria-current]`, {
  backgroundColor: desk.pick,
  boxShadow: `inset 4px 0 0 ${vars.color.ink}`,
});
globalStyle(`${list} small`, { color: vars.color.inkSoft, fontSize: '0.8125rem' });
globalStyle(`${list} [aria-current] small`, { color: vars.color.ink });

export const deeds = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const note = style({ padding: '0 16px 14px' });
export const bar = style({
  display: 'flex',
  gap: '3px',
  margin: '4px 16px 14px',
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${bar} li`, {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: '5px',
  flex: '1 1 0',
  minWidth: 0,
});
globalStyle(`${bar} li:first-child`, { flexGrow: 2 });
globalStyle(`${bar} b`, {
  padding: '8px 10px',
  borderRadius: '6px',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
globalStyle(`${bar} small`, { color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const free = style({ background: vars.color.green.surface, color: vars.color.green.text });
export const late = style({ background: vars.color.yellow.surface, color: vars.color.yellow.text });
export const missed = style({ background: vars.color.red.surface, color: vars.color.red.text });

export const reads = style({
  padding: '14px 14px 4px',
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
});
globalStyle(`${reads} h3`, { fontSize: '1.25rem' });
globalStyle(`${reads} ol`, { margin: '10px 0 0', padding: 0, listStyle: 'none' });
globalStyle(`${reads} li`, {
  position: 'relative',
  paddingInlineStart: '23px',
  paddingBlockEnd: '10px',
  fontWeight: 550,
  lineHeight: 1.38,
});
globalStyle(`${reads} li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '5px',
  width: '11px',
  height: '11px',
  border: `2.5px solid ${vars.color.ink}`,
  borderRadius: '50%',
});
globalStyle(`${reads} li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: '5px',
  insetBlock: '20px -4px',
  borderInlineStart: `2px dotted ${vars.color.control}`,
});
globalStyle(`${columns} ol`, { '@media': { [phone]: { fontSize: '1rem' } } });
