import { useId } from 'react';
import { Fob } from '../../../shared/fob/Fob.tsx';
import type { FieldsProps } from './panel-props.ts';
import { compact, optionNote, options, radio } from './StayPanel.css.ts';
import { useTypes } from './use-types.ts';

/** The kinds of room that the stay may move to. */
export function TypeFields({ stay, typed, onChange }: FieldsProps) {
  const name = useId();
  const types = useTypes(typed);
  return (
    <fieldset className={options} aria-label="Kind of room">
      {types.map(({ type, free, refusal }) => (
        <label key={type.id} className={compact}>
          <input
            type="radio"
            name={name}
            className={radio}
            checked={typed.typeId === type.id}
            onChange={() => onChange({ typeId: type.id })}
          />
          <Fob room={type} isDecoration size="small" />
          <strong>{type.title}</strong>
          {type.id === stay.type.id ? (
            <span>as booked</span>
          ) : refusal === undefined ? (
            <span>{free > 0 ? `${free} free` : 'full'}</span>
          ) : (
            <span className={optionNote}>{refusal}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
