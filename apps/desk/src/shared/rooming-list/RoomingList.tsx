import { TextField } from '@motel/ui';
import { readNames, withoutRoom } from './names.ts';
import { rooms as roomsStyle, sides, soft } from './RoomingList.css.ts';

/** The rooms that are shown while fewer have names. */
const MOST_UNNAMED = 12;

interface RoomingListProps {
  /** The names of the rooms, by number or kind. */
  readonly rooms: readonly string[];
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The guests of several rooms, typed or pasted as a list; beside it each room with the names as they are read. */
export function RoomingList({ rooms, text, onChange }: RoomingListProps) {
  const names = readNames(text);
  const shown = rooms.slice(0, Math.max(names.length, MOST_UNNAMED));
  return (
    <div className={sides}>
      <TextField
        label="Names"
        mark="optional"
        hint="A name a line, in the order of the rooms; it can wait. A / B is two people in one room."
        rows={Math.min(Math.max(rooms.length, 4), 16)}
        spellCheck={false}
        value={text}
        onChange={onChange}
        error={withoutRoom(names, rooms.length)}
      />
      <ol className={roomsStyle} aria-label="Rooms with their names">
        {shown.map((room, at) => (
          <li key={`${at} ${room}`}>
            {room} — {names[at] ? <strong>{names[at]}</strong> : <span className={soft}>no name</span>}
          </li>
        ))}
        {shown.length < rooms.length && (
          <li className={soft}>and {rooms.length - shown.length} more rooms</li>
        )}
      </ol>
    </div>
  );
}
