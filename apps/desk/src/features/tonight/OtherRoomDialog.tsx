import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { Dialog } from '@motel/ui';
import { fullName } from '../../shared/format/shown-stay.ts';
import { Banner } from '../../shared/parts/Banner.tsx';
import { KeyTile } from '../../shared/parts/KeyTile.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { choice, choices, empty, soft } from './tonight.css.ts';

interface OtherRoomDialogProps {
  readonly stay: ArrivingStay;
  readonly onClose: () => void;
}

/** The rooms that a stay may have, best first; a press gives it one. */
export function OtherRoomDialog({ stay, onClose }: OtherRoomDialogProps) {
  const { data, isError } = useDesk('roomChoices', { parts: { id: stay.id } });
  const assign = usePress('assignRoom');
  const [now] = stay.rooms;
  async function give(roomId: string) {
    const body = now === undefined ? { roomId } : { roomId, insteadOf: now.id };
    if ((await assign.press({ parts: { id: stay.id }, body })) !== undefined) onClose();
  }
  const title = now === undefined ? `A room for ${fullName(stay)}` : `Another room than ${now.number}`;
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
