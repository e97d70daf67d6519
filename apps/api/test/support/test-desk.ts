import {
  type ArticleWire,
  type CheckName,
  DESK_CALLS,
  type DeskCallName,
  type DeskStay,
  deskStay,
} from '@motel/api-client/desk-contracts';
import type { Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { Answer } from './motel-door.ts';
import { rowsOf } from './rows.ts';
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

/** An article that comes off the price of a stay. */
export const GOODWILL = { id: 'goodwill', label: 'Goodwill', price: 20, isCredit: true };

/** The presses and looks of one person at the desk that many tests need. */
export function testDesk(motel: TestMotel, staff: ChangingStaff) {
  async function changeRates(change: object) {
    const { version } = (await staff.call('articles')).body;
    return staff.call('changeRates', { body: { version, change } });
  }
  async function pass(milliseconds: number): Promise<void> {
    motel.clock.advance(milliseconds);
    await staff.signInNext();
  }
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
    changeRates,
    /** Sells these articles alone. */
    keepArticles: (...articles: readonly ArticleWire[]) => changeRates({ kind: 'lists', articles }),
    /** Charges a stay for an article. @param total in dollars, of all of them */
    charge: (id: string, article: string, total: number, more: object = {}) =>
      pressOnStay(staff, 'chargeArticle', id, { article, quantity: 1, total, ...more }),
    /** Looks at a stay with other dates. @param more what is asked besides, or of another party or kind of room */
    previewChange: (id: string, stay: Stay, more: Readonly<Record<string, string>> = {}) =>
      staff.call('previewChange', { parts: { id }, query: { ...stayQuery(stay), ...more } }),
    /** Changes a stay: to be paid later, at no difference, unless told otherwise. */
    change(id: string, { checkIn, checkOut }: Stay, more: object = {}) {
      const wanted = { typeId: ROOMS.many.id, checkIn, checkOut, party: TWO_ADULTS };
      return pressOnStay(staff, 'changeStay', id, { ...wanted, difference: 0, pay: 'later', ...more });
    },
    /** Gives a stay up as its terms say. @returns the answer, and the dollars that are kept */
    async cancel(id: string, isNoShow = false) {
      const query = { isNoShow: `${isNoShow}` };
      const { kept, refunded } = (await staff.call('previewCancel', { parts: { id }, query })).body;
      return { kept, ...(await pressOnStay(staff, 'cancelStay', id, { isNoShow, kept, refunded })) };
    },
    /** The faults that one check of the morning finds. */
    async faults(check: CheckName) {
      const { checks } = (await staff.call('morning')).body;
      return checks.find(({ name }: { name: string }) => name === check).faults;
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
    /** The id of the room with a number; `no room` where there is none. */
    async roomId(number: string): Promise<string> {
      const [room] = await rowsOf(motel.db, 'rooms', { number });
      return room?.id ?? 'no room';
    },
    async numbersOf(id: string): Promise<string[]> {
      return (await lookAtStay(staff, id)).rooms.map(({ number }) => number);
    },
    /** Lets milliseconds pass, after which the person signs in again. */
    pass,
    /** Lets milliseconds pass, after which the person signs in again and the jobs run. */
    async passWithJobs(milliseconds: number): Promise<void> {
      await pass(milliseconds);
      await motel.server.runJobs();
    },
    /** Goes to an instant, at which the person signs in again. */
    async goTo(instant: string): Promise<void> {
      motel.clock.setTo(instant);
      await staff.signInNext();
    },
  };
}
