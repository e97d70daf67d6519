import { Link } from 'react-router-dom';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { NewPage } from './NewPage.tsx';
import { NewRoom } from './NewRoom.tsx';
import { partPath } from './part-path.ts';
import { tile, tiles } from './Site.css.ts';
import type { Site } from './site.ts';

const ROOMS = 'Rooms';
const PAGES = 'Pages';

const GROUPS = [
  { title: 'The motel and its home page', isIn: (name: string) => !name.includes('/') },
  { title: ROOMS, isIn: (name: string) => name.startsWith('rooms/') },
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
      {title === ROOMS && <NewRoom rooms={parts.filter(({ name }) => isIn(name))} />}
      {title === PAGES && <NewPage />}
    </DeskCard>
  ));
}
