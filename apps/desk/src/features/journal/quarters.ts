import { addDays, civilDate } from '@motel/booking-core';
import { monthBeside } from '../../shared/format/months.ts';

interface Quarter {
  /** `2027, quarter 2` */
  readonly name: string;
  /** `yyyy-mm-dd`, its first and its last day. */
  readonly from: string;
  readonly to: string;
}

/** Two years. */
const SHOWN = 8;

/** The quarter of a date, and those before it. @param today `yyyy-mm-dd` */
export function quarters(today: string): Quarter[] {
  const month = Number(today.slice(5, 7));
  const first = monthBeside(today.slice(0, 7), -((month - 1) % 3));
  return Array.from({ length: SHOWN }, (_, back) => {
    const begins = monthBeside(first, -3 * back);
    const quarter = (Number(begins.slice(5)) + 2) / 3;
    const to = addDays(civilDate(`${monthBeside(begins, 3)}-01`), -1);
    return { name: `${begins.slice(0, 4)}, quarter ${quarter}`, from: `${begins}-01`, to };
  });
}
