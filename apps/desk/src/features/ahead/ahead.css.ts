import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../shared/theme/index.ts';

const { color, font, radius } = vars;
const line = `1px solid ${color.line}`;
const display = (size: string) => ({ font: `800 ${size}/1.1 ${font.display}` });
const inNarrow = (rule: StyleRule) => ({ '@media': { [narrow]: rule } });
const onPhone = (rule: StyleRule) => ({ '@media': { [phone]: rule } });
const onWeekends = { selectors: { '&[data-weekend]': { background: desk.weekend } } };
const columns = (wide: string) => ({
  gridTemplateColumns: wide,
  ...inNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

/** The sentence that says what counts, before all figures. */
export const sentence = style({
  maxWidth: '128ch',
  margin: '2px 0 14px',
  fontSize: '1.125rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
  ...onPhone({ fontSize: '1rem' }),
});
export const dates = style({ marginBlockEnd: '12px' });
export const below = style({ display: 'grid', gap: '16px', marginBlockStart: '16px', alignItems: 'start' });
export const pairs = style(columns('minmax(0, 1fr) minmax(0, 1.15fr)'));
/** Beside a figure, of what. */
export const ofAll = style({ color: color.inkSoft, fontSize: '0.8125rem', fontWeight: 400 });
export const nightByNight = style({});
globalStyle(`${nightByNight} > summary`, { padding: '12px 0', color: color.inkSoft, cursor: 'pointer' });

const paper = style({
  borderRadius: radius.card,
  background: color.card,
  boxShadow: vars.shadow.card,
  overflow: 'hidden',
});
/** A column a night, its rows those of all others; in a narrower window a line a night. */
export const nights = style([
  paper,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, auto)',
    gridAutoColumns: 'minmax(0, 1fr)',
    padding: '6px 10px 10px 0',
    ...inNarrow({ display: 'block', padding: 0 }),
  },
]);
export const night = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / -1',
  textAlign: 'center',
  ...onWeekends,
  ...inNarrow({
    gridTemplate: 'auto / 58px minmax(0, 1fr) 74px 62px',
    gap: '0 8px',
    alignItems: 'center',
    padding: '8px 14px',
    selectors: { '&:nth-child(n + 3)': { borderBlockStart: line } },
  }),
});
/** The names of the rows, which each night says itself to people who do not see them. */
export const names = style([
  night,
  { paddingInlineStart: '16px', textAlign: 'start', ...inNarrow({ display: 'none' }) },
]);
export const date = style({
  paddingBlock: '5px',
  color: color.inkSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  ...inNarrow({ display: 'flex', gap: '6px', alignItems: 'baseline', padding: 0, fontSize: '1em' }),
});
globalStyle(`${date} > b`, { display: 'block', color: color.ink, ...display('1.125rem') });
globalStyle(`[aria-current] > ${date} > b`, {
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const cell = style({
  padding: '3px 4px',
  borderBlockStart: line,
  whiteSpace: 'nowrap',
  ...inNarrow({ padding: '2px 0', border: 0, textAlign: 'end' }),
});
globalStyle(`${names} > *`, { paddingInline: '0 10px', color: color.inkSoft });
export const notInLines = style(inNarrow({ display: 'none' }));
export const inLines = style({ display: 'none', ...inNarrow({ display: 'inline' }) });
export const free = style({
  ...display('1.125rem'),
  ...inNarrow({ paddingInline: '6px', borderRadius: '4px', font: 'inherit', fontWeight: 650 }),
});
export const tight = style({ background: color.yellow.surface, color: color.yellow.text });
export const strong = style({ fontWeight: 600 });

/** The kinds of a night: each in its own row, in a line side by side. */
export const kinds = style({ display: 'contents', ...inNarrow({ display: 'flex', gap: '5px' }) });
export const kindName = style({ alignSelf: 'center', fontSize: '0.8125rem', whiteSpace: 'nowrap' });
globalStyle(`${names} > :is(${kindName}, ${strong})`, { color: color.ink });
export const squares = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  gap: '3px',
  padding: '5px 9px',
  ...inNarrow({ flexDirection: 'row-reverse', gap: '2px', minWidth: 0, padding: 0 }),
});
const square = style({
  width: '100%',
  maxWidth: '46px',
  height: '14px',
  borderRadius: '4px',
  border: `1.5px solid ${desk.barOkEdge}`,
  ...inNarrow({ width: '9px', minWidth: '4px', height: '20px', borderRadius: '3px' }),
});
export const squareLooks = styleVariants({
  free: [square],
  sold: [square, { background: desk.barIn, borderColor: desk.barIn }],
  closed: [square, { borderStyle: 'dashed', borderColor: color.line }],
});
/** Rooms of a kind that are too many for squares; in a line its bar is as long as there are rooms. */
export const count = style({
  padding: '6px 9px',
  lineHeight: 1.2,
  fontWeight: 600,
  ...inNarrow({ padding: 0 }),
});
export const meter = style({
  position: 'relative',
  display: 'block',
  height: '11px',
  overflow: 'hidden',
  borderRadius: '4px',
  border: `1.5px solid color-mix(in srgb, ${desk.barOkEdge} 65%, transparent)`,
});
export const filled = style({ display: 'block', height: '100%', background: desk.barIn });

