import type { SitePart } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { line } from '../Site.css.ts';
import { addBlock, roomsBlock } from './add-block.ts';
import type { LineProps } from './line-props.ts';
import { tools } from './WordsEditor.css.ts';

interface RoomsLineProps extends LineProps {
  readonly rooms: SitePart['rooms'];
}

/** Puts cards of the motel's rooms behind the block that the cursor is in. */
export function RoomsLine({ editor, rooms, onDone }: RoomsLineProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  function add(): void {
    addBlock(editor, roomsBlock(chosen));
    onDone();
  }
  return (
    <fieldset className={tools}>
      <legend>Which rooms: those that you tick, or all of them</legend>
      <CheckBoxes
        className={line}
        options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className={line}>
        <DeskButton size="small" onClick={add}>
          Put their cards in
        </DeskButton>
      </div>
    </fieldset>
  );
}
