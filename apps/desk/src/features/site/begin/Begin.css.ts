import { globalStyle, style } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../../shared/theme/index.ts';

const line = `1px solid ${vars.color.line}`;

/** In the motel's own colours. */
export const grown = style({
  display: 'grid',
  gap: '10px',
  margin: '0 16px 16px',
  padding: '16px',
  borderBlockStart: '6px solid',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
});

export const steps = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: '5px',
  margin: '0 0 14px',
  padding: 0,
  listStyle: 'none',
});
export const step = style({
  display: 'grid',
  width: '100%',
  minHeight: '44px',
  padding: '6px 0 0',
  border: 0,
  borderBlockStart: `5px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.inkSoft,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  selectors: {
    '&[data-done=true]': { borderColor: desk.barIn, cursor: 'pointer' },
    '&[aria-current]': { borderColor: vars.color.ink, color: vars.color.ink, fontWeight: 700 },
  },
  '@media': { [narrow]: { fontSize: 0 } },
});

/** A question may be below a field. */
export const grid = style({
  display: 'grid',
  alignItems: 'start',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  padding: '0 16px 16px',
});

export const prices = style({ display: 'grid', padding: 0, margin: 0 });
const columns = 'minmax(0, 1.6fr) repeat(3, minmax(7.5rem, 1fr))';
export const priceRow = style({
  display: 'grid',
  alignItems: 'center',
  gap: '10px',
  gridTemplateColumns: columns,
  margin: 0,
  padding: '10px 16px',
  border: 0,
  borderBlockStart: line,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const kind = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
export const spanHead = style({ display: 'grid', gap: '6px' });
globalStyle(`${priceRow} > span:empty`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${priceRow}:has(> ${spanHead})`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const bars = style({
  display: 'flex',
  alignItems: 'end',
  gap: '3px',
  height: '110px',
  margin: '0 16px 16px',
  borderBlockEnd: `1px solid ${vars.color.control}`,
});
export const bar = style({
  flex: 1,
  borderRadius: '2px 2px 0 0',
  background: vars.color.control,
  selectors: {
    '&[data-span="1"]': { background: desk.barOkEdge },
    '&[data-span="2"]': { background: desk.barIn },
  },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: '9px 6px',
  borderBlockEnd: line,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: '16px', textAlign: 'start' });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: '16px' });
globalStyle(`${table} thead th, ${table} tfoot :is(th, td)`, { fontWeight: 700 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBlockStart: `2px solid ${vars.color.ink}` });
globalStyle(`${table} :is(th, td)`, {
  '@media': { [phone]: { paddingInline: '2px', fontSize: '0.8125rem' } },
});
export const below = style({
  margin: 0,
  padding: '12px 16px 14px',
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
});

export const law = style({
  display: 'grid',
  alignItems: 'center',
  gap: '4px 14px',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem minmax(0, 10rem)',
  padding: '10px 16px',
  borderBlockStart: line,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const lawWords = style({ gridColumn: '1 / -1', color: vars.color.inkSoft, fontSize: '0.8125rem' });
globalStyle(`${law} > :first-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const said = style({
  display: 'grid',
  gap: '6px 16px',
  gridTemplateColumns: '9rem minmax(0, 1fr) auto',
  padding: '14px 16px',
  borderBlockStart: line,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
globalStyle(`${said} h3`, { margin: 0, fontSize: '1rem' });
globalStyle(`${said} ul`, {
  display: 'grid',
  gap: '6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`${said} ul`, { '@media': { [phone]: { gridRow: 2, gridColumn: '1 / -1' } } });
export const open = style({ color: vars.color.inkSoft });
