import { useState } from 'react';
import { type CivilRange, DateRangeCalendar, type DateRangeCalendarProps } from '../src/calendar/index.ts';
import { fireEvent } from './support.ts';

type Given = Partial<Omit<DateRangeCalendarProps, 'onChange'>>;

export const chosen = vi.fn<(range: CivilRange, isFinal: boolean) => void>();

/** A calendar that shows what was chosen, and reports it to `chosen`. */
export function Example({ start = null, end = null, ...given }: Given) {
  const [range, setRange] = useState<CivilRange>({ start, end });
  return (
    <DateRangeCalendar
      today={given.minDate ?? '2026-11-21'}
      minDate="2026-11-21"
      maxDate="2028-11-20"
      {...given}
      {...range}
      onChange={(next, isFinal) => {
        chosen(next, isFinal);
        setRange(next);
      }}
    />
  );
}

/** By their attribute: roles and accessible names of all cells take most of a test's time. */
export const dayCells = () => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];

/** The cell of a day in the month in view, such as `day('November 25, 2026')`. */
export function day(date: string): HTMLElement {
  const named = new RegExp(`\\b${date}`);
  const inMonth = dayCells().find(
    (cell) => named.test(cell.getAttribute('aria-label') ?? '') && !cell.className.includes('outside-month'),
  );
  if (!inMonth) throw new Error(`no cell for ${date} in view`);
  return inMonth;
}

export const press = (date: string) => fireEvent.click(day(date));
