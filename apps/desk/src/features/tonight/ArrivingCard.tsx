import type { ArrivingStay, Tonight } from '@motel/api-client/desk-contracts';
import { VisuallyHidden } from '@motel/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { Fob } from '../../shared/fob/Fob.tsx';
import { motelTime } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { KeyHints } from '../../shared/keyboard/KeyHints.tsx';
import { type OtherKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { KeyTile } from '../../shared/parts/KeyTile.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { BalanceTag, Tag } from '../../shared/parts/Tag.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import * as styles from './ArrivingCard.css.ts';
import { ArrivalActions, type ArrivalActionsProps, ArrivalBanners, useArrivals } from './check-in.tsx';
import { OtherRoomDialog } from './OtherRoomDialog.tsx';
import { empty, keys, more, name, number as numberStyle, rows, soft } from './tonight.css.ts';

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

export function ArrivingCard({
  data: { day, arriving, arrived, types },
  title,
  isTonight,
}: ArrivingCardProps) {
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
            arrivals={arrivals}
            onChoose={() => choose(stay.id)}
            onOtherRoom={() => setGiving(stay)}
          />
        ))}
      </ol>
      {arriving.length === 0 && <p className={empty}>No guests.</p>}
      <LastArrived {...arrived} isTonight={isTonight} />
      <p className={more}>
        <Link to={`/tonight/several?day=${day}`}>Several at once</Link>
      </p>
      {giving !== undefined && (
        <OtherRoomDialog
          giving={{ ...giving, name: fullName(giving), count: giving.party.rooms }}
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

interface ArrivingRowProps extends ArrivalActionsProps {
  readonly isChosen: boolean;
  readonly notReady: ReadonlySet<string>;
  readonly onChoose: () => void;
}

function ArrivingRow(props: ArrivingRowProps) {
  const { stay, isChosen, notReady, isTonight, onChoose } = props;
  return (
    <li className={styles.arrival} data-chosen={isChosen}>
      <button type="button" className={styles.arrivalHead} aria-expanded={isChosen} onClick={onChoose}>
        <span className={styles.time}>
          {stay.expectedAt === undefined ? <span className={soft}>no hour</span> : motelTime(stay.expectedAt)}
          <span className={styles.phoneOnly}>, {nightCount(stay)}</span>
        </span>
        <span className={styles.arrivalRoom}>
          <Fob room={stay.type} size="small" />
          {stay.rooms.length === 0 && <VisuallyHidden>, no room number yet</VisuallyHidden>}
          {stay.rooms.map(({ id, number }) =>
            notReady.has(id) && isTonight ? (
              <KeyTile key={id} look="to-clean" number={number} words="not ready" size="row" />
            ) : (
              <span key={id} className={numberStyle}>
                {number}
              </span>
            ),
          )}
        </span>
        <span className={styles.guest}>
          <span className={name}>{fullName(stay)}</span>{' '}
          <span className={styles.wideOnly}>
            <span className={soft}>
              {nightCount(stay)}, {shownParty(stay.party)}
              {stay.group && `, ${stay.group.name}`}
            </span>
          </span>
        </span>
        <span className={styles.arrivalTags}>
          {stay.lateSince !== undefined && <Tag tone="yellow" icon="clock" words="Late" />}
          <BalanceTag stay={stay} settled="Paid" />
        </span>
      </button>
      {isChosen && <ArrivalActions {...props} />}
    </li>
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
