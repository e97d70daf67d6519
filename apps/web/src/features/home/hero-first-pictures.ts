import type { FirstPicture } from '../../shared/first-picture.ts';
import { knownPart } from '../../shared/motel/site-part.ts';
import type { QueryBox } from '../../shared/queries/query-box.ts';
import { heroWindows } from './hero-windows.ts';

const windows = ['phone', 'tablet', 'desktop'] as const;
const skies = ['day', 'dusk', 'night'] as const;

/** The early script loads, before all else, the one of these that the guest's sky and window show. */
export function heroFirstPictures(queries: QueryBox): readonly FirstPicture[] {
  const scenes = knownPart(queries, 'home')?.hero.scenes;
  if (scenes === undefined) return [];
  return windows.flatMap((window) =>
    skies.map((sky) => ({ in: sky, media: heroWindows[window], src: scenes[sky][window] })),
  );
}
