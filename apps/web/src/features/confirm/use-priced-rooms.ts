import type { Property } from '@motel/api-client/contracts';
import { type Party, type Quote, roomSelection, type Stay } from '@motel/booking-core';
import type { StayPayments } from '@motel/booking-core/booking';
import { quotedTerms } from '@motel/content/terms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { depositOf } from '../../shared/booking/deposit-words.ts';
import type { OrderRoom } from '../../shared/booking/order-room.ts';
import { noPriceReason, quoteStay } from '../../shared/booking/quote-stay.ts';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';

/** A room of the order, with what the guest pays for it. */
export interface PricedRoom {
  readonly title: string;
  readonly party: Party;
  /** Absent while there is no price. */
  readonly quote: Quote | undefined;
  /** Absent where all is paid now. */
  readonly deposit: StayPayments | undefined;
  /** The sentence of its terms. */
  readonly terms: string | undefined;
  /** As it was chosen; absent for the first one, which is the form's own. */
  readonly room?: OrderRoom;
  readonly property?: Property | null | undefined;
  /** Why it cannot be booked, where that is known. */
  readonly problem?: string | undefined;
}

/** The rooms beside the first one, with the prices of their properties as they are now, never from memory. */
export function useMoreRooms(stay: Stay, rooms: readonly OrderRoom[] = []): readonly PricedRoom[] {
  const words = useWords();
  const { t } = words;
  const wire = useWire();
  const queries = useQueryClient();
  const today = useMotelToday();
  const ids = [...new Set(rooms.map(({ propertyId }) => propertyId))];
  const fetched = async (id: string) =>
    [id, await queries.fetchQuery({ ...propertyQuery(wire, id), staleTime: 0 })] as const;
  const { data, isPending } = useQuery({
    queryKey: ['property', 'of-order', ids],
    queryFn: async () => new Map(await Promise.all(ids.map(fetched))),
    enabled: ids.length > 0,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
  return rooms.map((room) => {
    const property = data?.get(room.propertyId);
    const selection = property ? roomSelection(room.guests, property) : { party: room.guests };
    const wanted = { extraPersons: 0, ...selection };
    const priced = property?.inStock
      ? quoteStay(words, property, stay, wanted, { ...room, today })
      : undefined;
    const quote = priced?.ok ? priced.quote : undefined;
    const gone = property ? t('Currently Not Available.') : t('Property not found.');
    return {
      room,
      property,
      title: property?.title ?? (isPending ? t('Loading...') : t('Property Name Not Available')),
      party: selection.party,
      quote,
      deposit: depositOf(quote, today),
      terms: quote && quotedTerms(words, quote, Date.now()),
      problem: priced ? noPriceReason(words, priced) : isPending ? undefined : gone,
    };
  });
}
