import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 });

export const question = style({ marginBlockEnd: vars.space.xs });

/** Side by side where two fit. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.xs,
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  gap: `${vars.space.xs} ${vars.space.s}`,
  padding: vars.space.s,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.sunk,
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '&:has(:disabled)': { cursor: 'default', borderStyle: 'dashed', color: vars.color.inkSoft },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});

export const dot = style({
  appearance: 'none',
  gridColumn: 2,
  gridRow: 1,
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.card,
  cursor: 'inherit',
  ':checked': { border: `0.375rem solid ${vars.color.ink}` },
  // The whole way has the outline.
  ':focus-visible': { outline: 'none' },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const words = style({
  gridColumn: 1,
  gridRow: 1,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const price = style({
  gridColumn: '1 / -1',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const reason = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
