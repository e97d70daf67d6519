import { Alert, SelectField, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { partPath } from './part-draft.ts';
import { inside, line, soft, tile, tiles } from './Site.css.ts';
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

/** Begins a page of the motel's own. */
function NewPage() {
  const [title, setTitle] = useState('');
  const { press, isPressing, problem } = usePress('addSitePage');
  const navigate = useNavigate();
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const page = await press({ body: { title } });
    if (page !== undefined) navigate(partPath(page.name));
  }
  return (
    <form className={inside} onSubmit={(event) => void add(event)}>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={line}>
        <TextField label="A new page about" value={title} maxLength={100} onChange={setTitle} />
        <DeskButton type="submit" icon="plus" busy={isPressing} disabled={title.trim() === ''}>
          Add the page
        </DeskButton>
      </div>
    </form>
  );
}

/** Begins a kind of room, like one that is there. */
function NewRoom({ rooms }: { readonly rooms: Site['parts'] }) {
  const [title, setTitle] = useState('');
  const [like, setLike] = useState(rooms[0]?.name ?? '');
  const { press, isPressing, problem } = usePress('addRoomKind');
  const navigate = useNavigate();
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const room = await press({ body: { title, like } });
    if (room !== undefined) navigate(partPath(room.name));
  }
  return (
    <form className={inside} onSubmit={(event) => void add(event)}>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={line}>
        <TextField label="A new kind of room" value={title} maxLength={100} onChange={setTitle} />
        <SelectField
          label="Like"
          value={like}
          options={rooms.map((room) => ({ value: room.name, label: room.title }))}
          onChange={setLike}
        />
        <DeskButton type="submit" icon="plus" busy={isPressing} disabled={title.trim() === ''}>
          Add the room
        </DeskButton>
      </div>
      <span className={soft}>
        It has one room, at the price of the other kind. Once it is published, add rooms on All rooms, and
        change its price on Rates.
      </span>
    </form>
  );
}
