import type { NumberedRoomWire, RoomStateWire } from '@motel/api-client/desk-contracts';
import { Link } from 'react-router-dom';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { KeyTile, type KeyTileLook } from '../../shared/parts/KeyTile.tsx';
import { buttons, closure as closureStyle, row, soft } from './RoomsPage.css.ts';

const LOOKS: Readonly<Record<RoomStateWire, KeyTileLook>> = {
  ready: 'ready',
  'to clean': 'to-clean',
  arriving: 'arriving',
  'in house': 'in-house',
  closed: 'closed',
};

interface RoomLineProps {
  readonly room: NumberedRoomWire;
  readonly mayClose: boolean;
  readonly mayChange: boolean;
  readonly onClose: () => void;
  readonly onChange: () => void;
  readonly onReopen: (closureId: string) => void;
}

/** A room in the list: its state tonight, the guest who has it, and its closures. */
export function RoomLine({ room, mayClose, mayChange, onClose, onChange, onReopen }: RoomLineProps) {
  const { number, state, traits, stay, closures } = room;
  return (
    <li className={row}>
      <KeyTile look={LOOKS[state]} number={number} words={state} />
      <div>
        {stay === undefined ? (
          <span>
            {state === 'to clean' ? 'Free, to clean' : state === 'ready' ? 'Free and ready' : state}
          </span>
        ) : mayClose ? (
          <Link to={`/stays/${stay.id}`}>{stay.name}</Link>
        ) : (
          <span>{state}</span>
        )}
        {traits.length > 0 && <p className={soft}>{traits.join(', ')}</p>}
      </div>
      <div className={buttons}>
        {mayClose && (
          <DeskButton size="small" onClick={onClose} aria-label={`Close room ${number}`}>
            Close
          </DeskButton>
        )}
        {mayChange && (
          <DeskButton size="small" onClick={onChange} aria-label={`Change room ${number}`}>
            Change
          </DeskButton>
        )}
      </div>
      {closures.map(({ id, checkIn, checkOut, reason, by }) => (
        <div key={id} className={closureStyle}>
          <span className={soft}>
            Closed {shownDates(checkIn, checkOut)}: {reason}. {by}
          </span>
          {mayClose && (
            <DeskButton size="small" onClick={() => onReopen(id)} aria-label={`Open room ${number} again`}>
              Open again
            </DeskButton>
          )}
        </div>
      ))}
    </li>
  );
}
