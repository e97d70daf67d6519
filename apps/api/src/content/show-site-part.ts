import { type Motel, sitePart, siteVersion, wordsOf } from '@motel/content/server';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';

/** A part of the motel for the website's pages. Refused with `not-found` where no language has that version now. */
export function showSitePart(
  motel: Motel,
  version: string,
  name: string,
): Outcome<{ readonly part: Record<string, unknown> }> {
  const spoken = Object.values(motel.translated).find((one) => siteVersion(one) === version);
  const part = spoken && sitePart(wordsOf(spoken), name);
  return part === undefined ? refuse('not-found', 'site-part-unknown') : succeed({ part: { ...part } });
}
