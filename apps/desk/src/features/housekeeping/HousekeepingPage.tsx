import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, LiveRegion, TextField } from '@motel/ui';
import { useCallback, useRef, useState } from 'react';
import { useFields } from '../../shared/field/fields.ts';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskLink, useTitle } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { listed } from '../../shared/rooms/shown-rooms.ts';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { ChoreRow, OpenChore } from './ChoreRow.tsx';
import { type ChoreFilter, choreList, choresOf } from './chore-list.ts';
import * as styles from './Housekeeping.css.ts';

const FILTERS: readonly (readonly [ChoreFilter, string])[] = [
  ['all', 'All'],
  ['leaving', 'Leaving'],
  ['staying', 'Staying'],
  ['dog', 'Dog'],
];

/** The rooms to clean today, for a phone: the next one opens itself. */
export function HousekeepingPage() {
  const { data } = useDesk('chores', {});
  const [filter, setFilter] = useState<ChoreFilter>('all');
  const [reported, setReported] = useState<ChoreWire | undefined>(undefined);
  const all = data?.chores ?? [];
  const { list, cleaning, said, setSaid, rowOf, openOf } = useChores(choresOf(all, filter));
  useTitle('Rooms to do');

  return (
    <div className={styles.page}>
      <Head all={all} day={data?.day} filter={filter} onFilter={setFilter} />
      <div className={styles.messages}>
        {data !== undefined && data.unnumbered > 0 && (
          <Alert tone="warning">
            Guests are in the house without a room number: knock before you enter a free room.
          </Alert>
        )}
        {cleaning.problem !== undefined && <Alert tone="error">{cleaning.problem.message}</Alert>}
      </div>
      <Done key={filter} rooms={list.earlier} rowOf={rowOf} />
      <ol className={styles.list}>
        {list.latest.map((chore) => (
          <ChoreRow key={chore.roomId} {...rowOf(chore)} />
        ))}
        {list.toDo.map((chore) =>
          chore.roomId === list.next?.roomId ? (
            <OpenChore key={chore.roomId} {...openOf(chore)} onReport={() => setReported(chore)} />
          ) : (
            <ChoreRow key={chore.roomId} {...rowOf(chore, 'follow')} />
          ),
        )}
      </ol>
      {data !== undefined && list.toDo.length === 0 && (
        <p className={styles.none}>Nothing is left to do here.</p>
      )}
      <p className={styles.allRooms}>
        <DeskLink to="/all-rooms" icon="bed">
          All rooms
        </DeskLink>{' '}
        <DeskLink to="/housekeeping/list" icon="receipt">
          Print the list
        </DeskLink>
      </p>
      <LiveRegion>{said}</LiveRegion>
      {reported !== undefined && (
        <ReportDialog
          room={reported}
          onClose={() => setReported(undefined)}
          onDone={() => {
            setReported(undefined);
            setSaid(`The desk sees what is wrong in room ${reported.number}.`);
          }}
        />
      )}
    </div>
  );
}

function useChores(chores: readonly ChoreWire[]) {
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [said, setSaid] = useState('');
  const cleaning = usePress('cleanRoom');
  const list = choreList(chores, { later, chosen });
  const follows = useRef(false);
  const followFocus = () => {
    follows.current = true;
  };
  // After a press, focus follows the room that opens itself.
  const cleanButton = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !follows.current) return;
    follows.current = false;
    button.focus();
  }, []);

  const putOff = ({ roomId, number }: ChoreWire) => {
    followFocus();
    setChosen(undefined);
    // Put off again, it is the last of all.
    setLater(new Set([...[...later].filter((id) => id !== roomId), roomId]));
    setSaid(`Room ${number} comes later.`);
  };
  const tick = async ({ roomId, number }: ChoreWire, isClean: boolean) => {
    if ((await cleaning.press({ parts: { id: roomId }, body: { isClean } })) === undefined) return;
    setChosen(undefined);
    setSaid(isClean ? `Room ${number} is clean.` : `Room ${number} is to do again.`);
  };
  const rowOf = (chore: ChoreWire, focus?: 'follow') => ({
    chore,
    isPressing: cleaning.isPressing,
    onTick: (isClean: boolean) => void tick(chore, isClean),
    onOpen: () => {
      if (focus === 'follow') followFocus();
      setChosen(chore.roomId);
    },
  });
  const openOf = (chore: ChoreWire) => ({
    chore,
    isPressing: cleaning.isPressing,
    cleanButton,
    onClean: () => {
      followFocus();
      void tick(chore, true);
    },
    onLater: () => putOff(chore),
  });
  return { list, cleaning, said, setSaid, rowOf, openOf };
}

interface HeadProps {
  readonly all: readonly ChoreWire[];
  readonly day: string | undefined;
  readonly filter: ChoreFilter;
  readonly onFilter: (filter: ChoreFilter) => void;
}

function Head({ all, day, filter, onFilter }: HeadProps) {
  const done = all.filter((chore) => chore.done !== undefined).length;
  return (
    <div className={styles.top}>
      <div className={styles.titles}>
        <div>
          <h1>Rooms to do</h1>
          <p className={styles.date}>{day && shownLongDay(day)}</p>
        </div>
        <span className={styles.progressWords}>{day && `${done} of ${all.length}`}</span>
      </div>
      <span className={styles.progress} role="img" aria-label={`${done} of ${all.length} rooms clean`}>
        <span
          className={styles.progressDone}
          style={{ width: `${all.length && (100 * done) / all.length}%` }}
        />
      </span>
      <Segments
        label="Show"
        options={FILTERS.map(([value, name]) => ({ value, label: `${name} ${choresOf(all, value).length}` }))}
        value={filter}
        onChange={onFilter}
        styles={{ segments: styles.filters, segment: styles.filter }}
      />
    </div>
  );
}

interface DoneProps {
  readonly rooms: readonly ChoreWire[];
  readonly rowOf: ReturnType<typeof useChores>['rowOf'];
}

/** The rooms that were cleaned before the latest ones, folded into a line. */
function Done({ rooms, rowOf }: DoneProps) {
  const [isOpen, setOpen] = useState(false);
  if (rooms.length === 0) return null;
  const numbers = listed(rooms.map(({ number }) => number));
  return (
    <>
      <button
        type="button"
        className={styles.earlier}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DeskIcon name="check" />
        {numbers} {rooms.length === 1 ? 'is' : 'are'} clean too
      </button>
      {isOpen && (
        <ol className={styles.list}>
          {rooms.map((chore) => (
            <ChoreRow key={chore.roomId} {...rowOf(chore)} />
          ))}
        </ol>
      )}
    </>
  );
}

interface ReportDialogProps {
  readonly room: ChoreWire;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ReportDialog({ room, onClose, onDone }: ReportDialogProps) {
  const { typed, field } = useFields({ text: '' });
  return (
    <Dialog open title={`Something is wrong in ${room.number}`} width="narrow" onClose={onClose}>
      <PressForm
        call="reportRoom"
        asked={{ parts: { id: room.roomId }, body: typed }}
        onDone={onDone}
        deed="Tell the desk"
        icon="note"
        variant="ink"
        full
        isReady={typed.text.trim() !== ''}
      >
        <TextField
          label="What is wrong"
          rows={3}
          maxLength={200}
          required
          hint="The desk sees it at once, beside the room."
          {...field('text')}
        />
      </PressForm>
    </Dialog>
  );
}
