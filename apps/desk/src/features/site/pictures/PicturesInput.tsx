import type { SitePart } from '@motel/api-client/desk-contracts';
import { Alert, SelectField, VisuallyHidden } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { usePress } from '../../../shared/wire/use-press.ts';
import { pictureOptions } from '../part-draft.ts';
import { list, row, list as rows, rowWords, soft } from '../Site.css.ts';
import { AddPhotograph } from './AddPhotograph.tsx';
import type { AddedPicture } from './AddPicture.tsx';
import { picker, set, thumbnail } from './Pictures.css.ts';

interface PicturesInputProps {
  readonly label: string;
  /** Names of pictures, a line each. */
  readonly value: string;
  readonly pictures: SitePart['pictures'];
  readonly mistake: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onAdded: (added: AddedPicture) => void;
}

/** Pictures in their order: chosen among the motel's, or new photographs. */
export function PicturesInput({ label, value, pictures, mistake, onChange, onAdded }: PicturesInputProps) {
  const names = value.split('\n').filter((name) => name !== '');
  const others = pictures.filter(({ name }) => !names.includes(name));
  const [next, setNext] = useState('');
  const put = (order: readonly string[]) => onChange(order.join('\n'));
  const chosen = others.some(({ name }) => name === next) ? next : (others[0]?.name ?? '');
  return (
    <fieldset className={set}>
      <legend>{label}</legend>
      {mistake && <Alert tone="error">{mistake}</Alert>}
      <ol className={list}>
        {names.map((name, at) => {
          const picture = pictures.find((one) => one.name === name);
          const words = picture?.alt ?? name;
          const without = names.filter((other) => other !== name);
          return (
            <li key={name} className={row}>
              <img className={thumbnail} src={picture?.src} alt="" width={120} height={90} />
              <span className={rowWords}>
                {words}
                {at === 0 && <span className={soft}>The large one</span>}
              </span>
              <DeskButton
                size="small"
                disabled={at === 0}
                onClick={() => put(without.toSpliced(at - 1, 0, name))}
              >
                Earlier
                <VisuallyHidden>: {words}</VisuallyHidden>
              </DeskButton>
              <DeskButton size="small" variant="bad" onClick={() => put(without)}>
                Take out
                <VisuallyHidden>: {words}</VisuallyHidden>
              </DeskButton>
            </li>
          );
        })}
      </ol>
      <div className={picker}>
        <SelectField
          label="Another picture"
          value={chosen}
          options={pictureOptions(others)}
          onChange={setNext}
        />
        <DeskButton size="small" icon="plus" disabled={chosen === ''} onClick={() => put([...names, chosen])}>
          Show it here
        </DeskButton>
      </div>
      <AddPhotograph
        onAdded={(added) => {
          onAdded(added);
          put([...names, added.picture.name]);
        }}
      />
    </fieldset>
  );
}

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
