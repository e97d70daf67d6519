import type { MoveOut } from '@motel/api-client/desk-contracts';
import { Link } from 'react-router-dom';
import { shownDates } from '../format/shown-dates.ts';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import { heading, list, name, nights, note, row, toRooms } from './CloseRoom.css.ts';

/** The stays that leave a room before it closes, each with its nights and its other room. */
export function MovesOut({ number, moves }: { readonly number: string; readonly moves: readonly MoveOut[] }) {
  return (
    <section>
      <h3 className={heading}>These stays leave room {number}</h3>
      <ul className={list}>
        {moves.map((move) => (
          <li key={`${move.stayId} ${move.checkIn}`} className={row}>
            <span>
              <Link to={`/stays/${move.stayId}`} className={name}>
                {move.name || 'Guest'}
              </Link>{' '}
              <span className={note}>{move.reference}</span>
              <span className={nights}>{shownDates(move.checkIn, move.checkOut)}</span>
            </span>
            <span className={toRooms}>
              <DeskIcon name="forward" size="small" />
              {roomWords(move)}
            </span>
          </li>
        ))}
      </ul>
      <p className={note}>The same kind of room: nothing to pay.</p>
    </section>
  );
}

/** `Room 15`; of several rooms each with its nights. */
function roomWords({ to }: MoveOut): string {
  const [first, ...others] = to;
  if (first !== undefined && others.length === 0) return `Room ${first.number}`;
  return to
    .map(({ number, checkIn, checkOut }) => `Room ${number}, ${shownDates(checkIn, checkOut)}`)
    .join('; ');
}

/** The moves as the person saw them, for the server to compare. */
export function shownMoves(moves: readonly MoveOut[]) {
  return moves.flatMap(({ stayId, to }) => to.map(({ number: _, ...nights }) => ({ stayId, ...nights })));
}

/** The stays in words: `Robin Coulee and Ada Pryce`. */
export function namesOf(moves: readonly MoveOut[]): string {
  return new Intl.ListFormat('en-US').format([...new Set(moves.map(({ name: each }) => each || 'A guest'))]);
}
