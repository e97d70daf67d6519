import { style } from '@vanilla-extract/css';
import { heroWindows } from './hero-windows.ts';

/** On the open sky of wide windows. */
export const postmark = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: '2.4%',
  insetBlockStart: '3%',
  width: 'clamp(9rem, 18%, 15rem)',
  opacity: 0.75,
  transform: 'rotate(-7deg)',
  '@media': { [heroWindows.desktop]: { display: 'block' } },
});
