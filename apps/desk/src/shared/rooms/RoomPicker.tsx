import type { AskedOf } from '@motel/api-client';
import type { DeskCalls } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useId, useState } from 'react';
import { DeskButton } from '../parts/Page.tsx';
import { useDesk, usePress } from '../wire/calls.ts';
import { numbers, tile, tileNote, tiles } from './RoomPicker.css.ts';
import { roomWords, shownRooms } from './shown-rooms.ts';

type Numbered = readonly { readonly number: string }[];

export type GivenRooms = AskedOf<DeskCalls['giveRooms']>['body'];

export interface RoomPickerProps {
  /** As the person saw it. */
  readonly stay: { readonly id: string; readonly version: string };
  readonly count: number;
  readonly own: readonly { readonly id: string; readonly number: string }[];
  /**
   * @param rooms those that the stay has from now on
   * @param before the press that gives it those of before, while nothing else changes the stay; where it had all
   */
  readonly onGiven: (rooms: Numbered, before?: GivenRooms) => void;
}

/** As many tiles; the best rooms are the first ones. */
const MOST = 15;

/** The rooms of a stay and the free ones of its kind, the best ones first: a press on each, then the button. */
export function RoomPicker({ stay, count, own, onGiven }: RoomPickerProps) {
  const name = useId();
  const [chosen, setChosen] = useState<readonly string[] | undefined>(undefined);
  const { data, error } = useDesk('roomChoices', { parts: { id: stay.id } });
  const give = usePress('giveRooms');
  const isOwn = new Set(own.map(({ id }) => id));
  const free = (error === null ? data?.choices : undefined)?.filter(({ id }) => !isOwn.has(id)) ?? [];
  if (free.length === 0) return null;
  const all = [
    ...own.map((room) => ({ ...room, note: 'theirs', words: '' })),
    ...free.map((room) => ({ ...room, note: room.isClean ? 'ready' : 'to clean' })),
  ];
  const wanted = all.filter(({ id }) => (chosen ?? [...isOwn]).includes(id));
  const roomIds = wanted.map(({ id }) => id);
  const words = wanted.map((room) => room.words).filter((said) => said !== '');
  const isOther = wanted.some(({ id }) => !isOwn.has(id));
  const press = async () => {
    const done = await give.press({ parts: { id: stay.id }, body: { version: stay.version, roomIds } });
    if (done === undefined) return;
    setChosen(undefined);
    onGiven(wanted, own.length < count ? undefined : { version: done.version, roomIds: [...isOwn] });
  };
  return (
    <div className={numbers}>
      <fieldset className={tiles} aria-label={count === 1 ? 'Room number' : `${count} room numbers`}>
        {all.slice(0, MOST).map((room) => (
          <label key={room.id} className={tile} title={room.words}>
            <input
              type={count === 1 ? 'radio' : 'checkbox'}
              name={name}
              checked={wanted.includes(room)}
              onChange={() => setChosen(picked(roomIds, room.id, count))}
            />
            {room.number}
            <span className={tileNote}>{room.note}</span>
          </label>
        ))}
      </fieldset>
      {give.problem !== undefined && <Alert tone="error">{give.problem.message}</Alert>}
      {isOther && (
        <>
          {count > wanted.length && (
            <p>{`The stay has ${count} rooms: choose ${count - wanted.length} more.`}</p>
          )}
          {words.length > 0 && count === 1 && <p>{words.join(', ')}</p>}
          <DeskButton variant="ink" disabled={give.isPressing || wanted.length < count} onClick={press}>
            {deedOf(own, wanted)}
          </DeskButton>
        </>
      )}
    </div>
  );
}

/** `Give rooms 12 and 14`, `Room 12 to 14`. */
function deedOf(own: Numbered, wanted: Numbered): string {
  return own.length === 0
    ? `Give ${roomWords(wanted)}`
    : `${roomWords(own, 'Room')} to ${shownRooms(wanted)}`;
}

/** The choice after a press on one of many: pressed again it is out, and beyond the most the oldest one is. */
export function picked(chosen: readonly string[], id: string, most: number): readonly string[] {
  if (most > 1 && chosen.includes(id)) return chosen.filter((each) => each !== id);
  return [...chosen.filter((each) => each !== id), id].slice(-most);
}
