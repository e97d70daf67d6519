import { style } from '@vanilla-extract/css';
import { bySky } from './by-sky.ts';
import { heroWindows } from './hero-windows.ts';

/** At the bottom of its container; the sky above it continues in the same colour. */
const scene = style({ gridArea: '1 / 1', alignSelf: 'end' });

const shown = { display: 'block' } as const;
const hidden = { display: 'none' } as const;

export const scenes = {
  day: style([scene, bySky('dusk', hidden), bySky('night', hidden)]),
  dusk: style([scene, hidden, bySky('dusk', shown), bySky('night', hidden)]),
  night: style([scene, hidden, bySky('night', shown)]),
};

export const image = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  '@media': {
    [heroWindows.phone]: { aspectRatio: '800 / 1090', objectPosition: '50% 38%' },
    [heroWindows.tablet]: { aspectRatio: '1000 / 880', objectPosition: '50% 100%' },
    [heroWindows.desktop]: { aspectRatio: '1600 / 820', objectPosition: '50% 100%' },
  },
});
