import type { Property } from '@motel/api-client/contracts';
import { type CivilDate, type Party, type Priced, roomSelection, type Stay } from '@motel/booking-core';
import { quotedTerms } from '@motel/content/terms';
import { useQueries } from '@tanstack/react-query';
import { depositOf } from '../../shared/booking/deposit-words.ts';
import { noPriceReason, quoteStay } from '../../shared/booking/quote-stay.ts';
import type { OrderRoom } from '../../shared/booking/remembered-form.ts';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';

/** A room of the order, with what the guest pays for it. */
export interface PricedRoom extends ReturnType<typeof soldRoom> {
  readonly propertyId: string;
  readonly title: string;
  readonly party: Party;
  /** As it was chosen; absent for the first one, which is the form's own. */
  readonly room?: OrderRoom;
  readonly property?: Property | null | undefined;
  /** Why it cannot be booked, where that is known. */
  readonly problem?: string | undefined;
}

/** The price of a room, where it has one, its deposit, unless all is paid now, and its terms. @param today of booking */
export function soldRoom(words: Words, priced: Priced | undefined, today: CivilDate) {
  const quote = priced?.ok ? priced.quote : undefined;
  return { quote, deposit: depositOf(quote, today), terms: quote && quotedTerms(words, quote, Date.now()) };
}

/** The rooms beside the first one, with the prices of their properties as they are now, never from memory. */
export function useMoreRooms(stay: Stay, rooms: readonly OrderRoom[] = []): readonly PricedRoom[] {
  const words = useWords();
  const { t } = words;
  const wire = useWire();
  const today = useMotelToday();
  const ids = [...new Set(rooms.map(({ propertyId }) => propertyId))];
  const answers = useQueries({
    queries: ids.map((id) => ({ ...propertyQuery(wire, id), refetchOnMount: 'always' as const })),
  });
  return rooms.map((room) => {
    const { propertyId } = room;
    const answer = answers[ids.indexOf(propertyId)];
    const property = answer?.data;
    const { party, extraPersons = 0 } = property
      ? roomSelection(room.guests, property)
      : { party: room.guests };
    const priced = property?.inStock
      ? quoteStay(words, property, stay, { party, extraPersons }, { ...room, today })
      : undefined;
    const gone = property ? t('Currently Not Available.') : t('Property not found.');
    const isPending = answer?.isPending;
    return {
      ...{ propertyId, room, property, party },
      title: property?.title ?? (isPending ? t('Loading...') : t('Property Name Not Available')),
      ...soldRoom(words, priced, today),
      problem: priced ? noPriceReason(words, priced) : isPending ? undefined : gone,
    };
  });
}
