import { ROOM_TRAITS, type RoomTrait } from '@motel/api-client/desk-contracts';
import { Alert, Checkbox, Dialog, SelectField, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { ends, form, legend } from './RoomsPage.css.ts';
import type { Room, RoomType } from './room-words.ts';

interface RoomDialogProps {
  /** The room to change; a new one without it. */
  readonly room: Room | undefined;
  readonly types: readonly RoomType[];
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** Adds a room, gives one another number or traits, or gives it up. */
export function RoomDialog({ room, types, onClose, onDone }: RoomDialogProps) {
  const [typeId, setTypeId] = useState(types[0]?.id ?? '');
  const [number, setNumber] = useState(room?.number ?? '');
  const [traits, setTraits] = useState<readonly RoomTrait[]>(room?.traits ?? []);
  // The page reads the rooms again while the dialog is open.
  const [seen] = useState({ number: room?.number ?? '', traits: room?.traits ?? [] });
  const adding = usePress('addRoom');
  const changing = usePress('changeRoom');
  const retiring = usePress('retireRoom');
  const isPressing = adding.isPressing || changing.isPressing || retiring.isPressing;
  const problem = retiring.problem ?? changing.problem ?? adding.problem;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    retiring.forgetProblem();
    const body = { number, traits: [...traits] };
    const saved =
      room === undefined
        ? await adding.press({ body: { ...body, typeId } })
        : await changing.press({ parts: { id: room.id }, body: { ...body, seen } });
    if (saved !== undefined)
      onDone(room === undefined ? `Room ${number} is for sale.` : `Room ${number} is changed.`);
  };
  const retire = async ({ id, number: given }: Room) => {
    changing.forgetProblem();
    if ((await retiring.press({ parts: { id } })) !== undefined) onDone(`Room ${given} is given up.`);
  };

  return (
    <Dialog
      open
      title={room === undefined ? 'Add a room' : `Change room ${room.number}`}
      width="narrow"
      onClose={onClose}
    >
      <form className={form} onSubmit={save}>
        {room === undefined && (
          <SelectField
            label="Kind"
            value={typeId}
            onChange={setTypeId}
            options={types.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <TextField
          label="Number"
          value={number}
          onChange={setNumber}
          maxLength={8}
          required
          hint="As it stands on the door."
        />
        <fieldset>
          <legend className={legend}>The room is</legend>
          {ROOM_TRAITS.map((trait) => (
            <Checkbox
              key={trait}
              label={trait}
              checked={traits.includes(trait)}
              onChange={(has) =>
                setTraits(has ? [...traits, trait] : traits.filter((other) => other !== trait))
              }
            />
          ))}
        </fieldset>
        {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
        <div className={ends}>
          <DeskButton type="submit" variant="ink" disabled={isPressing || number.trim() === ''}>
            {room === undefined ? 'Add the room' : 'Save'}
          </DeskButton>
          {room !== undefined && (
            <DeskButton variant="bad" disabled={isPressing} onClick={() => void retire(room)}>
              Give the room up
            </DeskButton>
          )}
        </div>
      </form>
    </Dialog>
  );
}
