import { Dialog } from '@motel/ui';
import { Banner } from '../../shared/parts/Banner.tsx';
import { KeyTile } from '../../shared/parts/KeyTile.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { choice, choices, empty, soft } from './tonight.css.ts';

/** A stay that is given another room. */
export interface Giving {
  readonly id: string;
  readonly name: string;
  /** The room that it has; none yet. */
  readonly room?: { readonly id: string; readonly number: string } | undefined;
}

interface OtherRoomDialogProps {
  readonly giving: Giving;
  readonly onClose: () => void;
}

/** The rooms that a stay may have, best first; a press gives it one. */
export function OtherRoomDialog({ giving: { id: stay, name, room }, onClose }: OtherRoomDialogProps) {
  const { data, isError } = useDesk('roomChoices', { parts: { id: stay } });
  const assign = usePress('assignRoom');
  async function give(roomId: string) {
    const body = room === undefined ? { roomId } : { roomId, insteadOf: room.id };
    if ((await assign.press({ parts: { id: stay }, body })) !== undefined) onClose();
  }
  const title = room === undefined ? `A room for ${name}` : `Another room than ${room.number} for ${name}`;
  return (
    <Dialog open title={title} onClose={onClose}>
      {assign.problem !== undefined && <Banner tone="bad">{assign.problem.message}</Banner>}
      {isError && <Banner tone="warn">The rooms cannot be read now.</Banner>}
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
              onClick={() => void give(id)}
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
    </Dialog>
  );
}
