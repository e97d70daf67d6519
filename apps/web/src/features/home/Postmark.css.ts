import { vars } from '@motel/ui/theme';
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
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [heroWindows.desktop]: { display: 'block' } },
});

const lettering = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fill: 'currentColor',
  stroke: 'none',
} as const;

export const town = style({
  ...lettering,
  fontSize: '11.6px',
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
});

export const day = style({
  ...lettering,
  fontSize: '20px',
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

export const year = style({ ...lettering, fontSize: '11px', letterSpacing: '0.08em', textAnchor: 'middle' });
