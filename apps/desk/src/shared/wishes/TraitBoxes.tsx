import { ROOM_TRAITS, type RoomTrait } from '@motel/api-client/desk-contracts';
import { CheckBoxes } from '../field/CheckBoxes.tsx';
import { boxes } from './TraitBoxes.css.ts';

const OPTIONS = ROOM_TRAITS.map((trait) => ({ value: trait, label: trait }));

interface TraitBoxesProps {
  readonly value: readonly RoomTrait[];
  readonly onChange: (traits: readonly RoomTrait[]) => void;
}

/** The traits that a guest may wish of their room. */
export function TraitBoxes({ value, onChange }: TraitBoxesProps) {
  return <CheckBoxes className={boxes} options={OPTIONS} chosen={value} onChange={onChange} />;
}
