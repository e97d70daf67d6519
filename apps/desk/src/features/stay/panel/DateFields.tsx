import { TextField } from '@motel/ui';
import { shownDay } from '../../../shared/format/shown-dates.ts';
import { NightStrip } from './NightStrip.tsx';
import type { FieldsProps } from './panel-props.ts';
import { two } from './StayPanel.css.ts';

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
