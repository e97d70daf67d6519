import { type DeskCallName, type DeskStay, deskStay } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { ROOMS } from './rooms.ts';
import { freshStay } from './test-guest.ts';
import { type Answer, TODAY } from './test-motel.ts';
import type { TestStaff } from './test-staff.ts';

export const TYPED_GUEST = {
  firstname: 'Amara',
  lastname: 'Osei-Lindqvist',
  phone: '403 555 0138',
  email: 'amara.ol@example.ca',
  car: 'Grey wagon, plate to ask',
  specialRequest: '',
};

export const TWO_ADULTS = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };

/** Nights that begin so many days after a date, by default the tests' first day. */
export function nightsFrom(days: number, nights = 2, date: string = TODAY): Stay {
  const checkIn = addDays(civilDate(date), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** Adds a night to a stay, or several; takes them off where they are less than none. */
export function longer<T extends Stay>({ checkIn, checkOut }: T, nights = 1): Stay {
  return { checkIn, checkOut: addDays(checkOut, nights) };
}

export function stayQuery(
  { checkIn, checkOut }: Stay,
  party: Partial<typeof TWO_ADULTS> = {},
  typeId: string = ROOMS.many.id,
): Record<string, string> {
  const counts = Object.entries({ ...TWO_ADULTS, ...party }).map(([name, count]) => [name, String(count)]);
  return { typeId, checkIn, checkOut, ...Object.fromEntries(counts) };
}

interface Booked {
  readonly stay?: Stay;
  readonly room?: PropertyContent;
  readonly party?: typeof TWO_ADULTS;
  readonly pay?: 'cash' | 'terminal' | 'link' | 'later';
  /** Dollars; those of two nights for two unless given. */
  readonly total?: number;
  readonly exempt?: Readonly<Record<string, string>>;
  readonly byHand?: { readonly total: number; readonly reason: string };
  readonly guest?: Partial<typeof TYPED_GUEST> & { readonly language?: string };
  readonly roomId?: string;
  readonly roomIds?: readonly string[];
  readonly wishes?: readonly string[];
  readonly note?: string;
  readonly code?: string;
  readonly holdHours?: number;
  readonly key?: string;
}

/** Books a stay at the desk by HTTP; two nights for two, paid in cash, unless told otherwise. */
export function bookAtDesk(
  staff: TestStaff,
  {
    stay = freshStay(2),
    room = ROOMS.many,
    party = TWO_ADULTS,
    guest,
    key,
    roomId,
    roomIds = roomId === undefined ? undefined : [roomId],
    note,
    wishes,
    ...other
  }: Booked = {},
): Promise<Answer> {
  const { pay = 'cash', total = other.byHand?.total ?? 195, byHand, code, holdHours, exempt } = other;
  return staff.call('bookStay', {
    body: {
      typeId: room.id,
      ...stay,
      party,
      guest: { ...TYPED_GUEST, ...guest },
      total,
      pay,
      ...(byHand && { byHand }),
      ...(exempt && { exempt }),
      ...(code !== undefined && { code }),
      ...(holdHours !== undefined && { holdHours }),
      ...(roomIds && { roomIds }),
      ...(wishes && { wishes }),
      ...(note !== undefined && { note }),
    },
    ...(key !== undefined && { key }),
  });
}

export async function lookAtStay(staff: Pick<TestStaff, 'call'>, id: string): Promise<DeskStay> {
  return deskStay.parse((await staff.call('stay', { parts: { id } })).body);
}

export async function pressOnStay(
  staff: TestStaff,
  name: DeskCallName,
  id: string,
  body: object = {},
): Promise<Answer> {
  return staff.call(name, { parts: { id }, body });
}
