import type { DeskChangePreview } from '@motel/api-client/desk-contracts';
import { shownDay } from '../../../shared/format/shown-dates.ts';
import { choice, choices, group, legend as legendStyle } from './RoomInTheWay.css.ts';

type InTheWay = NonNullable<DeskChangePreview['inTheWay']>;

interface ChosenRoom {
  readonly value: string | undefined;
  readonly onChange: (roomId: string) => void;
}

interface RoomInTheWayProps extends ChosenRoom {
  readonly wayOut: InTheWay;
}

export const NONE_FREE = 'No other room of this kind is free on all nights.';

/** The stay that has the room on a gained night, and the rooms to take instead. */
export function RoomInTheWay({ wayOut: { number, date, by, choices: free }, ...chosen }: RoomInTheWayProps) {
  const legend = `Room ${number} is not free on ${shownDay(date)}: ${by}. ${
    free.length === 0 ? NONE_FREE : 'From tonight on the stay has'
  }`;
  return <OtherRooms legend={legend} free={free} {...chosen} />;
}

interface OtherRoomsProps extends ChosenRoom {
  readonly legend: string;
  readonly free: InTheWay['choices'];
}

/** The rooms that a stay could move to. */
export function OtherRooms({ legend, free, value, onChange }: OtherRoomsProps) {
  return (
    <fieldset className={group}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={choices}>
        {free.map(({ id, number, isClean }) => (
          <label key={id} className={choice}>
            <input type="radio" name="other-room" checked={value === id} onChange={() => onChange(id)} />
            Room {number}
            {!isClean && ', to clean'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
