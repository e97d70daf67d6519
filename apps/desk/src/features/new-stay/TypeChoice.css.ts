import { globalStyle, style } from '@vanilla-extract/css';
import { choice } from '../../shared/parts/choice.css.ts';
import { desk, phone, vars } from '../../shared/theme/index.ts';

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
export const soft = style({ gridColumn: '2 / -1', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const proposed = style({ marginBlockStart: '6px', color: vars.color.inkSoft, fontSize: '0.8125rem' });
globalStyle(`${type}:has(:checked) :is(${soft}, ${free})`, { color: vars.color.ink });
