import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { fullName } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import type { GivenRooms } from '../../shared/rooms/RoomPicker.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { mayAccept, usePress } from '../../shared/wire/use-press.ts';
import { banners } from './tonight.css.ts';

/** The last action with its undo, or its refusal with the way out. */
export function ArrivalBanners({ arrivals }: { readonly arrivals: ReturnType<typeof useArrivals> }) {
  const { shownMoney } = useMotel();
  const { done, refused, undoProblem } = arrivals;
  if (done === undefined && refused === undefined && undoProblem === undefined) return null;
  return (
    <div className={banners}>
      {done !== undefined && (
        <Alert
          tone="success"
          action={
            <DeskButton
              size="small"
              icon="undo"
              shortcut="Z"
              disabled={arrivals.isPressing}
              onClick={() => void arrivals.undo()}
            >
              Undo
            </DeskButton>
          }
        >
          <strong>{`${fullName(done.stay)} is ${done.before ? 'moved' : 'checked in'}`}</strong>
          {done.numbers !== '' && ` to ${done.numbers}`}.
          {done.due > 0 && <strong> {shownMoney(done.due)} is due.</strong>}
        </Alert>
      )}
      {refused !== undefined && (
        <Alert
          tone="error"
          action={
            refused.mayAccept && (
              <DeskButton
                size="small"
                disabled={arrivals.isPressing}
                onClick={() => void arrivals.check(refused.stay, true)}
              >
                Check in all the same
              </DeskButton>
            )
          }
        >
          <strong>{fullName(refused.stay)} is not checked in.</strong> {refused.message}
        </Alert>
      )}
      {undoProblem !== undefined && <Alert tone="error">{undoProblem.message}</Alert>}
    </div>
  );
}

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
