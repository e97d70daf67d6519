import { ROOM_TRAITS, type RoomTrait } from '@motel/api-client/desk-contracts';
import { Checkbox } from '@motel/ui';
import { boxes } from '../wishes/TraitBoxes.css.ts';
import { toggled } from './fields.ts';

interface CheckBoxesProps<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** @default wrapped, as the wishes of a room are */
  readonly className?: string;
}

export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { options, chosen, onChange, className = boxes } = props;
  return (
    <div className={className}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isOn) => onChange(toggled(chosen, value, isOn))}
        />
      ))}
    </div>
  );
}

const OPTIONS = ROOM_TRAITS.map((trait) => ({ value: trait, label: trait }));

interface TraitBoxesProps {
  readonly value: readonly RoomTrait[];
  readonly onChange: (traits: readonly RoomTrait[]) => void;
}

export function TraitBoxes({ value, onChange }: TraitBoxesProps) {
  return <CheckBoxes options={OPTIONS} chosen={value} onChange={onChange} />;
}
