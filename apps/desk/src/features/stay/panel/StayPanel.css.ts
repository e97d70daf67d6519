import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { choice } from '../../../shared/parts/choice.css.ts';
import { desk, narrow, phone, TAB_BAR, vars } from '../../../shared/theme/index.ts';

export const panel = style({
  position: 'sticky',
  top: '14px',
  // `hidden` would make it the scroller of the button that stays in view.
  overflow: 'clip',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': {
    [narrow]: { gridColumn: 2, gridRow: '1 / 3' },
    [phone]: { position: 'static', gridColumn: 1, gridRow: 1 },
  },
});
export const tabs = style({ display: 'flex', gap: '2px', padding: '6px 6px 0', background: vars.color.sunk });
export const tab = style({
  flex: 1,
  minHeight: '40px',
  padding: '0 4px',
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  fontWeight: 600,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-pressed="true"]': { background: vars.color.card, fontWeight: 700 },
    '&:disabled': { color: vars.color.inkSoft, fontWeight: 400 },
    '&:disabled:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': { [phone]: { minHeight: '44px' } },
});
export const form = style({ display: 'grid', gap: '12px', padding: '16px' });
/** The panel's button stays in view while the panel is longer than the window. */
export const deed = style({
  position: 'sticky',
  bottom: 0,
  margin: '0 -16px -16px',
  padding: '8px 16px 16px',
  background: vars.color.card,
  boxShadow: `0 -8px 8px -2px ${vars.color.card}`,
  '@media': {
    [phone]: { bottom: TAB_BAR },
    // A keyboard on the screen, or large text, leaves too little room beside it.
    '(max-height: 480px)': { position: 'static' },
  },
});
/** An element with focus is not behind the button. */
globalStyle(`${form} :is(input, select, textarea, button)`, { scrollMarginBlockEnd: '150px' });
export const lead = style({ marginBlockStart: '6px', color: vars.color.inkSoft });
/** A sentence that says what else happens. */
export const say = style({
  display: 'flex',
  gap: '10px',
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  lineHeight: 1.35,
});
export const two = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10px' });
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
});
export const options = style({ display: 'grid', gap: '6px' });
export const option = style([
  choice,
  {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto',
    gap: '2px 8px',
    alignItems: 'center',
    padding: '9px 12px',
    '@media': { [phone]: { minHeight: '52px' } },
  },
]);
/** A choice in one line. */
export const compact = style([
  option,
  { gridTemplateColumns: '22px auto minmax(0, 1fr) auto', padding: '6px 12px' },
]);
export const radio = style({ width: '18px', height: '18px', accentColor: vars.color.ink });
export const optionNote = style({ gridColumn: '2 / -1', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });

export const table = style({ width: '100%' });
export const total = style({});
globalStyle(`${table} :is(th, td)`, { padding: '5px 0 5px 8px', textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, {
  paddingBlock: '0 4px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 550,
});
globalStyle(`${table} tbody :is(th, td)`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 400,
});
globalStyle(`${table} tbody td:last-child`, { fontWeight: 650 });
globalStyle(`${table} ${total} :is(th, td)`, {
  paddingBlock: '8px',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  font: `800 1.125rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});

export const strip = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' });
export const night = style({
  position: 'relative',
  minHeight: '58px',
  padding: '4px 0 5px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: '6px',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  lineHeight: 1.25,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: '1px', boxShadow: 'none' },
  },
  '@media': { [phone]: { minHeight: '64px' } },
});
export const number = style({
  display: 'block',
  color: vars.color.ink,
  font: `800 1.0625rem/1.1 ${vars.font.display}`,
});
export const nightStates = styleVariants({
  kept: { background: desk.barOk, borderColor: desk.barOkEdge, color: desk.onBarOk },
  new: { border: `2px dashed ${vars.color.ink}`, background: vars.color.range, color: vars.color.ink },
  'given up': { borderStyle: 'dashed', textDecoration: 'line-through' },
  out: {},
  other: {},
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
});
export const wishes = style({ display: 'grid', gap: '10px' });

export const group = style({ display: 'grid', gap: '8px' });
export const legend = style({
  paddingBlockEnd: '6px',
  color: vars.color.yellow.text,
  fontWeight: vars.weight.bold,
});
export const roomChoices = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 14px' });
export const roomChoice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': { [phone]: { minHeight: '44px' } },
});
