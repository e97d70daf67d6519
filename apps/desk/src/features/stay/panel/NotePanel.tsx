import { TextField } from '@motel/ui';
import { useKept } from '../../../shared/field/use-kept.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { PanelForm } from './PanelForm.tsx';
import type { PanelProps } from './panel-props.ts';

/** Leaves a note about the stay, for the next shift. */
export function NotePanel({ stay, onDone }: PanelProps) {
  // Also after a look at another page, and while the line is down.
  const [typed, setTyped] = useKept(`desk-note-${stay.id}`, (text) => (typeof text === 'string' ? text : ''));
  const note = usePress('noteStay');
  const leave = async () => {
    const done = await note.press({
      parts: { id: stay.id },
      body: { version: stay.version, text: typed.trim() },
    });
    if (done === undefined) return;
    setTyped('');
    onDone('The note is on this page.');
  };
  return (
    <PanelForm
      title="Note"
      lead="Everybody at the desk reads it, the guest does not."
      deed="Leave the note"
      isPressing={note.isPressing}
      isReady={typed.trim() !== ''}
      problem={note.problem}
      onSubmit={leave}
    >
      <TextField label="Note" rows={4} value={typed} onChange={setTyped} isChanged={typed !== ''} />
    </PanelForm>
  );
}
