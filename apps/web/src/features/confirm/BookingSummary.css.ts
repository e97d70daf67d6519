import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Low on wide screens, so that the button below stays above the fold of a laptop. */
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@media': {
    [media.wide]: { aspectRatio: 'auto', height: '6rem' },
    // On a low window the price comes first.
    [`${media.wide} and (max-height: 50rem)`]: { height: '3.5rem' },
    [`${media.wide} and (max-height: 42rem)`]: { display: 'none' },
  },
});

/** Keeps the beds. */
export const crop = style({ objectPosition: '50% 68%' });

export const place = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

export const whole = style({ whiteSpace: 'nowrap' });

/** Hangs over the card's edge. */
export const key = style({
  position: 'absolute',
  insetBlockStart: '-1.625rem',
  insetInlineEnd: vars.space.l,
});

export const words = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: `${vars.space.m} ${vars.space.s} 0`,
});

export const facts = style({
  marginBlockStart: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlock: `${vars.border.control} dotted ${vars.color.line}`,
});

globalStyle(`${facts} > dl`, { rowGap: vars.space.xs });
