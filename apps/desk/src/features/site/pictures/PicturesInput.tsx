import type { SitePart } from '@motel/api-client/desk-contracts';
import { Alert, VisuallyHidden } from '@motel/ui';
import { useRef, useState } from 'react';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { list, row, rowWords, sides, soft } from '../Site.css.ts';
import { Sign } from './AddLogo.tsx';
import { PictureBoard } from './PictureBoard.tsx';
import { PictureDetail } from './PictureDetail.tsx';
import * as styles from './Pictures.css.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The motel's pictures in the draft; read again until all sizes of new ones are made. */
export function usePictures(): SitePart['pictures'] {
  const { data } = useDesk(
    'sitePart',
    { query: { name: 'pictures.yaml' } },
    { refresh: (part) => (part?.pictures.some(({ isInMaking }) => isInMaking) ? 2000 : 30_000) },
  );
  return data?.pictures ?? [];
}

interface PicturesInputProps {
  readonly label: string;
  /** Names of pictures, a line each. */
  readonly value: string;
  readonly mistake?: string | undefined;
  /** One picture, or the motel's sign. @default several */
  readonly kind?: 'picture' | 'logo' | 'pictures';
  readonly isOptional?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** Pictures in their order: chosen among the motel's, or new ones. */
export function PicturesInput(props: PicturesInputProps) {
  const { label, value, mistake, kind = 'pictures', isOptional, onChange } = props;
  const pictures = usePictures();
  const names = value.split('\n').filter((name) => name !== '');
  const [isOpen, setOpen] = useState(false);
  // Several uploads may end before this page is drawn again.
  const latest = useRef(names);
  latest.current = names;
  const isList = kind === 'pictures';
  function put(order: readonly string[]): void {
    latest.current = isList ? [...order] : order.slice(-1);
    onChange(latest.current.join('\n'));
  }
  const without = (name: string) => latest.current.filter((other) => other !== name);
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
      {mistake && <Alert tone="error">{mistake}</Alert>}
      <ol className={list}>
        {names.map((name, at) => {
          const picture = pictures.find((one) => one.name === name);
          const words = picture?.alt || name;
          return (
            <li key={name} className={row}>
              {picture &&
                (kind === 'logo' ? (
                  <Sign picture={picture} />
                ) : (
                  <Thumbnail picture={picture} className={styles.thumbnail} />
                ))}
              <span className={rowWords}>
                {words}
                {isList && at === 0 && <span className={soft}>The large one</span>}
              </span>
              {isList && (
                <DeskButton
                  size="small"
                  disabled={at === 0}
                  onClick={() => put(without(name).toSpliced(at - 1, 0, name))}
                >
                  Earlier
                  <VisuallyHidden>: {words}</VisuallyHidden>
                </DeskButton>
              )}
              {(isList || isOptional) && (
                <DeskButton size="small" variant="bad" onClick={() => put(without(name))}>
                  Take out
                  <VisuallyHidden>: {words}</VisuallyHidden>
                </DeskButton>
              )}
            </li>
          );
        })}
      </ol>
      <DeskButton size="small" icon="plus" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isList ? 'More pictures' : 'Choose a picture'}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </DeskButton>
      {isOpen && (
        <PictureBoard
          title={isList ? 'Choose its pictures' : 'Choose a picture'}
          pictures={pictures}
          chosen={names}
          onPress={(name) => put(isList && names.includes(name) ? without(name) : [...names, name])}
          onTaken={(name, isOnly) => (isList || isOnly) && put([...without(name), name])}
          isLogo={kind === 'logo'}
        />
      )}
    </fieldset>
  );
}

/** All pictures of the motel: what each shows, its cuts, and which can go; each is kept at once. */
export function PicturesPage({ part }: { readonly part: SitePart }) {
  const pictures = usePictures();
  const [name, setName] = useState('');
  const shown = pictures.find((picture) => picture.name === name) ?? pictures[0];
  return (
    <>
      <PageHead title={part.title} back={['/site', 'Your motel']} />
      <div className={sides}>
        <DeskCard title="All pictures" isInset>
          {part.mistakes.map(({ sentence }) => (
            <Alert key={sentence} tone="error">
              {sentence}
            </Alert>
          ))}
          <PictureBoard
            title="Choose one to describe it"
            pictures={pictures}
            chosen={shown ? [shown.name] : []}
            onPress={setName}
            onTaken={setName}
          />
        </DeskCard>
        {shown && (
          <DeskCard title={shown.name.replace(/^.*\//, '')} className={styles.beside}>
            <PictureDetail key={shown.name} picture={shown} mayRemove />
          </DeskCard>
        )}
      </div>
    </>
  );
}
