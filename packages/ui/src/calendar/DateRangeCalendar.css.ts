import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });

export const months = style({
  display: 'flex',
  gap: vars.space.xl,
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
  // The days stay as wide as a finger tip on the narrowest phones.
  '@media': { '(max-width: 359px)': { marginInline: '-0.625rem' } },
});

export const today = style({});
export const past = style({});
/** A night that is taken; its day may still be a check-out. */
export const taken = style({});
/** Classes of the parts of a day that has a second line. */
export const dayNumber = style({});
export const dayText = style({
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-text)' },
  '@media': { '(max-width: 359px)': { fontSize: '0.625rem', letterSpacing: '-0.03em' } },
});
export const beyond = style({});

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
  minHeight: '1.25rem',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});

const appearing = keyframes({ from: { opacity: 0 } });

/** Shows after a short delay: an answer that comes at once needs no visible words. */
export const noteText = style({ animation: `${appearing} 200ms 250ms backwards` });

export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/* A stroke through a taken night, readable without its colour; a border, because forced colours keep borders. */
const stroke = {
  content: '',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  height: 0,
  borderBlockStart: `${vars.border.control} solid currentColor`,
  rotate: '-45deg',
} as const;

export const keyMark = style({
  position: 'relative',
  width: '1.125rem',
  height: '1.125rem',
  border: `${vars.border.thin} solid currentColor`,
  borderRadius: vars.radius.note,
  '::before': { ...stroke, width: '1.25rem', insetInline: '-1rem' },
});

/** The parts that react-datepicker draws, by its class names without their common prefix. */
function part(names: string | readonly string[], rule: Parameters<typeof globalStyle>[1]) {
  const selectors = [names].flat().map((name) => `${months} .react-datepicker__${name}`);
  globalStyle(selectors.join(', '), rule);
}

const without = (...modifiers: readonly string[]) =>
  modifiers.map((modifier) => `:not(.react-datepicker__day--${modifier})`).join('');

const { control } = vars.radius;

part('month-container', { flex: '1 1 auto', width: '20rem', minWidth: 0, maxWidth: '24rem' });
part(['aria-live', 'sr-only'], {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
part(['day-names', 'week'], { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
part('day-name', {
  padding: '0.375rem 0',
  textAlign: 'center',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.inkSoft,
});

part('day', {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  minHeight: vars.target,
  marginBlock: '1px',
  borderRadius: control,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
part('day:focus-visible', { borderRadius: control, outlineOffset: '2px', zIndex: 1 });
// No stronger than the ends and the days between, which keep their own colour.
part(`day:where(:hover${without('disabled')})`, { background: vars.color.sunk });
part('day--outside-month', { visibility: 'hidden' });
part('day--disabled', {
  color: vars.color.inkSoft,
  fontWeight: vars.weight.regular,
  opacity: 0.55,
  cursor: 'default',
  '@media': { [media.forcedColors]: { color: 'GrayText', opacity: 1 } },
});
/* A taken night, also one that can still be a check-out day. */
part(`day.${taken}::before`, { ...stroke, width: '1.75rem', opacity: 0.7 });
part(`day.${today}::after`, {
  content: '',
  position: 'absolute',
  insetBlockEnd: '0.25rem',
  width: '0.375rem',
  height: '0.375rem',
  borderRadius: vars.radius.round,
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
/* A day with a second line: the number alone is faint or struck through, so that the text stays readable. */
part(`day:has(.${dayText})`, { alignContent: 'center', rowGap: '0.1875rem', lineHeight: 1.1 });
part(`day--disabled:has(.${dayText})`, { opacity: 1 });
part(`day--disabled .${dayNumber}`, { opacity: 0.6 });
part(`day.${taken}:has(.${dayText})::before`, { content: 'none' });
part(`day.${taken} .${dayNumber}`, { textDecoration: 'line-through' });
part(`day.${today}:has(.${dayText})::after`, {
  insetBlockEnd: 'auto',
  insetBlockStart: '0.0625rem',
  width: '0.25rem',
  height: '0.25rem',
});
// The note over a taken night: its `title` says the same.
part('day .overlay', { display: 'none' });

// Past days can be chosen in a search, and look past: lighter, never too faint to read.
part(`day.${past}`, { color: vars.color.inkSoft, fontWeight: vars.weight.regular });

part(['day--in-range', 'day--in-selecting-range'], {
  background: vars.color.range,
  color: vars.color.ink,
  borderRadius: 0,
  opacity: 1,
  '@media': { [media.forcedColors]: { borderBlock: `${vars.border.control} solid Highlight` } },
});

/* The two ends; with the days between them they form one bar. */
part(['day--selected', 'day--range-end', `day--selecting-range-end${without('disabled')}`], {
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  opacity: 1,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
part(
  ['day--selected', 'day--range-end', `day--selecting-range-end${without('disabled')}`].map(
    (end) => `${end} .${dayText}`,
  ),
  { color: 'inherit', fontWeight: vars.weight.medium },
);
part('day--selected', { borderRadius: `${control} 0 0 ${control}` });
part(['day--range-end', 'day--selecting-range-end'], { borderRadius: `0 ${control} ${control} 0` });
/* A start without an end. */
part(
  [
    `day--selected${without('range-start', 'in-selecting-range')}`,
    'day--selected.react-datepicker__day--selecting-range-end',
  ],
  {
    borderRadius: control,
  },
);

/* A press beyond the last possible end starts a new range, so no impossible range is previewed. */
globalStyle(
  `${months}:has(.${beyond}.react-datepicker__day--selecting-range-end) .react-datepicker__day--in-selecting-range:not(.react-datepicker__day--selected)`,
  { background: 'none', color: 'inherit', borderBlock: 'none' },
);
