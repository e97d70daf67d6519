import { Alert, SelectField, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { partPath } from './part-path.ts';
import { inside, line, soft } from './Site.css.ts';
import type { Site } from './site.ts';

/** Begins a kind of room, like one that is there. */
export function NewRoom({ rooms }: { readonly rooms: Site['parts'] }) {
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
