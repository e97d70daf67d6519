import { Link } from 'react-router-dom';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { deeds, facts, further, number, row, soft, wrong } from './RoomsPage.css.ts';
import { type Closure, closureWords, guestWords, type Room, STATES } from './room-words.ts';

interface RoomRowProps {
  readonly room: Room;
  readonly mayClose: boolean;
  readonly mayChange: boolean;
  readonly onClose: () => void;
  readonly onChange: () => void;
  readonly onReopen: (closure: Closure) => void;
  readonly onFinish: (noteId: string) => void;
}

/** A room with its state, its closures and what is wrong in it. */
export function RoomRow({ room, mayClose, mayChange, onClose, onChange, onReopen, onFinish }: RoomRowProps) {
  const state = STATES[room.state];
  return (
    <li className={row}>
      <b className={number}>{room.number}</b>
      <span className={facts}>
        <Tag tone={state.tone} icon={state.icon}>
          {state.word}
        </Tag>
        {room.stay !== undefined && <Link to={`/stays/${room.stay.id}`}>{guestWords(room.stay)}</Link>}
        {room.traits.length > 0 && <span className={soft}>{room.traits.join(', ')}</span>}
      </span>
      <span className={deeds}>
        {mayChange && (
          <DeskButton onClick={onChange} aria-label={`Change room ${room.number}`}>
            Change
          </DeskButton>
        )}
        {mayClose && (
          <DeskButton onClick={onClose} aria-label={`Close room ${room.number}`}>
            Close
          </DeskButton>
        )}
      </span>
      {room.closures.map((closure) => (
        <div key={closure.id} className={further}>
          <span className={wrong}>
            <DeskIcon name="lock" size="small" />
            {closureWords(closure)}
          </span>
          {mayClose && (
            <DeskButton onClick={() => onReopen(closure)} aria-label={`Open again: room ${room.number}`}>
              Open again
            </DeskButton>
          )}
        </div>
      ))}
      {room.notes.map((note) => (
        <div key={note.id} className={further}>
          <span className={wrong}>
            <DeskIcon name="note" size="small" />
            <span>
              {note.text} <span className={soft}>{note.by}</span>
            </span>
          </span>
          {mayClose && (
            <DeskButton
              icon="check"
              onClick={() => onFinish(note.id)}
              aria-label={`Done in room ${room.number}: ${note.text}`}
            >
              Done
            </DeskButton>
          )}
        </div>
      ))}
    </li>
  );
}
