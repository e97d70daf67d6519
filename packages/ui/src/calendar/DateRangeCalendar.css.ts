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
/** A day within the stay that cannot end it. */
export const noEnd = style({});
export const dayNumber = style({});
/** A line under a day's number, or a sample of one. */
export const dayText = style({
  position: 'relative',
  fontSize: '0.75rem',
  lineHeight: 1.25,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-text)' },
  '@media': { '(max-width: 359px)': { fontSize: '0.6875rem', letterSpacing: '-0.02em' } },
});
export const markText = style({ color: vars.color.ink, fontWeight: vars.weight.medium });
/** A lowest price, behind a triangle that points down. */
export const lowest = style({
  color: vars.color.accentText,
  fontWeight: vars.weight.bold,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 1px)',
    insetBlockStart: '0.3125rem',
    border: '4px solid transparent',
    borderBlock: '6px solid currentColor',
    borderBlockEnd: 0,
  },
});
/** A barred circle before words for something that is not possible. */
export const barred = style({
  paddingInlineStart: '0.9375rem',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.125rem',
    width: '0.75rem',
    height: '0.75rem',
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
    background: 'linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%)',
    forcedColorAdjust: 'preserve-parent-color',
  },
});
export const beyond = style({});

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  minHeight: '1.25rem',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});

const appearing = keyframes({ from: { opacity: 0 } });

/** Shows after a short delay: an answer that comes at once needs no visible words. */
export const noteText = style({ animation: `${appearing} 200ms 250ms backwards` });

export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/* As wide as what they are behind: an engraver's hatching. */
const hatching = `repeating-linear-gradient(135deg, ${vars.color.line} 0 2px, transparent 2px 8px)`;

export const sample = style({
  padding: '0.125rem 0.3125rem',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.note,
  selectors: {
    [`&.${barred}`]: { paddingInlineStart: '1.25rem' },
    [`&.${barred}::after`]: { insetInlineStart: '0.25rem', insetBlockStart: '0.25rem' },
    [`&.${lowest}`]: { paddingInlineStart: '0.9375rem' },
    [`&.${lowest}::after`]: {
      insetInlineEnd: 'auto',
      insetInlineStart: '0.25rem',
      insetBlockStart: '0.4375rem',
    },
  },
});
/** Sample of a night that is sold out. */
export const full = style({ background: hatching, textDecoration: 'line-through' });

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
/* A day with more lines: the number alone is faint or struck through, so that the text stays readable. */
part(`day`, {
  alignContent: 'start',
  height: '3.625rem',
  paddingBlockStart: '0.375rem',
  lineHeight: 1.2,
});
part(`day--disabled`, { opacity: 1 });
part(`day--disabled .${dayNumber}`, { opacity: 0.75 });
part(`day.${taken}`, { background: hatching, fontWeight: vars.weight.regular });
part(`day.${taken} .${dayNumber}`, { textDecoration: 'line-through', textDecorationThickness: '2px' });
part([`day.${taken} .${dayNumber}`, `day.${taken} .${dayText}`], {
  paddingInline: '0.25rem',
  borderRadius: vars.radius.note,
  background: vars.color.card,
});
part(`day.${noEnd}`, { border: `2px dotted ${vars.color.control}` });
/* Pressed, and about to be chosen. */
part('day[data-pressed]', { background: vars.color.accent, color: vars.color.onAccent });
part(`day.${today}::after`, {
  insetBlockEnd: 'auto',
  insetBlockStart: '0.0625rem',
  width: '0.25rem',
  height: '0.25rem',
});
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
