import type { ListedCode, RateCode } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/words';
import { shownDates, shownFullDate } from '../../shared/format/shown-dates.ts';
import { priceWords } from './calendar.ts';

/** `10% off`, `$25 off`. */
export function offWords(off: string): string {
  return `${off.endsWith('%') ? off : priceWords(Number(off))} off`;
}

/** The scope of a code, in parts: nights, days of booking, the shortest stay and the room types. */
export function codeWords(code: RateCode, titles: ReadonlyMap<string, string>): string[] {
  const { from, to, bookedFrom, bookedTo, minNights, rooms } = code;
  return [
    rooms === undefined ? 'All room types' : rooms.map((room) => titles.get(room) ?? room).join(', '),
    ...daysWords('Nights', from, to),
    ...daysWords('Booked', bookedFrom, bookedTo),
    ...(minNights === undefined || minNights === 1 ? [] : [`${minNights} nights at least`]),
  ];
}

/** `Used 3 times`, `Used 3 of 50 times`. */
export function usedWords({ used, uses }: Pick<ListedCode, 'used' | 'uses'>): string {
  return uses === undefined ? `Used ${counted(used, 'time')}` : `Used ${used} of ${counted(uses, 'time')}`;
}

function daysWords(of: string, from: string | undefined, to: string | undefined): string[] {
  if (from !== undefined && to !== undefined) return [`${of} ${shownDates(from, to)}`];
  if (from !== undefined) return [`${of} from ${shownFullDate(from)}`];
  return to === undefined ? [] : [`${of} until ${shownFullDate(to)}`];
}
