import { media, vars } from '@motel/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { bySky } from './by-sky.ts';
import { heroWindows } from './hero-windows.ts';

const unlit = keyframes({ from: { opacity: 0 } });

/**
 * On the empty board of the drawing, whose width is the sky's; both end at the same line. The places are those of the
 * board in `hero-*.svg`, in hundredths of the drawing's width.
 */
export const sign = style([
  {
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    border: '0.25cqw solid currentColor',
    borderRadius: '0.5cqw',
    background: '#fff4dc',
    color: '#8f3a2a',
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    lineHeight: 1,
    letterSpacing: '0.03em',
    whiteSpace: 'nowrap',
    '@media': {
      [heroWindows.phone]: {
        insetInlineStart: '62.5cqw',
        insetBlockEnd: '13.9cqw',
        width: '28cqw',
        height: '7.1cqw',
        fontSize: '4.7cqw',
      },
      [heroWindows.tablet]: {
        insetInlineStart: '67.9cqw',
        insetBlockEnd: '10.7cqw',
        width: '24cqw',
        height: '6.1cqw',
        fontSize: '4.1cqw',
      },
      [heroWindows.desktop]: {
        insetInlineStart: '77.5cqw',
        insetBlockEnd: '7.1cqw',
        width: '17cqw',
        height: '4.3cqw',
        fontSize: '2.9cqw',
      },
      [media.motion]: { animation: `${unlit} 300ms ease-out` },
    },
  },
  bySky('dusk', { background: '#f0dbbd', color: '#783629' }),
  bySky('night', { background: '#e9ddbe', color: '#512725' }),
]);

/** More words, on two lines where one has not enough room. */
export const long = style({ fontSize: '0.62em', whiteSpace: 'normal', textAlign: 'center' });
