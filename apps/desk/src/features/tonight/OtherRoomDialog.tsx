import { Alert, Dialog } from '@motel/ui';
import { KeyTile } from '../../shared/parts/KeyTile.tsx';
import { RoomPicker, type RoomPickerProps } from '../../shared/rooms/RoomPicker.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { choice, choices, empty, soft } from './tonight.css.ts';

export type Giving = RoomPickerProps['stay'] & {
  readonly name: string;
  readonly count: number;
  readonly rooms: RoomPickerProps['own'];
};

interface OtherRoomDialogProps {
  readonly giving: Giving;
  readonly onGiven?: RoomPickerProps['onGiven'];
  readonly onClose: () => void;
}

export function OtherRoomDialog({ giving, onClose, onGiven = onClose }: OtherRoomDialogProps) {
  const { name, count, rooms } = giving;
  const noun = count === 1 ? 'A room' : `${count} rooms`;
  const title =
    rooms.length === 0 ? `${noun} for ${name}` : `Another room than ${shownRooms(rooms)} for ${name}`;
  return (
    <Dialog open title={title} onClose={onClose}>
      {count === 1 ? (
        <OneRoom stay={giving} onGiven={onGiven} />
      ) : (
        <RoomPicker stay={giving} count={count} own={rooms} onGiven={onGiven} />
      )}
    </Dialog>
  );
}

/** A press gives the stay the room. */
function OneRoom({ stay, onGiven }: Pick<RoomPickerProps, 'onGiven'> & { readonly stay: Giving }) {
  const [room] = stay.rooms;
  const { data, isError } = useDesk('roomChoices', { parts: { id: stay.id } });
  const assign = usePress('assignRoom');
  async function give(given: Giving['rooms'][number]) {
    const body = { version: stay.version, roomId: given.id, ...(room && { insteadOf: room.id }) };
    const done = await assign.press({ parts: { id: stay.id }, body });
    if (done !== undefined) onGiven([given], room && { version: done.version, roomIds: [room.id] });
  }
  return (
    <>
      {assign.problem !== undefined && <Alert tone="error">{assign.problem.message}</Alert>}
      {isError && <Alert tone="warning">The rooms cannot be read now.</Alert>}
      {data?.choices.length === 0 && (
        <p className={empty}>
          No other room of this kind is free for all its nights. The stay's page can change the kind.
        </p>
      )}
      <ul className={choices}>
        {data?.choices.map(({ id, number, isClean, words }) => (
          <li key={id}>
            <button
              type="button"
              className={choice}
              disabled={assign.isPressing}
              onClick={() => void give({ id, number })}
            >
              <KeyTile
                look={isClean ? 'ready' : 'to-clean'}
                number={number}
                words={isClean ? 'ready' : 'not cleaned'}
              />
              <span>
                Give room {number} <span className={soft}>{words}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
