import type { ArrivingStay, Tonight } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { motelTime } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { KeyHints } from '../../shared/keyboard/KeyHints.tsx';
import { type OtherKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import type { GivenRooms } from '../../shared/rooms/RoomPicker.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { mayAccept, together, usePress } from '../../shared/wire/use-press.ts';
import { ArrivingRow } from './ArrivingRow.tsx';
import { type Giving, OtherRoomDialog } from './OtherRoomDialog.tsx';
import { banners, empty, keys, more, rows } from './tonight.css.ts';

interface ArrivingCardProps {
  readonly data: Tonight;
  readonly title: string;
  readonly isTonight: boolean;
}

const LIST_KEYS: OtherKeys = [
  [['↑', '↓'], 'choose'],
  [['→'], 'open'],
];
const NO_SHOW = [['X'], 'no-show'] as const;
const CHECK_IN: OtherKeys = [[['Enter'], 'Check in']];

/** Guests who are still to come; the chosen one has its actions. */
export function ArrivingCard({ data: { arriving, arrived, types }, title, isTonight }: ArrivingCardProps) {
  const { list, chosen, choose, move } = useChosenArrival(arriving);
  const navigate = useNavigate();
  const arrivals = useArrivals();
  const [giving, setGiving] = useState<ArrivingStay | undefined>(undefined);
  const notReady = new Set(
    types.flatMap(({ rooms }) => rooms.filter(({ isReady }) => !isReady).map(({ id }) => id)),
  );

  const openStay = (query = '') => chosen && void navigate(`/stays/${chosen.reference}${query}`);
  useShortcuts(
    {
      ArrowUp: ['Choose an arrival', () => move(-1)],
      ArrowDown: ['Choose an arrival', () => move(1)],
      ArrowRight: ['Open the stay', () => openStay()],
      ...(isTonight && {
        o: ['Other room', () => chosen && setGiving(chosen)],
        // The stay's page says first what a no-show costs.
        x: ['No-show, on the page of the stay', () => openStay('?do=no-show')],
        z: ['Undo the last press', () => void arrivals.undo()],
      }),
    },
    { others: isTonight ? CHECK_IN : undefined },
  );

  return (
    <DeskCard
      title={title}
      count={arriving.length}
      aside={
        arriving.length > 0 && (
          <KeyHints className={keys} keys={isTonight ? [...LIST_KEYS, NO_SHOW] : LIST_KEYS} />
        )
      }
    >
      <ArrivalBanners arrivals={arrivals} />
      <ol ref={list} className={rows}>
        {arriving.map((stay) => (
          <ArrivingRow
            key={stay.id}
            stay={stay}
            isChosen={stay.id === chosen?.id}
            notReady={notReady}
            isTonight={isTonight}
            isPressing={arrivals.isPressing}
            onChoose={() => choose(stay.id)}
            onCheckIn={() => void arrivals.check(stay)}
            onOtherRoom={() => setGiving(stay)}
          />
        ))}
      </ol>
      {arriving.length === 0 && <p className={empty}>No guests.</p>}
      <LastArrived {...arrived} isTonight={isTonight} />
      {giving !== undefined && (
        <OtherRoomDialog
          giving={givingOf(giving)}
          onGiven={(rooms, before) => {
            arrivals.moved(giving, shownRooms(rooms), before);
            setGiving(undefined);
          }}
          onClose={() => setGiving(undefined)}
        />
      )}
    </DeskCard>
  );
}

/** The first arrival, until another is chosen; the next one, once the chosen one has come. */
function useChosenArrival(arriving: readonly ArrivingStay[]) {
  const [chosenId, choose] = useState<string | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const known = arriving.findIndex(({ id }) => id === chosenId);
  const at = Math.max(known, 0);

  function move(by: number) {
    const isFocused = list.current?.contains(document.activeElement) ?? false;
    // The first press only goes to the chosen row.
    const next = arriving[isFocused ? at + by : at];
    if (next === undefined) return;
    // Drawn at once, so that the next press goes on from here.
    flushSync(() => choose(next.id));
    // The row's dark button: Enter presses it.
    list.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }
  return { list, chosen: arriving[at], choose, move };
}

/** How many guests have come, and the last of them. */
function LastArrived({ count, last, isTonight }: Tonight['arrived'] & { readonly isTonight: boolean }) {
  if (last === undefined) return null;
  return (
    <p className={more}>
      <DeskIcon name="check" size="small" />
      <span>
        {count} arrived{isTonight ? ' earlier tonight' : ''}, last {fullName(last)}
        {last.arrivedAt !== undefined && ` at ${motelTime(last.arrivedAt)}`}
      </span>
    </p>
  );
}

function givingOf(stay: ArrivingStay): Giving {
  const { id, version, party, rooms: own } = stay;
  return { id, version, name: fullName(stay), count: party.rooms, rooms: own };
}

/** The last action with its undo, or its refusal with the way out. */
function ArrivalBanners({ arrivals }: { readonly arrivals: ReturnType<typeof useArrivals> }) {
  const { shownMoney } = useMotel();
  const { done, refused, problem, isPressing } = arrivals;
  if (done === undefined && problem === undefined) return null;
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
              disabled={isPressing}
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
  /** The numbers of the rooms. */
  readonly numbers: string;
  /** Their balance. */
  readonly due: Cents;
}

/** Checking guests in and moving them, and undoing it. What was done, or refused, stays to be read until the next press. */
function useArrivals() {
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
