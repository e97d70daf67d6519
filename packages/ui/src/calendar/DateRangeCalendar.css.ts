import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const months = style({
  display: 'flex',
  gap: vars.space.xl,
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
});

export const spacer = style({ width: '3rem' });

export const monthName = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: 1,
});

/** The parts react-datepicker draws, by its own class names without their common start. */
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
part(`day:hover${without('disabled')}`, { background: vars.color.sunk });
part('day--outside-month', { visibility: 'hidden' });
part('day--disabled', {
  color: vars.color.inkSoft,
  fontWeight: vars.weight.regular,
  textDecoration: 'line-through',
  opacity: 0.6,
  cursor: 'default',
});
// The note over a taken night: its `title` says the same.
part('day .overlay', { display: 'none' });

part(['day--in-range', 'day--in-selecting-range'], {
  background: vars.color.range,
  color: vars.color.ink,
  borderRadius: 0,
  opacity: 1,
  '@media': { [media.forcedColors]: { borderBlock: `${vars.border.control} solid Highlight` } },
});

/* The two ends; with the days between they make one bar. */
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
part('day--selected', { borderRadius: `${control} 0 0 ${control}` });
part(['day--range-end', 'day--selecting-range-end'], { borderRadius: `0 ${control} ${control} 0` });
/* A start with no end yet in sight. */
part(
  [
    `day--selected${without('range-start', 'in-selecting-range')}`,
    'day--selected.react-datepicker__day--selecting-range-end',
  ],
  {
    borderRadius: control,
  },
);
