import type { CivilDate } from '@motel/booking-core';
import { daysOfMonth, monthBeside, monthName, monthWords } from '../../shared/format/months.ts';

/** The month, or the quarter, that the books are read for. */
export interface Period {
  /** `yyyy-mm`: the month, or one of the quarter. */
  readonly month: string;
  /** Months from one to the next. */
  readonly length: 1 | 3;
  /** `July 2027`, `July to September 2027`. */
  readonly words: string;
  /** In names of files. */
  readonly file: string;
  readonly from: CivilDate;
  /** The last day. */
  readonly to: CivilDate;
}

/** @param month `yyyy-mm` */
export function monthOf(month: string): Period {
  return { month, length: 1, words: monthWords(month), file: month, ...daysOfMonth(month) };
}

/** The quarter of a month. @param month `yyyy-mm` */
export function quarterOf(month: string): Period {
  const at = Number(month.slice(5)) - 1;
  const [first, last] = [monthOf(monthBeside(month, -(at % 3))), monthOf(monthBeside(month, 2 - (at % 3)))];
  return {
    month,
    length: 3,
    from: first.from,
    to: last.to,
    words: `${monthName(first.month)} to ${last.words}`,
    file: `${month.slice(0, 4)}-quarter-${Math.floor(at / 3) + 1}`,
  };
}
