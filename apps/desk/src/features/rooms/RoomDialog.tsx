import type { BodyOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, SelectField, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { TraitBoxes } from '../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../shared/field/fields.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { together, usePress } from '../../shared/wire/use-press.ts';
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
  // The page reads the rooms again while the dialog is open.
  const [seen] = useState({ number: room?.number ?? '', traits: room?.traits ?? [] });
  const [typed, setTyped] = useState({ typeId: types[0]?.id ?? '', ...seen });
  const field = fieldsOf(typed, (part) => setTyped({ ...typed, ...part }));
  const { add, change, retire, isPressing, problem } = useRoomChange(onDone);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { typeId, ...body } = typed;
    void (room === undefined ? add({ ...body, typeId }) : change(room, { ...body, seen }));
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
            options={types.map(({ id, title }) => ({ value: id, label: title }))}
            {...field('typeId')}
          />
        )}
        <TextField label="Number" maxLength={8} required hint="As it is on the door." {...field('number')} />
        <fieldset>
          <legend className={legend}>The room is</legend>
          <TraitBoxes
            value={typed.traits}
            onChange={(traits) => setTyped({ ...typed, traits: [...traits] })}
          />
        </fieldset>
        {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
        <div className={ends}>
          <DeskButton type="submit" variant="ink" disabled={isPressing || typed.number.trim() === ''}>
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

/** The three presses of the dialog, with the words about the one that was done. */
function useRoomChange(onDone: RoomDialogProps['onDone']) {
  const adding = usePress('addRoom');
  const changing = usePress('changeRoom');
  const retiring = usePress('retireRoom');
  return {
    ...together(retiring, changing, adding),
    async add(body: BodyOf<DeskCalls['addRoom']>) {
      if ((await adding.press({ body })) !== undefined) onDone(`Room ${body.number} is for sale.`);
    },
    async change({ id }: Room, body: BodyOf<DeskCalls['changeRoom']>) {
      retiring.forgetProblem();
      if ((await changing.press({ parts: { id }, body })) !== undefined)
        onDone(`Room ${body.number} is changed.`);
    },
    async retire({ id, number }: Room) {
      changing.forgetProblem();
      if ((await retiring.press({ parts: { id } })) !== undefined) onDone(`Room ${number} is given up.`);
    },
  };
}
