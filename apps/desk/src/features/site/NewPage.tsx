import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { partPath } from './part-path.ts';
import { inside, line } from './Site.css.ts';

/** Begins a page of the motel's own. */
export function NewPage() {
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
