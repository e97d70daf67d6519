import type { RateCode } from '@motel/api-client/desk-contracts';
import { parseDollars } from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';
import type { CodeChange } from './apply-code.ts';
import { dayBeside, spanWords } from './day-words.ts';
import type { NoteContext } from './note-context.ts';

/** A line for people, such as `Code SUMMER: new, 10% off, nights July 1 to August 31, 50 bookings at most`. */
export function codeNote({ was, code }: CodeChange, context: NoteContext): string {
  if (code === undefined) return `Code ${was}: ended`;
  const name = code.code.trim();
  const first = was === undefined ? 'new' : was === name ? 'now' : `was called ${was}, now`;
  const [off = '', ...more] = codeWords(code, context);
  return `Code ${name}: ${[first === 'new' ? `new, ${off}` : `${first} ${off}`, ...more].join(', ')}`;
}

function codeWords(code: RateCode, { titles, today }: NoteContext): string[] {
  const { off, rooms, minNights, uses, from, to, bookedFrom, bookedTo } = code;
  const amount = parseDollars(off);
  return [
    amount === undefined ? `${off} off` : `${shownPrice(amount)} off`,
    ...(rooms === undefined ? [] : [rooms.map((room) => titles.get(room) ?? room).join(' and ')]),
    ...(minNights === undefined ? [] : [`${minNights} nights at least`]),
    ...daysWords('nights', from, to, today),
    ...daysWords('booked', bookedFrom, bookedTo, today),
    ...(uses === undefined ? [] : [`${counted(uses, 'booking')} at most`]),
  ];
}

function daysWords(of: string, from: string | undefined, to: string | undefined, today: string): string[] {
  if (from !== undefined && to !== undefined) return [`${of} ${spanWords(from, to, today)}`];
  if (from !== undefined) return [`${of} from ${dayBeside(from, today)}`];
  return to === undefined ? [] : [`${of} until ${dayBeside(to, today)}`];
}
