import type { DeskStay, PayWay, Plan } from '@motel/api-client/desk-contracts';
import { type Cents, toDollars } from '@motel/booking-core';
import type { ClosedRoom } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { shownDates } from '../../../shared/format/shown-dates.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { shownName } from '../bar-words.ts';
import type { Wish } from '../layout/wish.ts';
import { setPlan } from '../plan-store.ts';
import { putBack } from './put-back.ts';
import { refusalWords } from './refusal-words.ts';

interface Change {
  /** As it was read: another person's change in between is refused. */
  readonly stay: DeskStay;
  readonly wish: Wish;
  /** The difference that was shown. */
  readonly difference: Cents;
  readonly pay: PayWay;
  /** Why the price stays as it is. */
  readonly keepsPriceFor?: string | undefined;
}

/** The actions of the plan, each done once. Its result, or the refusal, stands above the plan until the next one. */
export function usePlanActions(plan: Plan) {
  const assign = usePress('assignRoom');
  const change = usePress('changeStay');
  const reopen = usePress('reopenRoom');
  const numberOf = (place: number | undefined) => (place === undefined ? undefined : plan.rooms[place]);

  /** Another room of the same kind, on the same nights: it costs nothing. */
  async function giveRoom(wish: Wish): Promise<void> {
    const [room, old] = [numberOf(wish.room), numberOf(wish.bar.room)];
    if (room === undefined) return;
    const press = (roomId: string, insteadOf?: string) =>
      assign.press({
        parts: { id: wish.stay.id },
        body: { roomId, ...(insteadOf !== undefined && { insteadOf }) },
      });
    if ((await press(room.id, old?.id)) === undefined) return;
    const words = `${shownName(wish.stay)} is in room ${room.number} now.`;
    const undo = old && (async () => (await press(old.id, room.id)) !== undefined);
    setPlan({
      asked: undefined,
      spot: { row: room.id, date: wish.checkIn },
      news: { words, ...(undo && { undo }) },
    });
  }

  /** Other dates or another kind of room, with its money and its number: one action. */
  async function changeStay({ stay, wish, difference, pay, keepsPriceFor }: Change): Promise<void> {
    const { typeId, checkIn, checkOut } = wish;
    const [room, old] = [numberOf(wish.room), numberOf(wish.bar.room)];
    const isLinked = pay === 'link' && difference > 0;
    const done = await change.press({
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
    const when = isLinked ? ', once the link is paid' : '';
    const words = `${shownName(wish.stay)}: ${shownDates(checkIn, checkOut)}${where}${when}.`;
    // Money that was taken or went back is undone by hand, on the stay's own page.
    const hasMovedNoMoney = difference === 0 || (difference > 0 && pay === 'later');
    const hadItsRoom = old !== undefined || room === undefined;
    const undo = async () => {
      try {
        return (await change.press(await putBack(stay, { now: room, before: old }))) !== undefined;
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

  function roomClosed({ closureId, words, hasMoved }: ClosedRoom): void {
    const undo = async () => (await reopen.press({ parts: { id: closureId } })) !== undefined;
    setPlan({ asked: undefined, news: { words, ...(!hasMoved && { undo }) } });
  }

  async function reopenRoom(closureId: string) {
    const done = await reopen.press({ parts: { id: closureId } });
    if (done !== undefined) setPlan({ asked: undefined, news: { words: 'The room is on sale again.' } });
  }

  const presses = [assign, change, reopen];
  return {
    giveRoom,
    changeStay,
    roomClosed,
    reopenRoom,
    isPressing: presses.some(({ isPressing }) => isPressing),
    problem: presses.find(({ problem }) => problem !== undefined)?.problem,
    forgetProblem: () => {
      for (const { forgetProblem } of presses) forgetProblem();
    },
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
