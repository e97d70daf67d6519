import { style } from '@vanilla-extract/css';
import { afterDark } from '../../shared/after-dark.ts';
import { heroWindows } from './hero-windows.ts';

/** At the bottom of its container; the sky above it continues in the same colour. */
const scene = style({ gridArea: '1 / 1', alignSelf: 'end' });

export const byDay = style([scene, afterDark({ display: 'none' })]);

export const atNight = style([scene, { display: 'none' }, afterDark({ display: 'block' })]);

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
