import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ minWidth: 0 });

export const question = style({ marginBlockEnd: vars.space.xs, fontWeight: vars.weight.bold });

export const soft = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });

export const plans = style({
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const plan = style({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  alignItems: 'start',
  minHeight: '4.75rem',
  padding: vars.space.s,
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.control}` },
    '&:has(:checked)': {
      background: vars.color.sunk,
      boxShadow: `inset 5px 0 0 ${vars.color.ink}`,
    },
    '&:has(:disabled)': { minHeight: vars.target, cursor: 'default', color: vars.color.inkSoft },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});

export const dot = style({
  appearance: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.card,
  cursor: 'inherit',
  ':checked': { border: `0.375rem solid ${vars.color.ink}` },
  ':disabled': { borderStyle: 'dashed' },
  // The whole row has the outline.
  ':focus-visible': { outline: 'none' },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const name = style({
  lineHeight: vars.leading.tight,
  '@media': { [media.tablet]: { fontSize: vars.size.lead } },
});

export const price = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  textAlign: 'end',
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${plan}:has(:checked) &`]: { gridRow: 1 } },
});

export const total = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
});

export const difference = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

/** The chosen one, whose sentences are longest, has no difference beside them. */
export const terms = style({
  gridColumn: 2,
  gridRow: 2,
  display: 'grid',
  gap: vars.space.xxs,
  selectors: { [`${plan}:has(:checked) &`]: { gridColumn: '2 / -1' } },
});

export const term = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  fontSize: vars.size.small,
});

export const given = style({ color: vars.color.green.text });

export const refused = style({ color: vars.color.red.text });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minHeight: vars.target,
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
});
