import { ROOM_TRAITS, type RoomTrait } from '@motel/api-client/desk-contracts';
import { Checkbox } from '@motel/ui';
import { boxes } from './TraitBoxes.css.ts';

interface TraitBoxesProps {
  readonly value: readonly RoomTrait[];
  readonly onChange: (traits: readonly RoomTrait[]) => void;
}

/** The traits that a guest may wish of their room. */
export function TraitBoxes({ value, onChange }: TraitBoxesProps) {
  return (
    <div className={boxes}>
      {ROOM_TRAITS.map((trait) => (
        <Checkbox
          key={trait}
          label={trait}
          checked={value.includes(trait)}
          onChange={(has) => onChange(has ? [...value, trait] : value.filter((one) => one !== trait))}
        />
      ))}
    </div>
  );
}
