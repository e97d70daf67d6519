import type { FirstPicture } from '../../shared/first-picture.ts';
import { day, night } from './hero-scenes.precomputed.ts';
import { heroWindows } from './hero-windows.ts';

const windows = ['phone', 'tablet', 'desktop'] as const;

/** The early script loads, before all else, the one of these that the guest's theme and window show. */
export const heroFirstPictures: readonly FirstPicture[] = windows.flatMap((window) => [
  { theme: 'light', media: heroWindows[window], src: day[window] },
  { theme: 'dark', media: heroWindows[window], src: night[window] },
]);
