import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** Radius of a perforation. */
const hole = createVar();

/** The stamp's shadow on its card; outside the mask, which would cut it off. */
export const root = style({
  width: 'min(13rem, 100%)',
  filter: 'drop-shadow(0 0 0.5px #4a2a27b3) drop-shadow(0 2px 3px #4a2a2766)',
});

/*
 * The paper extends one radius beyond the stamp: a row of whole tiles fits at any size, each with a hole in its
 * middle, and the clip cuts through the middles of the outermost.
 */
export const stamp = style({
  position: 'relative',
  isolation: 'isolate',
  padding: '1rem',
  vars: { [hole]: '0.4375rem' },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: `calc(-1 * ${hole})`,
    clipPath: `inset(${hole})`,
    background: vars.color.stamp,
    maskImage: `linear-gradient(#000 0 0), radial-gradient(circle closest-side, #0000 66%, #000 70%)`,
    maskSize: `calc(100% - 4 * ${hole}) calc(100% - 4 * ${hole}), calc(2 * ${hole}) calc(2 * ${hole})`,
    maskPosition: 'center, 0 0',
    maskRepeat: 'no-repeat, round',
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const print = style({
  padding: '0.5rem 0.5rem 0.375rem',
  background: vars.color.stampPrint,
  color: vars.color.stampInk,
});

export const picture = style({ background: vars.color.stamp });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: '0.4375rem 0.0625rem 0.125rem',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1,
});
