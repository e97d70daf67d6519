import { classes } from '../classes.ts';
import type { CivilDate } from './civil-date.ts';
import { barred, dayNumber, dayText, full, lowest, markText } from './DateRangeCalendar.css.ts';

export interface DayTerms {
  /** At most 8 characters under the number, such as a price. */
  readonly text?: string | undefined;
  /** As many under the text. */
  readonly mark?: string | undefined;
  /** The mark, or else the text, says what is not possible. */
  readonly isBarred?: boolean | undefined;
  /** The night is struck through, though it can be pressed. */
  readonly isFull?: boolean | undefined;
  /** The text is a lowest price: a key under the months says so in these words. */
  readonly low?: string | undefined;
  /** A few words that explain the mark, or else the text: a key under the months has them. */
  readonly reason?: string | undefined;
  /** Added to the day's accessible name; says the reason, too. */
  readonly name?: string | undefined;
}

/**
 * A day's number, its text and its mark; `Months` adds the name to the day's. The lines are drawn by the styles: the day's name
 * says them in full, and would otherwise not contain the visible text (WCAG 2.5.3).
 */
export function DayContents({
  number,
  date,
  text,
  mark,
  isBarred,
  low,
  name,
}: DayTerms & { readonly number: number; readonly date: CivilDate }) {
  const isAlone = mark === undefined;
  return (
    <>
      <span className={dayNumber} data-date={date}>
        {number}
      </span>
      <DayText text={text} name={name} isLow={low !== undefined} isBarred={isAlone && isBarred} />
      {mark && <DayText text={mark} isBarred={isBarred} className={markText} />}
    </>
  );
}

export interface DayTextProps extends Pick<DayTerms, 'text' | 'isBarred' | 'isFull' | 'name'> {
  readonly isLow?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A line of a day, as high without a text. */
export function DayText({ text = '\u00a0', name, isBarred, isLow, isFull, className }: DayTextProps) {
  return (
    <span
      className={classes(dayText, isBarred && barred, isLow && lowest, isFull && full, className)}
      data-name={name}
      data-text={text}
      aria-hidden="true"
    />
  );
}
