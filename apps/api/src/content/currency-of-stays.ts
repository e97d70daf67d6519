import type { MotelTexts } from '@motel/content/server';
import { hasBookings } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { contentOf } from './read-texts.ts';
import type { ContentVersion } from './versions.ts';

/** The currency in which the motel's stays are paid, where its next content has another; none may have one once there are stays. */
export async function currencyOfStays(
  db: Db,
  published: ContentVersion | undefined,
  next: MotelTexts,
): Promise<string | undefined> {
  if (published === undefined) return undefined;
  const { currency } = contentOf(published.texts).money;
  return currency !== contentOf(next).money.currency && (await hasBookings(db)) ? currency : undefined;
}
