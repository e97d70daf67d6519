import type { ProblemIssue } from '@motel/api-client/contracts';
import { SelectField, TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { TraitBoxes } from '../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../shared/field/fields.ts';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { PartyCounts } from '../../shared/party/PartyCounts.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { checkOutOf, type Draft, type DraftProps, nightsUntil } from './draft.ts';
import { counts, dates, legend, places as placesStyle, proposed, row } from './NewStayPage.css.ts';

interface StayFieldsProps extends DraftProps {
  readonly issues: readonly ProblemIssue[];
  /** The kinds of room. */
  readonly children: ReactNode;
}

export function StayFields({ draft, onChange, issues, children }: StayFieldsProps) {
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const field = fieldsOf(draft, onChange);
  return (
    <DeskCard title="Stay" isInset>
      <div className={row}>
        <div className={dates}>
          <TextField label="Arrives" type="date" error={errorOf('checkIn')} {...field('checkIn')} />
          <TextField
            label="Leaves"
            type="date"
            value={checkOutOf(draft)}
            onChange={(checkOut) => onChange({ nights: nightsUntil(draft, checkOut) })}
            error={errorOf('checkOut')}
          />
          <TextField
            label="Nights"
            name="nights"
            type="number"
            inputMode="numeric"
            min="1"
            {...field('nights')}
          />
        </div>
        <PartyCounts className={counts} value={draft} onChange={onChange} errorOf={errorOf} />
      </div>
      {children}
    </DeskCard>
  );
}

/** The guest's wishes for their room, by which the numbers are proposed. */
export function WishFields({ draft, onChange }: DraftProps) {
  return (
    <fieldset>
      <legend className={legend}>Room wishes</legend>
      <TraitBoxes value={draft.wishes} onChange={(wishes) => onChange({ wishes })} />
    </fieldset>
  );
}

interface RoomNumbersProps extends DraftProps {
  readonly numbers: RoomNumbersOfStay;
}

/** The numbers that the stay gets: those of several rooms are proposed, each can be another one, or any at check-in. */
export function RoomNumbers({ draft, numbers: { free, taken, places }, onChange }: RoomNumbersProps) {
  const choose = (place: number, chosen: string) =>
    onChange({ roomIds: places.map((_, at) => (at === place ? chosen : (draft.roomIds[at] ?? null))) });
  const select = (roomId: string, place: number) => {
    const lost = taken.find(({ id }) => id === roomId);
    const offered = free.filter(({ id }) => id === roomId || !places.includes(id));
    return (
      <SelectField
        // The places of a stay have no other name.
        key={place}
        label={places.length === 1 ? 'Room number' : `${place + 1} of ${places.length}`}
        value={roomId}
        onChange={(chosen) => choose(place, chosen)}
        options={[
          { value: '', label: 'Any, at check-in' },
          ...offered.map((room) => ({ value: room.id, label: roomWords(room) })),
          ...(lost === undefined ? [] : [{ value: lost.id, label: `${lost.number}, not free` }]),
        ]}
        error={lost && `Room ${lost.number} is not free on all these nights. Choose another one, or any.`}
      />
    );
  };
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

function roomWords({ number, words, isClean }: RoomNumbersOfStay['free'][number]): string {
  return [number, !isClean && 'to clean', words].filter(Boolean).join(', ');
}

/** The numbers that the typed stay gets, fresh every few seconds; `undefined` while they are not known. */
export function useRoomNumbers(draft: Draft) {
  const { typeId, checkIn, wishes } = draft;
  const checkOut = checkOutOf(draft);
  const isAsked = typeId !== '' && checkOut !== '';
  const query = { typeId, checkIn, checkOut, ...(wishes.length > 0 && { wishes: wishes.join(',') }) };
  const { data, isPlaceholderData } = useDesk('freeRooms', isAsked ? { query } : undefined);
  if (!isAsked || data === undefined) return undefined;
  const { free, taken } = data;
  return {
    free,
    taken,
    places: roomPlacesOf(draft, free, free.length + taken.length),
    /** They are of the nights that the fields say, not of those of a moment ago. */
    isFresh: !isPlaceholderData,
  };
}

type RoomNumbersOfStay = NonNullable<ReturnType<typeof useRoomNumbers>>;

/** A stay's rooms: the chosen ones, and of several the best left; empty: any at check-in. @param free best first */
export function roomPlacesOf(
  { rooms, roomIds }: Pick<Draft, 'rooms' | 'roomIds'>,
  free: readonly { readonly id: string }[],
  most: number,
): string[] {
  const count = Math.min(Number(rooms), most);
  if (count === 1) return [roomIds[0] ?? ''];
  const chosen = roomIds.slice(0, count);
  const left = free.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return Array.from({ length: count }, (_, place) => chosen[place] ?? left.shift() ?? '');
}
