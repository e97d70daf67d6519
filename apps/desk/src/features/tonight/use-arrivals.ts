import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY } from '@motel/booking-core';
import { useState } from 'react';
import type { GivenRooms } from '../../shared/rooms/RoomPicker.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { mayAccept } from '../../shared/wire/may-accept.ts';
import { usePress } from '../../shared/wire/use-press.ts';

/** A guest who was checked in, or given other rooms, a moment ago. */
interface Done {
  readonly stay: ArrivingStay;
  /** Of a move: what undoes it. */
  readonly before?: GivenRooms;
  /** The numbers of the rooms. */
  readonly numbers: string;
  /** Their balance. */
  readonly due: Cents;
}

/** Checking guests in and moving them, and undoing it. What was done, or refused, stays to be read until the next press. */
export function useArrivals() {
  const checkIn = usePress('checkIn');
  const undo = usePress('undoAttendance');
  const give = usePress('giveRooms');
  const [done, setDone] = useState<Done | undefined>(undefined);
  const [refused, setRefused] = useState<ArrivingStay | undefined>(undefined);

  async function check(stay: ArrivingStay, isUncleanAccepted = false) {
    undo.forgetProblem();
    give.forgetProblem();
    setDone(undefined);
    const body = { version: stay.version, ...(isUncleanAccepted && { isUncleanAccepted }) };
    const answer = await checkIn.press({ parts: { id: stay.id }, body });
    setRefused(answer === undefined ? stay : undefined);
    if (answer !== undefined) {
      setDone({
        stay: { ...stay, version: answer.version },
        numbers: shownRooms(answer.rooms),
        due: answer.balance,
      });
    }
  }

  return {
    done,
    /** The stay that was not checked in, with the reason. */
    refused: checkIn.problem &&
      refused && {
        stay: refused,
        message: checkIn.problem.message,
        mayAccept: mayAccept(checkIn.problem, 'isUncleanAccepted'),
      },
    undoProblem: undo.problem ?? give.problem,
    isPressing: checkIn.isPressing || undo.isPressing || give.isPressing,
    check,
    moved: (stay: ArrivingStay, numbers: string, before?: GivenRooms) =>
      setDone(before && { stay, numbers, before, due: NO_MONEY }),
    undo: async () => {
      if (done === undefined) return;
      const { before } = done;
      const { id, version } = done.stay;
      const parts = { id };
      const undone = await (before
        ? give.press({ parts, body: before })
        : undo.press({ parts, body: { version } }));
      if (undone !== undefined) setDone(undefined);
    },
  };
}
