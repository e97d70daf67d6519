import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { VisuallyHidden } from '@motel/ui';
import { useId, useState } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { hourAndMinute, motelTime } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { KeyTile } from '../../shared/parts/KeyTile.tsx';
import { BalanceTag, Tag } from '../../shared/parts/Tag.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import * as styles from './ArrivingRow.css.ts';
import { name, number as numberStyle, soft } from './tonight.css.ts';

interface ArrivingRowProps {
  readonly stay: ArrivingStay;
  readonly isChosen: boolean;
  /** The rooms that are not ready for a guest. */
  readonly notReady: ReadonlySet<string>;
  readonly isTonight: boolean;
  readonly isPressing: boolean;
  readonly onChoose: () => void;
  readonly onCheckIn: () => void;
  readonly onOtherRoom: () => void;
}

/** A guest who is still to come. */
export function ArrivingRow(props: ArrivingRowProps) {
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

function ArrivalActions({ stay, isTonight, isPressing, onCheckIn, onOtherRoom }: ArrivingRowProps) {
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
            disabled={isPressing}
            onClick={onCheckIn}
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
      {isTonight && <ExpectedField stay={stay} />}
    </div>
  );
}

/** Names all rooms that the guest gets, where all have numbers already. */
function checkInWords({ rooms, party }: ArrivingStay): string {
  if (rooms.length > 0 && rooms.length === party.rooms) return `Check in to ${shownRooms(rooms)}`;
  return party.rooms === 1 ? 'Check in' : `Check in to ${party.rooms} rooms`;
}

/** When the guest said to come; a guest who telephones changes it. */
function ExpectedField({ stay }: { readonly stay: ArrivingStay }) {
  const id = useId();
  const known = stay.expectedAt === undefined ? '' : hourAndMinute(stay.expectedAt);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { press, problem } = usePress('expectGuest');
  async function save() {
    if (typed === undefined || typed === known) return;
    const body = { version: stay.version, time: typed === '' ? null : typed };
    const saved = await press({ parts: { id: stay.id }, body });
    if (saved !== undefined) setTyped(undefined);
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
