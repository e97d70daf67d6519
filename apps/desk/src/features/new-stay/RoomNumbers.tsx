import { SelectField } from '@motel/ui';
import type { Draft } from './draft.ts';
import { legend, places as placesStyle, proposed } from './NewStayPage.css.ts';
import type { RoomNumbersOfStay } from './use-room-numbers.ts';

interface RoomNumbersProps {
  readonly draft: Draft;
  readonly numbers: RoomNumbersOfStay;
  readonly onChange: (typed: Partial<Draft>) => void;
}

/** The numbers that the stay gets: those of several rooms are proposed, each can be another one, or any at check-in. */
export function RoomNumbers({ draft, numbers, onChange }: RoomNumbersProps) {
  const { places } = numbers;
  const select = (roomId: string, place: number) => (
    <PlaceSelect
      // The places of a stay have no other name.
      key={place}
      label={places.length === 1 ? 'Room number' : `${place + 1} of ${places.length}`}
      roomId={roomId}
      numbers={numbers}
      onChange={(chosen) =>
        onChange({ roomIds: places.map((_, at) => (at === place ? chosen : (draft.roomIds[at] ?? null))) })
      }
    />
  );
  if (places.length <= 1) return places.map(select);
  return (
    <fieldset>
      <legend className={legend}>Room numbers</legend>
      <div className={placesStyle}>{places.map(select)}</div>
      {places.some((_, place) => (draft.roomIds[place] ?? null) === null) && (
        <p className={proposed}>These numbers are proposed. Choose others, or leave them to check-in.</p>
      )}
    </fieldset>
  );
}

interface PlaceSelectProps {
  readonly label: string;
  readonly roomId: string;
  readonly numbers: RoomNumbersOfStay;
  readonly onChange: (roomId: string) => void;
}

function PlaceSelect({ label, roomId, numbers: { free, taken, places }, onChange }: PlaceSelectProps) {
  const lost = taken.find(({ id }) => id === roomId);
  const offered = free.filter(({ id }) => id === roomId || !places.includes(id));
  return (
    <SelectField
      label={label}
      value={roomId}
      onChange={onChange}
      options={[
        { value: '', label: 'Any, at check-in' },
        ...offered.map((room) => ({ value: room.id, label: roomWords(room) })),
        ...(lost === undefined ? [] : [{ value: lost.id, label: `${lost.number}, not free` }]),
      ]}
      error={lost && `Room ${lost.number} is not free on all these nights. Choose another one, or any.`}
    />
  );
}

function roomWords({ number, words, isClean }: RoomNumbersOfStay['free'][number]): string {
  return [number, !isClean && 'to clean', words].filter(Boolean).join(', ');
}
