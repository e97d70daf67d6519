import { type ReactNode, useEffect, useState } from 'react';
import DatePicker from 'react-datepicker';
import { addDays, type CivilDate, firstOfMonth, toCivil, toLocalNoon } from './civil-date.ts';
import { months } from './DateRangeCalendar.css.ts';
import { locale } from './locale.ts';
import { MonthHeader } from './MonthHeader.tsx';
import { type CivilRange, nextPress, normalised, takenNights } from './range-rules.ts';
import { useWide } from './use-wide.ts';

/** Words of the calendar; a spoken day is one of the first three and its date. */
const defaultLabels = {
  start: 'Choose',
  end: 'Choose',
  unavailable: 'Not available',
  /** Also shown over a taken night. */
  taken: 'Sold out',
  /** Over a taken night that can still end the range being chosen. */
  endOnly: 'Check-out only',
  previous: 'Previous month',
  next: 'Next month',
};

export interface DateRangeCalendarProps extends CivilRange {
  /** Called with a start alone after the first press, and after the second with both ends, a night or more apart. */
  readonly onChange: (range: CivilRange) => void;
  /** First date that can be chosen. */
  readonly minDate: CivilDate;
  /** Last date that can be chosen, as an end. @default 730 days after `minDate` */
  readonly maxDate?: CivilDate | undefined;
  /**
   * Whether the night that begins on a date is free. A taken night cannot be slept in: it is neither a start nor
   * inside a range, but its date may end one. @default every night is free
   */
  readonly isNightFree?: ((date: CivilDate) => boolean) | undefined;
  /** Told which months are in view, by the first day of the first and the day after the last, whenever they change. */
  readonly onVisibleChange?: ((from: CivilDate, to: CivilDate) => void) | undefined;
  /** Names the whole for screen readers. @default 'Choose dates' */
  readonly label?: string;
  /** Most months side by side; phones show one. @default 2 */
  readonly months?: 1 | 2;
  readonly labels?: Partial<typeof defaultLabels>;
}

const everyNightIsFree = () => true;

/** Months on which a start and an end are pressed, by pointer or arrow keys. Civil dates in, civil dates out. */
export function DateRangeCalendar({
  start: givenStart,
  end: givenEnd,
  onChange,
  minDate,
  maxDate = addDays(minDate, 730),
  isNightFree = everyNightIsFree,
  onVisibleChange,
  label = 'Choose dates',
  months: mostMonths = 2,
  labels,
}: DateRangeCalendarProps) {
  const words = { ...defaultLabels, ...labels };
  const shownMonths = useWide() ? mostMonths : 1;
  const range = normalised({ start: givenStart, end: givenEnd });
  const { start, end } = range;
  const limits = { minDate, maxDate, isNightFree };
  const next = nextPress(range, limits);
  // What is chosen stays reachable, even where it could not be chosen anew.
  const selectable = (date: CivilDate) => date === start || date === end || next.on(date) !== null;

  const [firstShown, setFirstShown] = useState<CivilDate>();
  useEffect(() => {
    if (firstShown) onVisibleChange?.(firstShown, firstOfMonth(firstShown, shownMonths));
  }, [firstShown, shownMonths, onVisibleChange]);

  const from = firstShown ?? firstOfMonth(start ?? minDate);
  const notes = takenNights(from > minDate ? from : minDate, firstOfMonth(from, shownMonths), limits).map(
    (date) => ({
      date,
      holidayName: date === (end ?? next.endLimit) ? words.endOnly : words.taken,
    }),
  );

  // The picker pairs any two dates; only the one just pressed is taken from it.
  const press = ([first, second]: readonly [Date | null, Date | null]) => {
    const date = second ?? first;
    const chosen = date && next.on(toCivil(date));
    if (chosen) onChange(chosen);
  };

  return (
    <fieldset aria-label={label}>
      <DatePicker
        inline
        selectsRange
        shouldCloseOnSelect={false}
        selected={start ? toLocalNoon(start) : null}
        startDate={start ? toLocalNoon(start) : null}
        endDate={end ? toLocalNoon(end) : null}
        openToDate={toLocalNoon(start ?? firstSelectable(minDate, maxDate, selectable))}
        onChange={press}
        minDate={toLocalNoon(minDate)}
        maxDate={toLocalNoon(maxDate)}
        filterDate={(date) => selectable(toCivil(date))}
        holidays={notes}
        monthsShown={shownMonths}
        locale={locale}
        chooseDayAriaLabelPrefix={next.endLimit ? words.end : words.start}
        disabledDayAriaLabelPrefix={words.unavailable}
        calendarContainer={Months}
        renderCustomHeader={({ monthDate, customHeaderCount, decreaseMonth, increaseMonth }) => {
          const month = firstOfMonth(toCivil(monthDate));
          const first = customHeaderCount === 0;
          const last = customHeaderCount === shownMonths - 1;
          return (
            <MonthHeader
              month={month}
              previous={
                first ? { label: words.previous, go: month > minDate ? decreaseMonth : undefined } : undefined
              }
              next={
                last
                  ? { label: words.next, go: firstOfMonth(month, 1) <= maxDate ? increaseMonth : undefined }
                  : undefined
              }
              onShow={first ? setFirstShown : undefined}
            />
          );
        }}
      />
    </fieldset>
  );
}

// Outside the component: a new one at each render would draw every day anew and lose the keyboard.
function Months({ children }: { readonly children?: ReactNode }) {
  return <div className={months}>{children}</div>;
}

function firstSelectable(
  from: CivilDate,
  to: CivilDate,
  selectable: (date: CivilDate) => boolean,
): CivilDate {
  let date = from;
  while (date < to && !selectable(date)) date = addDays(date, 1);
  return selectable(date) ? date : from;
}
