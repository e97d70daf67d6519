import type { Tonight } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { useId, useState } from 'react';
import { useKept } from '../../shared/field/use-kept.ts';
import { motelTime } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { usePress } from '../../shared/wire/calls.ts';
import { noteFoot, note as noteStyle, notes as notesStyle } from './NotesCard.css.ts';

type Note = Tonight['notes'][number];

export function NotesCard({ notes }: Pick<Tonight, 'notes'>) {
  const id = useId();
  const [done, setDone] = useState<Note | undefined>(undefined);
  const finish = usePress('finishNote');
  const mark = async (note: Note, isDone: boolean) => {
    const marked = await finish.press({ parts: { id: note.id }, body: { isDone } });
    if (marked !== undefined) setDone(isDone ? marked : undefined);
  };
  return (
    <section className={notesStyle} aria-labelledby={id}>
      <h3 id={id}>Left by the day desk</h3>
      {notes.map((note) => (
        <div key={note.id}>
          <p id={`${id}-${note.id}`} className={noteStyle}>
            {note.text}
          </p>
          <p className={noteFoot}>
            <span>
              {note.by}, {motelTime(note.at)}
            </span>
            <DeskButton
              size="small"
              icon="check"
              aria-describedby={`${id}-${note.id}`}
              disabled={finish.isPressing}
              onClick={() => void mark(note, true)}
            >
              Done
            </DeskButton>
          </p>
        </div>
      ))}
      {done !== undefined && (
        <Alert
          tone="success"
          action={
            <DeskButton size="small" icon="undo" onClick={() => void mark(done, false)}>
              Undo
            </DeskButton>
          }
        >
          Done: {done.text}
        </Alert>
      )}
      {finish.problem !== undefined && <Alert tone="error">{finish.problem.message}</Alert>}
      <NewNote />
    </section>
  );
}

function NewNote() {
  const [text, setText] = useKept('desk-note', (stored) => (typeof stored === 'string' ? stored : ''));
  return (
    <PressForm
      call="leaveNote"
      asked={{ body: { text } }}
      onDone={() => setText('')}
      deed="Leave the note"
      icon="note"
      isReady={text.trim() !== ''}
    >
      <TextField
        label="A note for the next shift"
        value={text}
        onChange={setText}
        rows={2}
        maxLength={1000}
      />
    </PressForm>
  );
}
