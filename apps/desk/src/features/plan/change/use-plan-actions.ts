import type { DeskStay, PayWay, Plan } from '@motel/api-client/desk-contracts';
import { type Cents, overlaps, toDollars } from '@motel/booking-core';
import type { ClosedRoom } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { shownDates } from '../../../shared/format/shown-dates.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { shownName } from '../bar-words.ts';
import type { Wish } from '../layout/wish.ts';
import { setPlan } from '../plan-store.ts';

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

/** What the plan does, each once. What was done, or why not, is said above the plan until the next thing. */
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
    const undo = old && (async () => void (await press(old.id, room.id)));
    setPlan({
      asked: undefined,
      spot: { row: room.id, date: wish.checkIn },
      news: { words, ...(undo && { undo }) },
    });
  }

  /** Other dates or another kind of room, with its money; then its number. */
  async function changeStay({ stay, wish, difference, pay, keepsPriceFor }: Change): Promise<void> {
    const { typeId, checkIn, checkOut } = wish;
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
        ...(keepsPriceFor !== undefined && {
          byHand: { total: toDollars(stay.folio.total), reason: keepsPriceFor },
        }),
      },
    });
    if (done === undefined) return;
    const room = numberOf(wish.room);
    const isSameRoom = wish.room === wish.bar.room && overlaps(wish, wish.stay as never);
    const given =
      room &&
      (await assign.press({
        parts: { id: stay.id },
        body: { roomId: room.id, ...(isSameRoom && { insteadOf: room.id }) },
      }));
    const where = given === undefined ? '' : `, room ${room?.number}`;
    setPlan({
      asked: undefined,
      news: { words: `${shownName(wish.stay)}: ${shownDates(checkIn, checkOut)}${where}.` },
    });
  }

  function roomClosed({ closureId, words, hasMoved }: ClosedRoom): void {
    const undo = async () => void (await reopen.press({ parts: { id: closureId } }));
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
