import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { useState } from 'react';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { mayAccept } from '../../shared/wire/may-accept.ts';
import { usePress } from '../../shared/wire/use-press.ts';

/** A guest who was checked in a moment ago. */
export interface CheckedIn {
  readonly stay: ArrivingStay;
  /** The numbers of the rooms. */
  readonly numbers: string;
  /** Their balance. */
  readonly due: Cents;
}

/** Checking guests in, and undoing it. What was done, or refused, stays to be read until the next press. */
export function useArrivals() {
  const checkIn = usePress('checkIn');
  const undo = usePress('undoAttendance');
  const [done, setDone] = useState<CheckedIn | undefined>(undefined);
  const [refused, setRefused] = useState<ArrivingStay | undefined>(undefined);

  async function check(stay: ArrivingStay, isUncleanAccepted = false) {
    undo.forgetProblem();
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
    undoProblem: undo.problem,
    isPressing: checkIn.isPressing || undo.isPressing,
    check,
    undo: async () => {
      if (done === undefined) return;
      const { id, version } = done.stay;
      if ((await undo.press({ parts: { id }, body: { version } })) !== undefined) setDone(undefined);
    },
    forget: checkIn.forgetProblem,
  };
}
