import { ApiProblem } from '@motel/api-client';
import type { DeskStay, PayWay } from '@motel/api-client/desk-contracts';
import { type Cents, civilDate, dollarDigits, toDollars } from '@motel/booking-core';
import type { ClosedRoom } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { shownDates } from '../../../shared/format/shown-dates.ts';
import { typedParty } from '../../../shared/party/PartyCounts.tsx';
import { callDesk, together, useFresh, usePress } from '../../../shared/wire/calls.ts';
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
    async reopenRoom(closureId: string) {
      const done = await reopen.press({ parts: { id: closureId } });
      if (done !== undefined) setPlan({ asked: undefined, news: { words: 'The room is on sale again.' } });
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
  const wanted = { typeId, checkIn, checkOut, difference, pay, to, from, reason };
  if ((await press(changeOf(stay, wanted))) === undefined) return;
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

interface Wanted extends Pick<Wish, 'typeId' | 'checkIn' | 'checkOut'>, Pick<Change, 'difference' | 'pay'> {
  /** The room that the stay gets, and the one of its rooms that it gives up for it. */
  readonly to: { readonly id: string } | undefined;
  readonly from: { readonly id: string } | undefined;
  /** Why the price is the stay's own one. */
  readonly reason: string | undefined;
  /** @default as the stay was read */
  readonly version?: string;
}

/** The call that changes a stay, for the same party. */
function changeOf({ id, party, folio, ...stay }: DeskStay, { to, from, reason, ...wanted }: Wanted) {
  const { version = stay.version, difference } = wanted;
  return {
    parts: { id },
    body: {
      ...wanted,
      version,
      party,
      difference: toDollars(difference),
      ...(to && { room: { roomId: to.id, ...(from && { insteadOf: from.id }) } }),
      ...(reason !== undefined && { byHand: { total: toDollars(folio.total), reason } }),
    },
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;

/** The change back to what was before; the old price is set by hand where the tariff now gives another. */
async function putBack(before: DeskStay, from: Wanted['from'], to: Wanted['to']) {
  const parts = { id: before.id };
  const { version } = await callDesk('stay', { parts });
  const { type, party, folio } = before;
  const [checkIn, checkOut] = [civilDate(before.checkIn), civilDate(before.checkOut)];
  const wanted = { version, typeId: type.id, checkIn, checkOut, to, from, pay: 'later' } as const;
  const query = { typeId: type.id, checkIn, checkOut, ...typedParty(party) };
  const byTariff = await callDesk('previewChange', { parts, query });
  const isSame = byTariff.after === folio.total;
  const byHand = { ...query, price: dollarDigits(folio.total) };
  const { difference } = isSame ? byTariff : await callDesk('previewChange', { parts, query: byHand });
  return changeOf(before, { ...wanted, difference, reason: isSame ? undefined : 'Undone on the plan' });
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
