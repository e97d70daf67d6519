import { globalStyle, style } from '@vanilla-extract/css';
import { choice } from '../../shared/parts/choice.css.ts';
import { desk, narrow, phone, vars } from '../../shared/theme/index.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: '16px',
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const left = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 10rem) 4.5rem',
  gap: '10px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', width: '100%' } },
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: '10px',
});
export const counts = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(5, minmax(4.25rem, 1fr))',
  gap: '10px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', flexBasis: '100%' } },
});
const columns = { gap: '10px', '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };
export const two = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...columns });
export const three = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...columns });

export const panel = style({
  position: 'sticky',
  top: '14px',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': { [phone]: { position: 'static' } },
});
export const priceInside = style({ display: 'grid', gap: '12px', padding: '16px' });
export const soft = style({ color: vars.color.inkSoft });
export const by = style({ color: vars.color.yellow.text, fontWeight: 600 });
export const lines = style({ width: '100%' });
export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const total = style({});
globalStyle(`${lines} :is(th, td)`, {
  padding: '5px 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
});
globalStyle(`${lines} th`, { fontWeight: 400, textAlign: 'start' });
globalStyle(`${lines} tbody tr:first-child > *`, { borderBlockStart: 0 });
globalStyle(`${total} :is(th, td)`, {
  padding: '8px 0',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  font: `800 1.125rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});

export const legend = style({ marginBlockEnd: '4px', fontSize: '0.8125rem', fontWeight: 600 });
export const types = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: '6px',
});
export const type = style([
  choice,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2px 10px',
    minHeight: '48px',
    padding: '6px 12px',
    selectors: { '&:has(:checked)': { background: desk.pick } },
    '@media': { [phone]: { minHeight: '52px' } },
  },
]);
globalStyle(`${type} input`, { position: 'absolute', opacity: 0 });
export const typeTitle = style({ fontWeight: 650 });
export const free = style({ color: vars.color.green.text, fontSize: '0.8125rem', fontWeight: 600 });
export const full = style({ color: vars.color.red.text, fontSize: '0.8125rem', fontWeight: 600 });
export const price = style({ minWidth: '5.5em', fontWeight: 650, textAlign: 'end' });
export const typeWords = style({ gridColumn: '2 / -1', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const proposed = style({ marginBlockStart: '6px', color: vars.color.inkSoft, fontSize: '0.8125rem' });
globalStyle(`${type}:has(:checked) :is(${typeWords}, ${free})`, { color: vars.color.ink });
