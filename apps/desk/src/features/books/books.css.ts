import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { number } from '../../shared/sheet/sheet.css.ts';
import { desk, phone, vars } from '../../shared/theme/index.ts';

/** On a phone: a line of its own, after the title and the buttons. */
export const onPhoneBelow = style({ '@media': { [phone]: { order: 1, width: '100%' } } });
export const notOnPaper = style({ '@media': { print: { display: 'none' } } });
export const buttons = style([notOnPaper, { display: 'flex', gap: '10px' }]);
export const steps = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const name = style([number, { minWidth: '6.5rem', fontSize: '1.125rem', textAlign: 'center' }]);
export const note = style({ padding: '8px 16px 14px', color: vars.color.inkSoft, fontSize: '0.8125rem' });
/** Under what it is about. */
export const small = style({
  ...{ display: 'block', color: vars.color.inkSoft },
  ...{ fontSize: '0.8125rem', fontWeight: 400 },
});

export const bars = style({ margin: 0, padding: '0 16px 10px', listStyle: 'none' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '190px minmax(0, 1fr) 104px',
  gap: '3px 12px',
  alignItems: 'center',
  minHeight: '40px',
  lineHeight: 1.25,
  selectors: {
    '&[data-look="whole"]:last-child': { borderBlockStart: `2px solid ${vars.color.ink}`, minHeight: '44px' },
  },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '7px 0' } },
});
export const amount = style({ fontWeight: 650, textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${bar}[data-look="whole"] > :first-child`, { fontWeight: 650 });
globalStyle(`${bar}[data-look="whole"]:last-child > :is(:first-child, :last-child)`, {
  font: `800 1.125rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});
export const track = style({
  height: '20px',
  overflow: 'hidden',
  borderRadius: '5px',
  background: vars.color.sunk,
  printColorAdjust: 'exact',
  '@media': { [phone]: { gridColumn: '1 / 3', gridRow: 2, height: '14px' } },
});
const fill = style({ display: 'block', height: '100%', minWidth: '2px', borderRadius: '5px' });
export const fills = styleVariants({
  whole: [fill, { background: desk.barIn }],
  share: [fill, { background: desk.share }],
  up: [fill, { background: desk.barOkEdge }],
  down: [
    fill,
    {
      background: `repeating-linear-gradient(135deg, ${vars.color.control} 0 3px, ${vars.color.sunk} 3px 6px)`,
    },
  ],
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(31, minmax(0, 1fr))',
  gap: '2px',
  padding: '0 16px 10px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '4px' } },
});
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '26px',
  borderRadius: '4px',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  textDecoration: 'none',
  '@media': { [phone]: { minHeight: '44px', fontSize: '0.9375rem' } },
  selectors: {
    '&[href]': { background: desk.barOk, color: desk.onBarOk, fontWeight: 600 },
    '&[aria-current="date"]': { background: vars.color.ink, color: vars.color.paper },
  },
});
/** An account that has a credit alone stands further in. */
export const inset = style({ display: 'block', paddingInlineStart: '18px' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '12px',
});
export const kind = style({ display: 'flex', alignItems: 'center', gap: '9px', fontWeight: 600 });
