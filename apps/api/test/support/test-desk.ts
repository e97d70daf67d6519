import { DESK_CALLS, type DeskCallName, type DeskStay, deskStay } from '@motel/api-client/desk-contracts';
import type { Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { Answer } from './motel-door.ts';
import { freshStay, ROOMS, signInGuest } from './test-booking.ts';
import type { ChangingStaff, TestMotel } from './test-motel.ts';
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
  { stay = freshStay(2), room = ROOMS.many, guest, key, roomId, ...other }: Booked = {},
): Promise<Answer> {
  const body = {
    typeId: room.id,
    ...stay,
    party: TWO_ADULTS,
    guest: { ...TYPED_GUEST, ...guest },
    total: other.byHand?.total ?? 195,
    pay: 'cash',
    ...(roomId !== undefined && { roomIds: [roomId] }),
    ...other,
  };
  return staff.call('bookStay', { body, ...(key !== undefined && { key }) });
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

/** The presses and looks of one person at the desk that many tests need. */
export function testDesk(motel: TestMotel, staff: ChangingStaff) {
  return {
    /** Books a stay, a second before what follows. @returns its id */
    async book(wanted: Parameters<typeof bookAtDesk>[1] = {}): Promise<string> {
      const { body } = await bookAtDesk(staff, wanted);
      motel.clock.advance(1000);
      return body.id;
    },
    look: (id: string) => lookAtStay(staff, id),
    press: (name: DeskCallName, id: string, body?: object) => pressOnStay(staff, name, id, body),
    /** Does something with a stay, a room or a guest, without its version. */
    act: (name: DeskCallName, id: string, body: object = {}) =>
      staff.call(name, { parts: { id }, ...('body' in DESK_CALLS[name] && { body }) }),
    async changeRates(change: object) {
      const { version } = (await staff.call('articles')).body;
      return staff.call('changeRates', { body: { version, change } });
    },
    /** Pays by the link for which the stay waits. */
    async payLink(id: string): Promise<void> {
      const [waiting] = (await lookAtStay(staff, id)).waiting;
      await (await signInGuest(motel)).pay(waiting?.url ?? '');
      await motel.server.runJobs();
    },
    /** The room with a number, as the page of the rooms has it. */
    async room(number: string) {
      const { types } = (await staff.call('rooms')).body;
      for (const type of types) for (const one of type.rooms) if (one.number === number) return one;
      throw new Error(`There is no room ${number}`);
    },
    async numbersOf(id: string): Promise<string[]> {
      return (await lookAtStay(staff, id)).rooms.map(({ number }) => number);
    },
    /** Lets milliseconds pass, after which the person signs in again. */
    async pass(milliseconds: number): Promise<void> {
      motel.clock.advance(milliseconds);
      await staff.signInNext();
    },
    /** Goes to an instant, at which the person signs in again. */
    async goTo(instant: string): Promise<void> {
      motel.clock.setTo(instant);
      await staff.signInNext();
    },
  };
}
