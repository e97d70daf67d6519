import { Link } from 'react-router-dom';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { NewPage } from './NewPage.tsx';
import { partPath } from './part-path.ts';
import { tile, tiles } from './Site.css.ts';
import type { Site } from './site.ts';

const PAGES = 'Pages';

const GROUPS = [
  { title: 'The motel and its home page', isIn: (name: string) => !name.includes('/') },
  { title: 'Rooms', isIn: (name: string) => name.startsWith('rooms/') },
  { title: PAGES, isIn: (name: string) => name.startsWith('pages/') },
];

/** Every part of the site that can be edited. */
export function PartsCard({ parts }: { readonly parts: Site['parts'] }) {
  return GROUPS.map(({ title, isIn }) => (
    <DeskCard key={title} title={title}>
      <ul className={tiles}>
        {parts
          .filter(({ name }) => isIn(name))
          .map((part) => (
            <li key={part.name}>
              <Link className={tile} to={partPath(part.name)}>
                {part.title}
              </Link>
            </li>
          ))}
      </ul>
      {title === PAGES && <NewPage />}
    </DeskCard>
  ));
}
