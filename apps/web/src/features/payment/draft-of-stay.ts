import type { Wire } from '@motel/api-client';
import type { Stay } from '@motel/api-client/contracts';
import { roomSelection } from '@motel/booking-core';
import { type BookingDraft, bookingDraft } from '../../shared/booking/booking-draft.ts';
import { quoteStay } from '../../shared/booking/quote-stay.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import type { Words } from '../../shared/words.ts';

/** The draft by which /confirm opens with the same stay; `null` where it can no longer be priced. */
export async function draftOfStay(
  words: Words,
  wire: Wire,
  { room, checkIn, checkOut, party, plan }: Stay,
  signal: AbortSignal,
): Promise<BookingDraft | null> {
  const property = await callApi(wire, 'property', { parts: { id: room.id }, signal });
  if (property === null) return null;
  const stay = { checkIn, checkOut };
  const priced = quoteStay(words, property, stay, roomSelection(party, property), {
    plan: property.tariff.plans?.find(({ id, label = id }) => label === plan)?.id,
  });
  return priced.ok ? bookingDraft(room.id, stay, party, priced.quote) : null;
}
