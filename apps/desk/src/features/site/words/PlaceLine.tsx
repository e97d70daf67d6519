import { TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { line } from '../Site.css.ts';
import { addBlock, placeCard } from './add-block.ts';
import type { LineProps } from './line-props.ts';
import { tools } from './WordsEditor.css.ts';

/** Puts a place with its map, as a card, behind the block that the cursor is in. */
export function PlaceLine({ editor, onDone }: LineProps) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [words, setWords] = useState('');
  function add(event: FormEvent): void {
    event.preventDefault();
    addBlock(editor, placeCard({ name, address, words }));
    onDone();
  }
  return (
    <form className={tools} onSubmit={add}>
      <div className={line}>
        <TextField label="Name of the place" value={name} autoFocus required onChange={setName} />
        <TextField label="Address, for the map" mark="Optional" value={address} onChange={setAddress} />
        <TextField
          label="About it"
          hint="Such as: 900 m from our door"
          value={words}
          required
          onChange={setWords}
        />
        <DeskButton type="submit" size="small">
          Put it in
        </DeskButton>
      </div>
    </form>
  );
}
