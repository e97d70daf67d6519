import { type KeyboardEvent, useState } from 'react';
import { clampDayCount, MAX_DAY_COUNT } from './day-counts.ts';
import { countField, countLabel } from './Shortcuts.css.ts';

interface DayCountFieldProps {
  /** Read after the number, such as `days up to today`. */
  readonly label: string;
  /** The days of the current range; absent when the range is of another kind. */
  readonly count: number | null;
  /** Called at each change, and again, as final, when the guest leaves the field or presses Enter. */
  readonly onCount: (count: number, isFinal: boolean) => void;
}

/** A number of days that makes a range; it clamps to 0–99999 (§9). */
export function DayCountField({ label, count, onCount }: DayCountFieldProps) {
  // While the guest edits, the field shows the typed text, even empty; otherwise the chosen number.
  const [typed, setTyped] = useState<string>();

  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== '') onCount(Number(typed), true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The calendar may be inside a form, which Enter must not submit.
    event.preventDefault();
    finish();
  };
  return (
    <label className={countLabel}>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_DAY_COUNT}
        placeholder="–"
        className={countField}
        value={typed ?? count ?? ''}
        onChange={({ target }) => {
          const clamped = clampDayCount(target.value);
          setTyped(clamped);
          if (clamped !== '') onCount(Number(clamped), false);
        }}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />{' '}
      <span>{label}</span>
    </label>
  );
}
