import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({ position: 'relative', minWidth: 0 });

export const strip = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Space for what extends beyond the cards: shadows, rings, a fob.
  paddingBlock: vars.space.l,
  marginBlock: `calc(-1 * ${vars.space.l})`,
  scrollPaddingInline: vars.space.gutter,
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
});

export const bleeds = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(17.5rem, 78vw)',
  gap: vars.space.l,
  width: 'max-content',
  minWidth: '100%',
  justifyContent: 'start',
});

export const item = style({ display: 'grid', scrollSnapAlign: 'start', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
  marginBlockEnd: vars.space.l,
});

export const title = style({ flex: '1 1 20rem', minWidth: 0 });

/** Reserves its space before its buttons appear, so that nothing moves. */
export const controls = style({
  display: 'flex',
  gap: '0.625rem',
  minHeight: '3rem',
  marginInlineStart: 'auto',
  // Touch needs no buttons to scroll the row.
  '@media': {
    [media.phoneOnly]: { marginInlineStart: 0 },
    [`${media.phoneOnly} and ${media.touch}`]: { display: 'none' },
  },
});
