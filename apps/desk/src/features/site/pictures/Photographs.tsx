import type { SitePart } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { usePress } from '../../../shared/wire/use-press.ts';
import { row, list as rows, rowWords } from '../Site.css.ts';
import { AddPhotograph } from './AddPhotograph.tsx';
import { thumbnail } from './Pictures.css.ts';

interface PhotographsProps {
  readonly pictures: SitePart['pictures'];
  readonly onChanged: (list: SitePart) => void;
}

/** The motel's photographs: each can go, and others can come. */
export function Photographs({ pictures, onChanged }: PhotographsProps) {
  const { press, isPressing, problem } = usePress('removePhotograph');
  async function remove(name: string): Promise<void> {
    const removed = await press({ body: { name } });
    if (removed !== undefined) onChanged(removed.list);
  }
  return (
    <DeskCard title="Photographs">
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ul className={rows}>
        {pictures
          .filter(({ name }) => name.startsWith('photos/'))
          .map(({ name, src, alt }) => (
            <li key={name} className={row}>
              <img className={thumbnail} src={src} alt="" width={120} height={90} />
              <span className={rowWords}>{alt}</span>
              <DeskButton size="small" variant="bad" disabled={isPressing} onClick={() => void remove(name)}>
                {`Remove ${name.slice('photos/'.length)}`}
              </DeskButton>
            </li>
          ))}
      </ul>
      <AddPhotograph onAdded={({ list }) => onChanged(list)} />
    </DeskCard>
  );
}