/** Weeks below each other, a weekday in each column. */
export const weeks = style([paper]);
export const week = style({
  display: 'grid',
  gridTemplateColumns: '146px minmax(0, 1fr) 110px 92px',
  alignItems: 'center',
  borderBlockStart: line,
  selectors: { '&:first-child': { border: 0, color: color.inkSoft, fontSize: '0.8125rem' } },
  ...inNarrow({ gridTemplateColumns: 'minmax(0, 1fr) auto auto', padding: '0 4px 6px' }),
});
export const later = style({ padding: '10px 16px', borderBlockStart: line, color: color.inkSoft });
/** Of a whole week: in a narrower window above its days. */
export const whole = style({
  padding: '0 16px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { fontWeight: 600, textAlign: 'start' } },
  ...inNarrow({ gridRow: 1, padding: '8px' }),
});
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  ...inNarrow({ gridColumn: '1 / -1' }),
});
export const weekday = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: '4px',
  padding: '6px 8px',
  lineHeight: 1.2,
  ...onWeekends,
  ...onPhone({ gridTemplateColumns: '1fr', padding: '5px 4px', fontSize: '0.875rem' }),
});
globalStyle(`${weekday} > ${meter}`, { gridColumn: '1 / -1' });
export const number = style({
  justifySelf: 'end',
  borderRadius: '4px',
  paddingInline: '4px',
  fontWeight: 700,
  ...onPhone({ justifySelf: 'start', marginInlineStart: '-4px', fontSize: '1rem' }),
});

/** Lines of a card, each with something before its words. */
export const lines = style({ lineHeight: 1.3 });
globalStyle(`${lines} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
  padding: '9px 16px',
  borderBlockStart: line,
});
export const figure = style({ minWidth: '34px', ...display('1.75rem'), fontStretch: '80%' });

/** One bar in parts, each with its own words. */
export const divided = style({ display: 'flex', flexWrap: 'wrap', gap: '3px', padding: '0 16px 14px' });
export const part = style({
  flexBasis: '88px',
  padding: '8px 10px',
  borderRadius: '6px',
  background: color.sunk,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  selectors: {
    '&:nth-child(1)': { background: desk.barIn, color: desk.onBarIn },
    '&:nth-child(2)': { background: desk.barOk, color: desk.onBarOk },
  },
});
globalStyle(`${part} > *`, { display: 'block', color: 'inherit' });
globalStyle(`${part} > strong`, display('1.25rem'));
/** Figures side by side, each above its words. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  borderBlockStart: line,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: color.line,
  ...onPhone({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
globalStyle(`${figures} > li`, {
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: '9px 16px',
  background: color.card,
});
