import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ position: 'relative' });

/** Hangs over the card's edge. */
export const key = style({
  position: 'absolute',
  insetBlockStart: '-1.625rem',
  insetInlineEnd: vars.space.l,
});

export const words = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.m} ${vars.space.s} 0`,
});

export const facts = style({
  marginBlockStart: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlock: `${vars.border.control} dotted ${vars.color.line}`,
});
