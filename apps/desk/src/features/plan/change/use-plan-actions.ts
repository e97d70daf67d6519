import { ApiProblem } from '@motel/api-client';
import type { DeskStay, PayWay } from '@motel/api-client/desk-contracts';
import { type Cents, civilDate, dollarDigits, toDollars } from '@motel/booking-core';
import type { ClosedRoom } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { shownDates } from '../../../shared/format/shown-dates.ts';
import { typedParty } from '../../../shared/party/PartyCounts.tsx';
import { callDesk, type Pressing, together, useFresh, usePress } from '../../../shared/wire/calls.ts';
import { shownName } from '../bar-words.ts';
import { meaningOf, type Wish } from '../layout/wish.ts';
import { setPlan } from '../plan-store.ts';

interface Change {
  /** As it was read: another person's change in between is refused. */
  readonly stay: DeskStay;
  readonly wish: Wish;
  /** The difference that was shown. */
  readonly difference: Cents;
  readonly pay: PayWay;
  /** The reason why the price stays the same. */
  readonly keepsPriceFor?: string | undefined;
}

/** The actions of the plan, each done once. Its result, or the refusal, is above the plan until the next one. */
export function usePlanActions() {
  const assign = usePress('assignRoom');
  const change = usePress('changeStay');
  const reopen = usePress('reopenRoom');
  return {
    giveRoom: (wish: Wish) => giveRoom(wish, assign.press),
    changeStay: (wanted: Change) => changeStay(wanted, change.press),
    roomClosed({ closureId, words, hasMoved }: ClosedRoom): void {
      const undo = async () => (await reopen.press({ parts: { id: closureId } })) !== undefined;
      setPlan({ asked: undefined, news: { words, ...(!hasMoved && { undo }) } });
    },
    ...together(assign, change, reopen),
  };
}

type Press<Name extends Parameters<typeof usePress>[0]> = ReturnType<typeof usePress<Name>>['press'];

/** Another room of the same kind, on the same nights: it costs nothing. */
async function giveRoom(wish: Wish, press: Press<'assignRoom'>): Promise<void> {
  const { room } = wish;
  const old = wish.bar.room;
  if (room === undefined) return;
  const parts = { id: wish.stay.id };
  const give = (version: string, to: { readonly id: string }, from = old) =>
    press({ parts, body: { version, roomId: to.id, ...(from && { insteadOf: from.id }) } });
  // Of a stay the plan has its rooms alone: another one than the bar's is refused, too.
  const seen = await callDesk('stay', { parts }).catch((error: unknown) => {
    setPlan({ news: { words: refusalWords(error) ?? '', isRefusal: true } });
  });
  const given = seen && (await give(seen.version, room));
  if (given === undefined) return;
  const words = `${shownName(wish.stay)} is in room ${room.number} now.`;
  const undo = old && (async () => (await give(given.version, old, room)) !== undefined);
  setPlan({
    asked: undefined,
    spot: { row: room.id, date: wish.checkIn },
    news: { words, ...(undo && { undo }) },
  });
}

/** Other dates or another kind of room, with its money and its number: one action. */
async function changeStay(
  { stay, wish, difference, pay, keepsPriceFor: reason }: Change,
  press: Press<'changeStay'>,
): Promise<void> {
  const { typeId, checkIn, checkOut, room: to } = wish;
  const from = wish.bar.room;
  const { version } = stay;
  const byHand = reason === undefined ? {} : { byHand: ownPrice(stay, reason) };
  const wanted = { version, typeId, checkIn, checkOut, pay, difference: toDollars(difference), ...byHand };
  if ((await press(changeOf(stay, to, from, wanted))) === undefined) return;
  const where = to === undefined ? '' : `, room ${to.number}`;
  const when = pay === 'link' && difference > 0 ? ', once the link is paid' : '';
  const words = `${shownName(wish.stay)}: ${shownDates(checkIn, checkOut)}${where}${when}.`;
  // Money that was taken or went back is undone by hand, on the stay's own page.
  const hasMovedNoMoney = difference === 0 || (difference > 0 && pay === 'later');
  const hadItsRoom = from !== undefined || to === undefined;
  const undo = async () => {
    try {
      return (await press(await putBack(stay, to, from))) !== undefined;
    } catch (error) {
      setPlan({ news: { words: refusalWords(error) ?? '', isRefusal: true } });
      return false;
    }
  };
  setPlan({
    asked: undefined,
    ...(to && { spot: { row: to.id, date: checkIn } }),
    news: { words, ...(hasMovedNoMoney && hadItsRoom && { undo }) },
  });
}

type Room = { readonly id: string } | undefined;
type ChangeBody = Omit<Pressing<'changeStay'>['body'], 'party' | 'room'>;

/** The call that changes a stay, for the same party. @param to the room that it gets instead of another one */
function changeOf({ id, party }: DeskStay, to: Room, from: Room, body: ChangeBody) {
  const room = to && { roomId: to.id, ...(from && { insteadOf: from.id }) };
  return { parts: { id }, body: { ...body, party, ...(room && { room }) } };
}

/** The price of the stay as it is, set by hand. */
function ownPrice({ folio }: DeskStay, reason: string) {
  return { total: toDollars(folio.total), reason };
}

export type PlanActions = ReturnType<typeof usePlanActions>;

/** The change back to what was before; the old price is set by hand where the tariff now gives another. */
async function putBack(before: DeskStay, from: Room, to: Room) {
  const parts = { id: before.id };
  const { version } = await callDesk('stay', { parts });
  const { type, party, folio } = before;
  const checkIn = civilDate(before.checkIn);
  const checkOut = civilDate(before.checkOut);
  const sold = { typeId: type.id, checkIn, checkOut };
  const query = { ...sold, ...typedParty(party) };
  const byTariff = await callDesk('previewChange', { parts, query });
  const isSame = byTariff.after === folio.total;
  const byHand = { ...query, price: dollarDigits(folio.total) };
  const { difference } = isSame ? byTariff : await callDesk('previewChange', { parts, query: byHand });
  const price = isSame ? {} : { byHand: ownPrice(before, 'Undone on the plan') };
  return changeOf(before, to, from, {
    ...sold,
    ...price,
    version,
    pay: 'later',
    difference: toDollars(difference),
  });
}

/** Only a wish that changes the price asks. @param isAsking false while the change is made: what was read stays */
export function useChangePreview(wish: Wish | undefined, keepsPrice = false, isAsking = true) {
  const isPriced = wish !== undefined && meaningOf(wish) === 'price';
  const parts = { id: wish?.stay.id ?? '' };
  const options = { enabled: isAsking, refresh: false } as const;
  const stay = useFresh('stay', isPriced ? { parts } : undefined, options);
  const known = stay.data;
  const query = wish &&
    known && {
      typeId: wish.typeId,
      checkIn: wish.checkIn,
      checkOut: wish.checkOut,
      ...typedParty(known.party),
      ...(wish.room && { roomId: wish.room.id }),
      ...(keepsPrice && { price: dollarDigits(known.folio.total) }),
    };
  const preview = useFresh('previewChange', isPriced && query ? { parts, query } : undefined, options);
  return {
    /** The stay before the change, with its version. */
    stay: known,
    preview: preview.data,
    /** Why it cannot be, in the server's words. */
    refusal: refusalWords(preview.error ?? stay.error),
  };
}

export type ChangePreview = ReturnType<typeof useChangePreview>;

function refusalWords(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined;
  return (
    (error instanceof ApiProblem && error.serverMessage) || 'The server does not answer. Nothing was changed.'
  );
}
