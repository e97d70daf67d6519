import { useId } from 'react';
import { Fob } from '../../../shared/fob/Fob.tsx';
import type { FieldsProps } from './panel-props.ts';
import { option, optionNote, options, radio } from './StayPanel.css.ts';
import { useTypes } from './use-types.ts';

/** The kinds of room that the stay may move to. */
export function TypeFields({ stay, typed, onChange }: FieldsProps) {
  const name = useId();
  const types = useTypes(typed);
  return (
    <fieldset className={options} aria-label="Kind of room">
      {types.map(({ type, free, refusal }) => (
        <label key={type.id} className={option}>
          <input
            type="radio"
            name={name}
            className={radio}
            checked={typed.typeId === type.id}
            onChange={() => onChange({ typeId: type.id })}
          />
          <strong>{type.title}</strong>
          <Fob room={type} isDecoration size="small" />
          <span className={optionNote}>
            {type.id === stay.type.id ? 'as booked' : (refusal ?? (free > 0 ? `${free} free` : 'full'))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
