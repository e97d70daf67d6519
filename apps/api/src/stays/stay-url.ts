import type { Booking } from '../booking/index.ts';
import { answeringIn, spokenSite } from '../shared/spoken.ts';

/** The page of a stay in its guest's language. @param origin the site's */
export function stayUrl(origin: string, { id, language }: Pick<Booking, 'id' | 'language'>): string {
  return answeringIn(language, () => `${spokenSite(origin)}/stay/${encodeURIComponent(id)}`);
}
