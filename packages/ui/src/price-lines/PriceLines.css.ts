import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums', textWrap: 'balance' });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.m,
  padding: '0.3125rem 0',
});

export const quiet = style({
  paddingBlock: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
  color: vars.color.inkSoft,
});

/** The calculation follows on the same line where there is room. */
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});

export const detail = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
});

export const amount = style({ whiteSpace: 'nowrap', textAlign: 'end' });

export const total = style({
  marginBlockStart: '0.625rem',
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.border.control} solid ${vars.color.ink}`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '1.5rem',
  lineHeight: 1.2,
  selectors: { '&:first-child': { borderBlockStart: 0, margin: 0, padding: 0 } },
});
