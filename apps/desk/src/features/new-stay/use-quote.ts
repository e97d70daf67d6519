import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { type Draft, handTotalOf, wantedQuery } from './draft.ts';

export type StayQuote = AnswerOf<DeskCalls['quoteStay']>;

interface Quoted {
  /** Absent while dates, party or room are not complete, and where the stay is refused. */
  readonly quote: StayQuote | undefined;
  /** Why the stay is refused. */
  readonly refusal: string | undefined;
}

/** The price of the typed stay in a kind of room, fresh every few seconds. @param isByHand at the typed price */
export function useQuote(draft: Draft, typeId: string, isByHand: boolean): Quoted {
  const wanted = wantedQuery(draft, typeId);
  const hand = isByHand ? handTotalOf(draft) : undefined;
  const { data, error } = useDesk(
    'quoteStay',
    { query: { ...(wanted ?? NOTHING), ...(hand !== undefined && { price: String(toDollars(hand)) }) } },
    { enabled: wanted !== undefined },
  );
  if (wanted === undefined) return { quote: undefined, refusal: undefined };
  return { quote: error === null ? data : undefined, refusal: error?.message };
}

/** While the fields say no stay, nothing is asked. */
const NOTHING = {
  typeId: '',
  checkIn: '',
  checkOut: '',
  adults: '',
  children: '',
  infants: '',
  pets: '',
  rooms: '',
};
