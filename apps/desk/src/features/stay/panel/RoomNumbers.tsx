import { useId, useState } from 'react';
import { Banner } from '../../../shared/parts/Banner.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import type { PanelProps } from './panel-props.ts';
import { numbers, tile, tileNote, tiles } from './RoomNumbers.css.ts';

/** The free rooms of the stay's kind, the best ones first: a press on one, then the button. It costs nothing. */
export function RoomNumbers({ stay, onDone }: PanelProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { data, error } = useDesk('roomChoices', { parts: { id: stay.id } });
  const assign = usePress('assignRoom');
  const own = stay.rooms.at(-1);
  const isFull = new Set(stay.rooms.map(({ roomId }) => roomId)).size >= stay.party.rooms;
  const choices = (error === null ? data?.choices : undefined)?.filter(({ id }) => id !== own?.roomId) ?? [];
  const room = choices.find(({ id }) => id === chosen);
  const give = async () => {
    if (room === undefined) return;
    const instead = isFull && own !== undefined ? { insteadOf: own.roomId } : {};
    const done = await assign.press({ parts: { id: stay.id }, body: { roomId: room.id, ...instead } });
    if (done === undefined) return;
    setChosen(undefined);
    onDone(`Room ${room.number} it is.`);
  };
  if (choices.length === 0) return null;
  return (
    <div className={numbers}>
      <fieldset className={tiles} aria-label="Room number">
        {choices.slice(0, MOST).map(({ id, number, isClean, words }) => (
          <label key={id} className={tile} title={words}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => setChosen(id)} />
            {number}
            <span className={tileNote}>{isClean ? 'ready' : 'to clean'}</span>
          </label>
        ))}
      </fieldset>
      {assign.problem !== undefined && <Banner tone="bad">{assign.problem.message}</Banner>}
      {room !== undefined && (
        <>
          <p>{room.words}</p>
          <DeskButton look="ink" disabled={assign.isPressing} onClick={give}>
            {own !== undefined && isFull
              ? `Room ${own.number} to ${room.number}`
              : `Give room ${room.number}`}
          </DeskButton>
        </>
      )}
    </div>
  );
}

/** Three rows of tiles; the best rooms are the first ones. */
const MOST = 15;
