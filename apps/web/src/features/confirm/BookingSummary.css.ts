import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { lowWindow } from './low-window.ts';

/** Low on wide screens, and none on a laptop's: every line of the bill, its total and the button are seen together. */
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@media': {
    [media.wide]: { aspectRatio: 'auto', height: '6rem' },
    [`${media.wide} and (max-height: 60rem)`]: { display: 'none' },
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
  // There the strip above the form has them.
  '@media': { [lowWindow]: { display: 'none' } },
});

globalStyle(`${facts} > dl`, { rowGap: vars.space.xs });
