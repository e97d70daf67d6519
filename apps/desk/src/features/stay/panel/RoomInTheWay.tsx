import type { DeskChangePreview } from '@motel/api-client/desk-contracts';
import { shownDay } from '../../../shared/format/shown-dates.ts';
import { choice, choices, group, legend } from './RoomInTheWay.css.ts';

interface RoomInTheWayProps {
  readonly wayOut: NonNullable<DeskChangePreview['inTheWay']>;
  readonly value: string | undefined;
  readonly onChange: (roomId: string) => void;
}

/** The stay that has the room on a gained night, and the rooms to take instead. */
export function RoomInTheWay({
  wayOut: { number, date, by, choices: free },
  value,
  onChange,
}: RoomInTheWayProps) {
  return (
    <fieldset className={group}>
      <legend className={legend}>
        Room {number} is not free on {shownDay(date)}: {by}.{' '}
        {free.length === 0
          ? 'No other room of this kind is free on all nights.'
          : 'From tonight on the stay has'}
      </legend>
      <div className={choices}>
        {free.map(({ id, number: other, isClean }) => (
          <label key={id} className={choice}>
            <input type="radio" name="room-in-the-way" checked={value === id} onChange={() => onChange(id)} />
            Room {other}
            {!isClean && ', to clean'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
