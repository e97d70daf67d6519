import { type ReactNode, useEffect, useRef, useState } from 'react';
import DatePicker from 'react-datepicker';
import { classes } from '../classes.ts';
import { useMedia } from '../use-media.ts';
import { type Spoken, useSpoken } from '../words.ts';
import {
  addYears,
  type CivilDate,
  firstOfMonth,
  later,
  plusDays,
  toCivil,
  toLocalNoon,
} from './civil-date.ts';
import * as styles from './DateRangeCalendar.css.ts';
import { DayContents, type DayTerms, DayText, type DayTextProps } from './DayContents.tsx';
import { localeOf } from './locale.ts';
import { MonthHeader } from './MonthHeader.tsx';
import { Months } from './Months.tsx';
import { RangeEnds } from './RangeEnds.tsx';
import { type CivilRange, type GivenLimits, nextPress, normalised, type WholeRange } from './range-rules.ts';
import { type RangePreset, Shortcuts } from './Shortcuts.tsx';
import { takeFocus } from './take-focus.ts';

/** Words for both ends; a screen reader says a day as one of the first two and its date. */
const defaultLabels = ({ t }: Spoken) => ({
  start: t('Choose'),
  end: t('Choose'),
  startName: t('From'),
  endName: t('To'),
  /** Shown in place of an end that is not chosen yet. */
  open: t('Choose'),
});

export interface DateRangeCalendarProps extends CivilRange, GivenLimits {
  /**
   * Called with a start alone after the first press, and with both ends, a night or more apart, after the second. A
   * preset gives both at once. `isFinal` is `false` only while the guest still types a number.
   */
  readonly onChange: (range: CivilRange, isFinal: boolean) => void;
  /** Shown as the ends until one is chosen; the next press still chooses the start. @default no ends */
  readonly assumed?: WholeRange | undefined;
  /** The date that counts as today; the calendar never reads the clock. */
  readonly today: CivilDate;
  /**
   * The words about a day beside its date; its cells then have a second line.
   * @param start the start of the range that a press on the day would end; null when it would begin one
   */
  readonly dayTerms?: ((date: CivilDate, start: CivilDate | null) => DayTerms | undefined) | undefined;
  /** A quiet line about the days' second lines, such as their unit. */
  readonly caption?: ReactNode;
  /** Called with the months in view, by the first day of the first and the day after the last, at each change. */
  readonly onVisibleChange?: ((from: CivilDate, to: CivilDate) => void) | undefined;
  /** Ranges with a name; the calendar hides those that the limits do not allow. @default none */
  readonly presets?: readonly RangePreset[] | undefined;
  /** A quiet line under the months, announced when it changes, such as a note that nights are still loading. */
  readonly note?: ReactNode;
  /** The accessible name of the whole. @default 'Choose dates' */
  readonly label?: string;
  /** Most months side by side; phones show one. @default 2 */
  readonly months?: 1 | 2;
  readonly labels?: Partial<ReturnType<typeof defaultLabels>>;
}

