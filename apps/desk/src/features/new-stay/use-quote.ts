import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { useMotel } from '../../shared/motel.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { type Draft, handTotalOf, wantedQuery } from './draft.ts';

export type StayQuote = AnswerOf<DeskCalls['quoteStay']>;

interface Quoted {
  /** Absent while dates, party or room are not complete, and where the stay is refused. */
  readonly quote: StayQuote | undefined;
  /** The quote is of what the fields say, not of what they said a moment ago. */
  readonly isFresh: boolean;
  /** Why the stay is refused. */
  readonly refusal: string | undefined;
}

/**
 * The price of the typed stay, fresh every few seconds.
 * @param refused why the tariff does not sell it so: only a price by hand may be asked for
 */
export function useQuote(draft: Draft, refused: string | undefined): Quoted {
  const motel = useMotel();
  const wanted = wantedQuery(draft, draft.typeId);
  const hand = handTotalOf(motel, draft);
  const code = draft.code.trim();
  const isAsked = wanted !== undefined && (refused === undefined || hand !== undefined);
  const { data, error, isPlaceholderData } = useDesk(
    'quoteStay',
    {
      query: {
        ...(wanted ?? NOTHING),
        ...(hand !== undefined && { price: String(toDollars(hand)) }),
        ...(code !== '' && { code }),
      },
    },
    { enabled: isAsked },
  );
  if (!isAsked) return { quote: undefined, isFresh: false, refusal: refused };
  return { quote: error === null ? data : undefined, isFresh: !isPlaceholderData, refusal: error?.message };
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
