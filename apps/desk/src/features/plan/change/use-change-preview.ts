import type { AnswerOf, DeskCalls, DeskStay, Plan } from '@motel/api-client/desk-contracts';
import { dollarDigits } from '@motel/booking-core';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { meaningOf, type Wish } from '../layout/wish.ts';
import { refusalWords } from './refusal-words.ts';

/** The effect of a wish on the money. */
export interface ChangePreview {
  /** The stay before the change, with its version. */
  readonly stay: DeskStay | undefined;
  readonly preview: AnswerOf<DeskCalls['previewChange']> | undefined;
  /** Why it cannot be, in the server's words. */
  readonly refusal: string | undefined;
}

/**
 * Reads what a wish would do to the money, before anything is done. Only a wish that changes the price asks.
 * @param keepsPrice the price by hand is the one that the stay has
 * @param isAsking false while the change is made: what was read stays
 */
export function useChangePreview(
  plan: Plan,
  wish: Wish | undefined,
  keepsPrice = false,
  isAsking = true,
): ChangePreview {
  const isPriced = wish !== undefined && meaningOf(wish) === 'price';
  const id = wish?.stay.id ?? '';
  const stay = useDesk('stay', { parts: { id } }, { enabled: isPriced && isAsking, refresh: false });
  const known = stay.isPlaceholderData ? undefined : stay.data;
  const { adults, children, infants, pets, rooms } = known?.party ?? NO_PARTY;
  const room = wish?.room === undefined ? undefined : plan.rooms[wish.room];
  const preview = useDesk(
    'previewChange',
    {
      parts: { id },
      query: {
        typeId: wish?.typeId ?? '',
        checkIn: wish?.checkIn ?? '',
        checkOut: wish?.checkOut ?? '',
        adults: `${adults}`,
        children: `${children}`,
        infants: `${infants}`,
        pets: `${pets}`,
        rooms: `${rooms}`,
        ...(room && { roomId: room.id }),
        ...(keepsPrice && known && { price: dollarDigits(known.folio.total) }),
      },
    },
    { enabled: isPriced && isAsking && known !== undefined, refresh: false },
  );
  if (!isPriced) return { stay: undefined, preview: undefined, refusal: undefined };
  return {
    stay: known,
    preview: preview.isPlaceholderData ? undefined : preview.data,
    refusal: refusalWords(preview.error ?? stay.error),
  };
}

const NO_PARTY = { adults: 0, children: 0, infants: 0, pets: 0, rooms: 0 };
