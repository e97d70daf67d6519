import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: vars.space.xxl },
  },
});

export const postcard = style({ position: 'relative', marginBlockStart: '1.625rem' });

/** Hangs over the card's edge. */
export const key = style({
  position: 'absolute',
  insetBlockStart: '-1.625rem',
  insetInlineEnd: vars.space.l,
});
