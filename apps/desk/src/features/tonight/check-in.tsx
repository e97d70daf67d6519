import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useId, useState } from 'react';
import { hourAndMinute } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskLink, UndoButton } from '../../shared/parts/Page.tsx';
import type { GivenRooms } from '../../shared/rooms/RoomPicker.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { mayAccept, together, usePress } from '../../shared/wire/calls.ts';
import * as styles from './ArrivingCard.css.ts';
import { banners } from './tonight.css.ts';

export interface ArrivalActionsProps {
  readonly stay: ArrivingStay;
  readonly isTonight: boolean;
  readonly arrivals: ReturnType<typeof useArrivals>;
  readonly onOtherRoom: () => void;
}

export function ArrivalActions({ stay, isTonight, arrivals, onOtherRoom }: ArrivalActionsProps) {
  const isLacking = stay.rooms.length < stay.party.rooms;
  const isOne = stay.party.rooms === 1;
  return (
    <div className={styles.actions}>
      {isTonight && (
        <>
          <DeskButton
            variant="ink"
            className={styles.action}
            icon="arrive"
            shortcut="↵"
            disabled={arrivals.isPressing}
            onClick={() => void arrivals.check(stay)}
            data-main
          >
            {checkInWords(stay)}
          </DeskButton>
          <DeskButton className={styles.action} shortcut="O" onClick={onOtherRoom}>
            {isLacking ? `Choose ${isOne ? 'a room' : 'rooms'}` : `Other ${isOne ? 'room' : 'rooms'}`}
          </DeskButton>
        </>
      )}
      <DeskLink
        {...(!isTonight && { variant: 'ink', 'data-main': true })}
        className={styles.action}
        shortcut="→"
        to={`/stays/${stay.reference}`}
      >
        Open stay
      </DeskLink>
      {stay.group && (
        <DeskLink variant="quiet" className={styles.action} to={`/groups/${stay.group.id}`}>
          {stay.group.name}
        </DeskLink>
      )}
      {isTonight && <ExpectedField stay={stay} />}
    </div>
  );
}

/** Names all rooms that the guest gets, where all have numbers already. */
function checkInWords({ rooms, party }: ArrivingStay): string {
  if (rooms.length > 0 && rooms.length === party.rooms) return `Check in to ${shownRooms(rooms)}`;
  return party.rooms === 1 ? 'Check in' : `Check in to ${party.rooms} rooms`;
}

function ExpectedField({ stay }: { readonly stay: ArrivingStay }) {
  const id = useId();
  const known = stay.expectedAt === undefined ? '' : hourAndMinute(stay.expectedAt);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { press, problem } = usePress('expectGuest');
  async function save() {
    if (typed === undefined || typed === known) return;
    const body = { version: stay.version, time: typed === '' ? null : typed };
    const saved = await press({ parts: { id: stay.id }, body });
    if (saved !== undefined) setTyped((now) => (now === typed ? undefined : now));
  }
  return (
    <span className={styles.expectedField}>
      <label htmlFor={id}>Comes about</label>
      <input
        id={id}
        type="time"
        className={styles.expectedInput}
        value={typed ?? known}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
        }}
      />
      {problem !== undefined && <span role="alert">{problem.message}</span>}
    </span>
  );
}

export function ArrivalBanners({ arrivals }: { readonly arrivals: ReturnType<typeof useArrivals> }) {
  const { shownMoney } = useMotel();
  const { done, refused, problem, isPressing } = arrivals;
  if (done === undefined && problem === undefined) return null;
  return (
    <div className={banners}>
      {done !== undefined && (
        <Alert
          tone="success"
          action={
            <UndoButton
              size="small"
              shortcut="Z"
              disabled={isPressing}
              onClick={() => void arrivals.undo()}
            />
          }
        >
          <strong>{`${fullName(done.stay)} is ${done.before ? 'moved' : 'checked in'}`}</strong>
          {done.numbers !== '' && ` to ${done.numbers}`}.
          {done.due > 0 && <strong> {shownMoney(done.due)} is due.</strong>}
        </Alert>
      )}
      {problem !== undefined && (
        <Alert
          tone="error"
          action={
            refused !== undefined &&
            mayAccept(problem, 'isUncleanAccepted') && (
              <DeskButton
                size="small"
                disabled={isPressing}
                onClick={() => void arrivals.check(refused, true)}
              >
                Check in all the same
              </DeskButton>
            )
          }
        >
          {refused !== undefined && <strong>{fullName(refused)} is not checked in.</strong>} {problem.message}
        </Alert>
      )}
    </div>
  );
}

/** A guest who was checked in, or given other rooms, a moment ago. */
interface Done {
  readonly stay: ArrivingStay;
  /** Of a move: what undoes it. */
  readonly before?: GivenRooms;
  readonly numbers: string;
  readonly due: Cents;
}

/** Checking guests in and moving them, and undoing it. What was done, or refused, stays to be read until the next press. */
export function useArrivals() {
  const entering = usePress('checkIn');
  const undoing = usePress('undoAttendance');
  const moving = usePress('giveRooms');
  const pressed = together(entering, undoing, moving);
  const [done, setDone] = useState<Done | undefined>(undefined);
  const [refused, setRefused] = useState<ArrivingStay | undefined>(undefined);
  return {
    ...pressed,
    done,
    /** The stay that was not checked in, while there is a problem. */
    refused,
    async check(stay: ArrivingStay, isUncleanAccepted = false) {
      pressed.forgetProblem();
      setDone(undefined);
      const body = { version: stay.version, isUncleanAccepted };
      const answer = await entering.press({ parts: { id: stay.id }, body });
      setRefused(answer === undefined ? stay : undefined);
      if (answer === undefined) return;
      const { version, rooms, balance } = answer;
      setDone({ stay: { ...stay, version }, numbers: shownRooms(rooms), due: balance });
    },
    moved: (stay: ArrivingStay, numbers: string, before?: GivenRooms) =>
      setDone(before && { stay, numbers, before, due: NO_MONEY }),
    async undo() {
      if (done === undefined) return;
      pressed.forgetProblem();
      setRefused(undefined);
      const { stay, before } = done;
      const parts = { id: stay.id };
      const undone = await (before === undefined
        ? undoing.press({ parts, body: { version: stay.version } })
        : moving.press({ parts, body: before }));
      if (undone !== undefined) setDone(undefined);
    },
  };
}
