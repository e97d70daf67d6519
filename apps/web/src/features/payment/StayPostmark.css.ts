import { media, vars } from '@motel/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** It comes down on the card. */
const press = keyframes({ from: { scale: '1.35', opacity: 0 } });

export const postmark = style({
  width: '100%',
  opacity: 0.86,
  rotate: '-8deg',
  transformOrigin: '23% 50%',
  '@media': {
    [media.motion]: { animation: `${press} 320ms cubic-bezier(0.3, 0.7, 0.2, 1) 250ms backwards` },
  },
});

export const strike = style({ stroke: vars.color.red.text, strokeWidth: 5, strokeLinecap: 'round' });
