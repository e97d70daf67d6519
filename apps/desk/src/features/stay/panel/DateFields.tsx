import { TextField } from '@motel/ui';
import { useId } from 'react';
import { Fob } from '../../../shared/fob/Fob.tsx';
import { shownDay } from '../../../shared/format/shown-dates.ts';
import { NightStrip } from './NightStrip.tsx';
import type { FieldsProps } from './panel-props.ts';
import { compact, optionNote, options, radio, two } from './StayPanel.css.ts';
import { useTypes } from './use-types.ts';

/** The days of arriving and leaving, and a week of nights to press. */
export function DateFields(props: FieldsProps) {
  const { stay, typed, onChange } = props;
  const was = (date: string, before: string) => (date === before ? '' : ` (was ${shownDay(before)})`);
  return (
    <>
      <div className={two}>
        <TextField
          label={`Arrives${was(typed.checkIn, stay.checkIn)}`}
          type="date"
          value={typed.checkIn}
          onChange={(checkIn) => onChange({ checkIn })}
          isChanged={typed.checkIn !== stay.checkIn}
        />
        <TextField
          label={`Leaves${was(typed.checkOut, stay.checkOut)}`}
          type="date"
          value={typed.checkOut}
          onChange={(checkOut) => onChange({ checkOut })}
          isChanged={typed.checkOut !== stay.checkOut}
        />
      </div>
      <NightStrip {...props} />
    </>
  );
}

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
