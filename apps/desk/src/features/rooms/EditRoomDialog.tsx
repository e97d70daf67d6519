import type { NumberedRoomWire } from '@motel/api-client/desk-contracts';
import { Checkbox, Dialog } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form, legend, traits as traitsStyle } from './RoomsPage.css.ts';

type Trait = NumberedRoomWire['traits'][number];
const TRAITS: readonly { readonly trait: Trait; readonly label: string }[] = [
  { trait: 'quiet', label: 'Quiet' },
  { trait: 'ground floor', label: 'Ground floor' },
  { trait: 'upstairs', label: 'Upstairs' },
];

interface EditRoomDialogProps {
  /** Of a new room. */
  readonly type?: { readonly id: string; readonly title: string };
  /** The room to change. */
  readonly room?: NumberedRoomWire;
  readonly onClose: () => void;
  readonly onSaid: (sentence: string) => void;
}

/** Adds a room, or changes its number and traits, or gives it up. */
export function EditRoomDialog({ type, room, onClose, onSaid }: EditRoomDialogProps) {
  const [number, setNumber] = useState(room?.number ?? '');
  const [traits, setTraits] = useState<readonly Trait[]>(room?.traits ?? []);
  const [isChecked, setChecked] = useState(false);
  const [add, change, retire] = [usePress('addRoom'), usePress('changeRoom'), usePress('retireRoom')];
  const problem = add.problem ?? change.problem ?? retire.problem;
  const isPressing = add.isPressing || change.isPressing || retire.isPressing;
  const end = (sentence: string) => {
    onSaid(sentence);
    onClose();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const written = { number: number.trim(), traits: [...traits] };
    if (written.number === '') return;
    const done =
      room === undefined
        ? await add.press({ body: { ...written, typeId: type?.id ?? '' } })
        : await change.press({ parts: { id: room.id }, body: written });
    if (done !== undefined) end(`Room ${written.number} is saved.`);
  }
  async function giveUp(id: string) {
    if ((await retire.press({ parts: { id } })) !== undefined) end(`Room ${room?.number} is given up.`);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={room === undefined ? `A new ${type?.title}` : `Room ${room.number}`}
    >
      <form className={form} onSubmit={(event) => void submit(event)} noValidate>
        <DeskField
          label="Number"
          value={number}
          onChange={setNumber}
          maxLength={8}
          error={isChecked && number.trim() === '' ? 'As it stands on the door.' : undefined}
        />
        <fieldset className={traitsStyle}>
          <legend className={legend}>What guests wish for</legend>
          {TRAITS.map(({ trait, label }) => (
            <Checkbox
              key={trait}
              label={label}
              checked={traits.includes(trait)}
              onChange={(isOn) =>
                setTraits(isOn ? [...traits, trait] : traits.filter((one) => one !== trait))
              }
            />
          ))}
        </fieldset>
        {problem !== undefined && <Banner tone="bad">{problem.message}</Banner>}
        <DeskButton type="submit" look="go" size="wide" disabled={isPressing}>
          {room === undefined ? 'Add it: one more is for sale' : 'Save'}
        </DeskButton>
        {room !== undefined && (
          <DeskButton look="bad" disabled={isPressing} onClick={() => void giveUp(room.id)}>
            Give room {room.number} up: one less is for sale
          </DeskButton>
        )}
      </form>
    </Dialog>
  );
}
