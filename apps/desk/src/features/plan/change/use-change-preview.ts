import { ApiProblem } from '@motel/api-client';
import type { AnswerOf, DeskCalls, DeskStay, Plan } from '@motel/api-client/desk-contracts';
import { dollarDigits } from '@motel/booking-core';
import { typedParty } from '../../../shared/party/typed-party.ts';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { meaningOf, type Wish } from '../layout/wish.ts';

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
  const parts = { id: wish?.stay.id ?? '' };
  const options = { enabled: isAsking, refresh: false } as const;
  const stay = useDesk('stay', isPriced ? { parts } : undefined, options);
  const known = stay.isPlaceholderData ? undefined : stay.data;
  const room = wish?.room === undefined ? undefined : plan.rooms[wish.room];
  const query = wish &&
    known && {
      typeId: wish.typeId,
      checkIn: wish.checkIn,
      checkOut: wish.checkOut,
      ...typedParty(known.party),
      ...(room && { roomId: room.id }),
      ...(keepsPrice && { price: dollarDigits(known.folio.total) }),
    };
  const preview = useDesk('previewChange', isPriced && query ? { parts, query } : undefined, options);
  if (!isPriced) return { stay: undefined, preview: undefined, refusal: undefined };
  return {
    stay: known,
    preview: preview.isPlaceholderData ? undefined : preview.data,
    refusal: refusalWords(preview.error ?? stay.error),
  };
}

/** Why something was not done, in the server's words or ours. */
export function refusalWords(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined;
  return (
    (error instanceof ApiProblem && error.serverMessage) || 'The server does not answer. Nothing was changed.'
  );
}
