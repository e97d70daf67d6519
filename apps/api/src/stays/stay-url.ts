import { type Motel, translated } from '@motel/content/server';
import type { Booking } from '../booking/index.ts';
import { siteIn } from '../shared/motel-context.ts';

/** The page of a stay in its guest's language. @param origin the site's */
export function stayUrl(
  motel: Motel,
  origin: string,
  { id, language }: Pick<Booking, 'id' | 'language'>,
): string {
  return `${siteIn(translated(motel, language), origin)}/stay/${encodeURIComponent(id)}`;
}
