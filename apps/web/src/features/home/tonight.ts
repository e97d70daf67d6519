import type { Wire } from '@motel/api-client';
import type { OffersWire } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import { offersForOne } from './tonight.precomputed.ts';

const DAY = 86_400_000;

/** Reasons against a stay of tonight alone that a longer one does not meet. */
const ONLY_LONGER = /^(?:stay-too-short|closed-to-departure)$/;

/**
 * Whether a guest who comes tonight finds a room. It takes the answer as our own server wrote it: the client's checks
 * would weigh more than half as much as all other scripts of the page.
 * @throws when there is no answer
 */
export async function isVacant(
  { baseUrl = '', fetch: send = fetch }: Wire,
  today: CivilDate,
): Promise<boolean> {
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const answer = await send(`${baseUrl}${offersForOne}&from=${today}&to=${tomorrow}`);
  const { offers }: OffersWire = await answer.json();
  return offers.some(({ stay, reason }) => stay ?? ONLY_LONGER.test(reason?.code ?? ''));
}
