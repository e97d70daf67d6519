import { DeskField } from '../../../shared/field/DeskField.tsx';
import type { FieldsProps } from './panel-props.ts';
import { three } from './StayPanel.css.ts';

const COUNTS = [
  ['adults', 'Adults', '1'],
  ['children', 'Children', '0'],
  ['infants', 'Infants', '0'],
  ['pets', 'Pets', '0'],
  ['rooms', 'Rooms', '1'],
] as const;

/** How many come, and into how many rooms. */
export function PartyFields({ stay, typed, onChange }: FieldsProps) {
  return (
    <div className={three}>
      {COUNTS.map(([name, label, min]) => (
        <DeskField
          key={name}
          label={label}
          type="number"
          inputMode="numeric"
          min={min}
          value={typed.party[name]}
          onChange={(count) => onChange({ party: { ...typed.party, [name]: count } })}
          isChanged={typed.party[name] !== String(stay.party[name])}
        />
      ))}
    </div>
  );
}
