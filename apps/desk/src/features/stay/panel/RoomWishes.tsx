import type { RoomTrait } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type KeyboardEvent, useState } from 'react';
import { TraitBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { type PanelProps, useDeed } from './PanelForm.tsx';
import { line, wishes as wishesStyle } from './StayPanel.css.ts';

/** Wishes as they are typed: `near` is the reference of another stay. */
interface TypedWishes {
  readonly traits: readonly RoomTrait[];
  readonly near: string;
}

/** The guest's wishes for their room: proposals keep them where they can. */
export function RoomWishes(props: PanelProps) {
  const [typed, setTyped] = useState<TypedWishes | undefined>(undefined);
  const { data } = useDesk('roomChoices', { parts: { id: props.stay.id } });
  const wish = useDeed('setWishes', props);
  if (data === undefined) return null;
  const { wishes, near } = data;
  if (typed === undefined) {
    const change = () => setTyped({ traits: wishes, near: near?.reference ?? '' });
    return <SetWishes words={[...wishes, ...(near ? [nearWords(near)] : [])]} onChange={change} />;
  }
  const field = fieldsOf(typed, (part) => setTyped({ ...typed, ...part }));
  const save = async () => {
    const other = typed.near.trim();
    const body = { wishes: [...typed.traits], ...(other !== '' && { near: other }) };
    if (await wish.press(body, 'The wishes are kept.')) setTyped(undefined);
  };
  const cancel = () => {
    wish.forgetProblem();
    setTyped(undefined);
  };
  // The panel's own form would send the change of the stay.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).tagName !== 'INPUT') return;
    event.preventDefault();
    void save();
  };
  return (
    <fieldset className={wishesStyle} aria-label="Room wishes" onKeyDown={onKeyDown}>
      <TraitBoxes {...field('traits')} />
      <TextField
        label="Near the other stay"
        maxLength={40}
        mark="optional"
        hint="Its reference, such as LI-7K4QD."
        {...field('near')}
      />
      {wish.problem !== undefined && <Alert tone="error">{wish.problem.message}</Alert>}
      <div className={line}>
        <DeskButton variant="ink" size="small" disabled={wish.isPressing} onClick={() => void save()}>
          Keep the wishes
        </DeskButton>
        <DeskButton size="small" onClick={cancel}>
          Cancel
        </DeskButton>
      </div>
    </fieldset>
  );
}

interface SetWishesProps {
  readonly words: readonly string[];
  readonly onChange: () => void;
}

function SetWishes({ words, onChange }: SetWishesProps) {
  return (
    <div className={line}>
      <span>
        <b>Wishes</b> {words.length === 0 ? 'none' : words.join(', ')}
      </span>
      <DeskButton size="small" aria-label="Change the wishes" onClick={onChange}>
        Change
      </DeskButton>
    </div>
  );
}

function nearWords({ name, reference }: { readonly name: string; readonly reference: string }): string {
  return `near ${name} (${reference})`;
}
