import type { DeskChangePreview } from '@motel/api-client/desk-contracts';
import type { ReactNode } from 'react';
import { shownDay } from '../../../shared/format/shown-dates.ts';
import { shownRooms } from '../../../shared/rooms/shown-rooms.ts';
import { group, legend as legendStyle, roomChoice, roomChoices } from './StayPanel.css.ts';

type InTheWay = NonNullable<DeskChangePreview['inTheWay']>;

interface ChosenRoom {
  readonly value: string | undefined;
  readonly onChange: (roomId: string) => void;
}

export const NONE_FREE = 'No other room of this kind is free on all nights.';

/** The stay that has the room on a gained night, and the rooms to take instead. */
export function RoomInTheWay({ wayOut, value, onChange }: ChosenRoom & { readonly wayOut: InTheWay }) {
  const { number, date, by, choices: free, moves } = wayOut;
  const legend = `Room ${number} is not free on ${shownDay(date)}: ${by}. ${
    free.length > 0 || moves !== undefined ? 'From tonight on the stay has' : NONE_FREE
  }`;
  return (
    <OtherRooms legend={legend} free={free} value={value} onChange={onChange}>
      {moves !== undefined && (
        <label className={roomChoice}>
          <input type="radio" name="other-room" checked={value === MOVES} onChange={() => onChange(MOVES)} />
          Room {number} as before: {moves.map(moveWords).join(', ')}
        </label>
      )}
    </OtherRooms>
  );
}

/** The choice to move the arrivals that are in the way. */
export const MOVES = 'moves';

function moveWords({ name, to }: NonNullable<InTheWay['moves']>[number]): string {
  return `${name || 'a guest'}, not here yet, moves to ${shownRooms(to)}`;
}

interface OtherRoomsProps extends ChosenRoom {
  /** A choice before the rooms. */
  readonly children?: ReactNode;
  readonly legend: string;
  readonly free: InTheWay['choices'];
}

/** The rooms that a stay could move to. */
export function OtherRooms({ legend, free, value, onChange, children }: OtherRoomsProps) {
  return (
    <fieldset className={group}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={roomChoices}>
        {children}
        {free.map(({ id, number, isClean }) => (
          <label key={id} className={roomChoice}>
            <input type="radio" name="other-room" checked={value === id} onChange={() => onChange(id)} />
            Room {number}
            {!isClean && ', to clean'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
