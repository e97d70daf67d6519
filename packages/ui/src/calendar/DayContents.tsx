import { dayNumber, dayText } from './DateRangeCalendar.css.ts';

interface DayContentsProps {
  readonly number: number;
  readonly text?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * A day's number and the line under it, which is as high without a text; `Months` adds the name to the day's. The line
 * is drawn by the styles: the day's name says it in full, and would otherwise not contain the visible text (WCAG
 * 2.5.3).
 */
export function DayContents({ number, text = '\u00a0', name }: DayContentsProps) {
  return (
    <>
      <span className={dayNumber}>{number}</span>
      <span className={dayText} data-name={name} data-text={text} aria-hidden="true" />
    </>
  );
}
