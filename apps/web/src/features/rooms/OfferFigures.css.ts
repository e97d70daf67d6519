import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs });

export const price = style({ fontVariantNumeric: 'tabular-nums', lineHeight: vars.leading.snug });

export const total = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '2.25rem',
  lineHeight: 1,
  marginBlockEnd: vars.space.xxs,
});

export const needs = style({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.note,
  background: vars.color.sunk,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});

export const instead = style({ color: vars.color.inkSoft, fontSize: vars.size.small });

/** Its buttons are above the link that makes the whole card clickable. */
export const near = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
});

export const reason = style({ color: vars.color.red.text, fontWeight: vars.weight.bold });

export const left = style({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.round,
  background: vars.color.range,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});

export const refund = style({ lineHeight: vars.leading.snug });

export const noRefund = style({ display: 'block' });
