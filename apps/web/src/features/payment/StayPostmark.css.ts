import { media, vars } from '@motel/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** It comes down on the card. */
const press = keyframes({ from: { scale: '1.35', opacity: 0 } });

export const postmark = style({
  width: '100%',
  opacity: 0.86,
  rotate: '-8deg',
  transformOrigin: '23% 50%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  '@media': {
    [media.motion]: { animation: `${press} 320ms cubic-bezier(0.3, 0.7, 0.2, 1) 250ms backwards` },
  },
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
});

export const day = style({
  ...lettering,
  fontSize: '20px',
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

export const year = style({ ...lettering, fontSize: '12px', letterSpacing: '0.08em', textAnchor: 'middle' });

export const strike = style({ stroke: vars.color.red.text, strokeWidth: 5, strokeLinecap: 'round' });
