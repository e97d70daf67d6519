import type { SitePart, SitePicture } from '@motel/api-client/desk-contracts';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Segments } from '../../../shared/parts/Segments.tsx';
import { SignUpload } from './AddLogo.tsx';
import * as styles from './Pictures.css.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface PictureBoardProps extends Pick<ComponentProps<typeof PictureUpload>, 'onTaken'> {
  readonly title: string;
  readonly pictures: SitePart['pictures'];
  /** Names of those that are chosen. */
  readonly chosen: readonly string[];
  readonly onPress: (name: string) => void;
  /** Of the motel's sign. @default false */
  readonly isLogo?: boolean | undefined;
}

const FILTERS: Readonly<Record<string, (picture: SitePicture) => boolean>> = {
  All: () => true,
  'Not shown': ({ place }) => place === undefined,
  'Without words': ({ alt }) => alt === '',
};

/** The motel's pictures to choose from, and the way to more of them. */
export function PictureBoard({ title, pictures, chosen, onPress, onTaken, isLogo }: PictureBoardProps) {
  const [filter, setFilter] = useState('All');
  const options = Object.entries(FILTERS).map(([value, isIn]) => ({
    value,
    label: `${value} ${pictures.filter(isIn).length}`,
  }));
  return (
    <section className={styles.board} aria-label={title}>
      <h3>{title}</h3>
      {isLogo ? <SignUpload onTaken={onTaken} /> : <PictureUpload onTaken={onTaken} />}
      <Segments
        label="Which pictures"
        value={filter}
        options={options}
        onChange={setFilter}
        styles={{ segments: styles.chips, segment: styles.chip }}
      />
      <ul className={styles.grid} aria-label={title} onKeyDown={move}>
        {pictures
          .filter((picture) => FILTERS[filter]?.(picture))
          .map((picture) => (
            <li key={picture.name}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={chosen.includes(picture.name)}
                onClick={() => onPress(picture.name)}
              >
                <Thumbnail picture={picture} alt={picture.alt || picture.name} className={styles.thumb} />
                {picture.place !== undefined && <b className={styles.place}>{picture.place}</b>}
                {lackOf(picture) && <em className={styles.lacks}>{lackOf(picture)}</em>}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function lackOf({ isInMaking, alt }: SitePicture): string | undefined {
  if (isInMaking) return 'being made';
  return alt === '' ? 'no words' : undefined;
}

/** The arrow keys move by one picture, or by a row of them. */
function move(event: KeyboardEvent<HTMLUListElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const columns = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  all[all.findIndex((one) => one.contains(event.target as Node)) + step]?.focus();
}
