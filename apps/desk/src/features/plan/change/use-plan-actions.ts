import { callDesk } from '@motel/api-client/desk';
import type { DeskStay, PayWay, Plan } from '@motel/api-client/desk-contracts';
import { type Cents, dollarDigits, toDollars } from '@motel/booking-core';
import type { ClosedRoom } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { shownDates } from '../../../shared/format/shown-dates.ts';
import { typedParty } from '../../../shared/party/typed-party.ts';
import { together, usePress } from '../../../shared/wire/use-press.ts';
import { wire } from '../../../shared/wire/wire.ts';
import { shownName } from '../bar-words.ts';
import type { Wish } from '../layout/wish.ts';
import { setPlan } from '../plan-store.ts';
import { refusalWords } from './use-change-preview.ts';

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
export function usePlanActions(plan: Plan) {
  const assign = usePress('assignRoom');
  const change = usePress('changeStay');
  const reopen = usePress('reopenRoom');
  return {
    giveRoom: (wish: Wish) => giveRoom(plan, wish, assign.press),
    changeStay: (wanted: Change) => changeStay(plan, wanted, change.press),
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

const roomAt = ({ rooms }: Plan, place: number | undefined) =>
  place === undefined ? undefined : rooms[place];

/** Another room of the same kind, on the same nights: it costs nothing. */
async function giveRoom(plan: Plan, wish: Wish, press: Press<'assignRoom'>): Promise<void> {
  const [room, old] = [roomAt(plan, wish.room), roomAt(plan, wish.bar.room)];
  if (room === undefined) return;
  const parts = { id: wish.stay.id };
  const give = (version: string, to: { readonly id: string }, from = old) =>
    press({ parts, body: { version, roomId: to.id, ...(from && { insteadOf: from.id }) } });
  // Of a stay the plan has its rooms alone: another one than the bar's is refused, too.
  const seen = await callDesk(wire, 'stay', { parts }).catch((error: unknown) => {
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
  plan: Plan,
  { stay, wish, difference, pay, keepsPriceFor }: Change,
  press: Press<'changeStay'>,
): Promise<void> {
  const { typeId, checkIn, checkOut } = wish;
  const [room, old] = [roomAt(plan, wish.room), roomAt(plan, wish.bar.room)];
  const done = await press({
    parts: { id: stay.id },
    body: {
      version: stay.version,
      typeId,
      checkIn,
      checkOut,
      party: stay.party,
      difference: toDollars(difference),
      pay,
      ...(room && { room: { roomId: room.id, ...(old && { insteadOf: old.id }) } }),
      ...(keepsPriceFor !== undefined && {
        byHand: { total: toDollars(stay.folio.total), reason: keepsPriceFor },
      }),
    },
  });
  if (done === undefined) return;
  const where = room === undefined ? '' : `, room ${room.number}`;
  const when = pay === 'link' && difference > 0 ? ', once the link is paid' : '';
  const words = `${shownName(wish.stay)}: ${shownDates(checkIn, checkOut)}${where}${when}.`;
  // Money that was taken or went back is undone by hand, on the stay's own page.
  const hasMovedNoMoney = difference === 0 || (difference > 0 && pay === 'later');
  const hadItsRoom = old !== undefined || room === undefined;
  const undo = async () => {
    try {
      return (await press(await putBack(stay, { now: room, before: old }))) !== undefined;
    } catch (error) {
      setPlan({ news: { words: refusalWords(error) ?? '', isRefusal: true } });
      return false;
    }
  };
  setPlan({
    asked: undefined,
    ...(room && { spot: { row: room.id, date: checkIn } }),
    news: { words, ...(hasMovedNoMoney && hadItsRoom && { undo }) },
  });
}

export type PlanActions = ReturnType<typeof usePlanActions>;

interface Rooms {
  /** The room that the stay has now. */
  readonly now: { readonly id: string } | undefined;
  /** The one that it had before. */
  readonly before: { readonly id: string } | undefined;
}

/**
 * Works out the change that puts a stay back as it was: its dates, kind, room and price. Where the tariff now gives another
 * price, the old one is set by hand.
 */
async function putBack(before: DeskStay, rooms: Rooms) {
  const parts = { id: before.id };
  const { version } = await callDesk(wire, 'stay', { parts });
  const { checkIn, checkOut, party, folio } = before;
  const wanted = { typeId: before.type.id, checkIn, checkOut };
  const query = { ...wanted, ...typedParty(party) };
  const byTariff = await callDesk(wire, 'previewChange', { parts, query });
  const isByHand = byTariff.after !== folio.total;
  const price = dollarDigits(folio.total);
  const { difference } = isByHand
    ? await callDesk(wire, 'previewChange', { parts, query: { ...query, price } })
    : byTariff;
  return {
    parts,
    body: {
      version,
      ...wanted,
      party,
      difference: toDollars(difference),
      pay: 'later' as const,
      ...(isByHand && { byHand: { total: toDollars(folio.total), reason: 'Undone on the plan' } }),
      ...(rooms.before && {
        room: { roomId: rooms.before.id, ...(rooms.now && { insteadOf: rooms.now.id }) },
      }),
    },
  };
}