/**
 * Months on which a guest presses a start and an end, by pointer or arrow keys, with presets beside them. Civil
 * dates in, civil dates out. When it renders in a panel that has just opened and has focus, it takes the focus.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the picker takes all of the calendar as props of one element
export function DateRangeCalendar({
  start: givenStart,
  end: givenEnd,
  onChange,
  assumed,
  today,
  minDate = addYears(today, -100),
  maxDate = addYears(today, 20),
  minNights = 1,
  maxNights,
  isNightFree,
  canStartOn,
  canEndOn,
  dayTerms,
  caption,
  onVisibleChange,
  presets = [],
  note,
  label,
  months: mostMonths = 2,
  labels,
}: DateRangeCalendarProps) {
  const spoken = useSpoken();
  const { t } = spoken;
  const words = { ...defaultLabels(spoken), ...labels };
  const isTouch = useMedia('touch');
  const shownMonths = useMedia('tablet') ? mostMonths : 1;
  const range = normalised({ start: givenStart, end: givenEnd });
  const { start, end } = range;
  const limits = { minDate, maxDate, minNights, maxNights, isNightFree, canStartOn, canEndOn };
  const next = nextPress(range, limits);
  // The chosen range stays reachable, even where it could not be chosen again. The picker asks several times for each day.
  const selectable = once((date) => date === start || date === end || next.on(date) !== null);

  const openTo = start ?? firstSelectable(later(today, minDate), maxDate, selectable);
  const [firstShown, setFirstShown] = useState(() => firstOfMonth(openTo));
  useEffect(() => {
    onVisibleChange?.(firstShown, firstOfMonth(firstShown, shownMonths));
  }, [firstShown, shownMonths, onVisibleChange]);

  const whole = useRef<HTMLFieldSetElement>(null);
  // After everything else that happens on opening, because only then does the panel have focus.
  useEffect(() => queueMicrotask(() => takeFocus(whole.current)), []);

  const [firstDay, dayAfter] = [later(firstShown, minDate), firstOfMonth(firstShown, shownMonths)];
  const isBetween = (date: CivilDate) =>
    start !== null && next.endLimit !== null && date > start && date <= next.endLimit;
  const termsOf = once((date) =>
    date < minDate ? undefined : dayTerms?.(date, isBetween(date) ? start : null),
  );
  const keys = keysOf(firstDay, dayAfter, termsOf);

  // The picker pairs any two dates, so only the date just pressed is taken from it.
  const press = ([first, second]: readonly [Date | null, Date | null]) => {
    const date = second ?? first;
    const chosen = date && next.on(toCivil(date));
    if (chosen) onChange(chosen, true);
  };
  // A preset's range may be months away from those in view: a new picker opens at the range.
  const [shortcutsTaken, setShortcutsTaken] = useState(0);
  const takeShortcut = (chosen: CivilRange, isFinal: boolean) => {
    setShortcutsTaken(shortcutsTaken + 1);
    onChange(minNights > 0 ? normalised(chosen) : chosen, isFinal);
  };

  return (
    <fieldset ref={whole} aria-label={label ?? t('Choose dates')} className={styles.calendar}>
      <div className={styles.body}>
        <RangeEnds range={range} assumed={assumed} labels={words} />
        <DatePicker
          key={shortcutsTaken}
          inline
          selectsRange
          shouldCloseOnSelect={false}
          selected={start ? toLocalNoon(start) : null}
          startDate={start ? toLocalNoon(start) : null}
          endDate={end ? toLocalNoon(end) : null}
          openToDate={toLocalNoon(openTo)}
          onChange={press}
          // A finger has no keys that jump past a limit, and the picker takes long to compare each day with both.
          {...(!isTouch && { minDate: toLocalNoon(minDate), maxDate: toLocalNoon(maxDate) })}
          filterDate={(date) => selectable(toCivil(date))}
          dayClassName={(date) => dayClass(toCivil(date))}
          renderDayContents={(number, day) => {
            const date = toCivil(day);
            return <DayContents number={number} date={date} {...termsOf(date)} />;
          }}
          // Its events of a mouse come after a finger's press, too; of pointers, `Months` keeps back a finger's.
          usePointerEvent
          monthsShown={shownMonths}
          locale={localeOf(spoken)}
          chooseDayAriaLabelPrefix={next.endLimit ? words.end : words.start}
          disabledDayAriaLabelPrefix={t('Not available')}
          calendarContainer={Months}
          renderCustomHeader={({
            monthDate,
            customHeaderCount,
            decreaseMonth,
            increaseMonth,
            changeYear,
            changeMonth,
          }) => {
            const month = firstOfMonth(toCivil(monthDate));
            const isFirst = customHeaderCount === 0;
            const isLast = customHeaderCount === shownMonths - 1;
            const go = (to: CivilDate) => {
              changeYear(Number(to.slice(0, 4)));
              changeMonth(Number(to.slice(5, 7)) - 1);
            };
            return (
              <MonthHeader
                month={month}
                previous={isFirst ? (month > minDate ? decreaseMonth : null) : undefined}
                next={isLast ? (firstOfMonth(month, 1) <= maxDate ? increaseMonth : null) : undefined}
                choice={isFirst ? { minDate, maxDate, go } : undefined}
                onShow={isFirst ? setFirstShown : undefined}
              />
            );
          }}
        />
        <div className={styles.notes}>
          {caption && <p>{caption}</p>}
          {keys.map(({ reason, ...sample }) => (
            <p key={reason} className={styles.key} aria-hidden="true">
              <DayText {...sample} className={styles.sample} /> {reason}
            </p>
          ))}
          <p role="status">{note && <span className={styles.noteText}>{note}</span>}</p>
        </div>
      </div>
      <Shortcuts
        today={today}
        range={{ start: givenStart, end: givenEnd }}
        limits={limits}
        presets={presets}
        onRange={takeShortcut}
      />
    </fieldset>
  );

  function dayClass(date: CivilDate): string {
    return classes(
      date === today && styles.today,
      date < today && styles.past,
      (isNightFree?.(date) === false || termsOf(date)?.isFull) && styles.taken,
      isBetween(date) && !selectable(date) && styles.noEnd,
      next.endLimit !== null && date > next.endLimit && styles.beyond,
    );
  }
}

/** The texts of days in view that do not explain themselves, one for each reason. */
function keysOf(
  from: CivilDate,
  to: CivilDate,
  termsOf: (date: CivilDate) => DayTerms | undefined,
): (DayTextProps & { readonly reason: string })[] {
  const keys = new Map<string, DayTextProps>();
  const add = (reason: string | undefined, sample: DayTextProps) => {
    if (reason && !keys.has(reason) && sample.text !== reason.toLowerCase()) keys.set(reason, sample);
  };
  for (let date = from; date < to; date = plusDays(date, 1)) {
    const { text, mark = text, reason, low, ...look } = termsOf(date) ?? {};
    if (mark) add(reason, { ...look, text: mark });
    add(low, { text, isLow: true });
  }
  return [...keys].map(([reason, sample]) => ({ ...sample, reason }));
}

/** The same answer for each date, found once. */
function once<T>(answer: (date: CivilDate) => T): (date: CivilDate) => T {
  const known = new Map<CivilDate, T>();
  return (date) => {
    if (!known.has(date)) known.set(date, answer(date));
    return known.get(date) as T;
  };
}

function firstSelectable(
  from: CivilDate,
  to: CivilDate,
  selectable: (date: CivilDate) => boolean,
): CivilDate {
  let date = from;
  while (date < to && !selectable(date)) date = plusDays(date, 1);
  return selectable(date) ? date : from;
}
