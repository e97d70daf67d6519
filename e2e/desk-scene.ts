// A summer week at the front desk, as docs/desk.md shows it: lived through day by day by the desk's own calls.
import { randomUUID } from 'node:crypto';
import type { RunningServer } from '@motel/api';
import { addDays, type CivilDate, civilDate, nightsOf, type Stay } from '@motel/booking-core';
import { addPerson, openSession } from './support/desk.ts';

/** Friday, July 9, 2027, 11:07 PM at the motel. */
export const EVENING = new Date('2027-07-10T05:07:00Z');
const FIRST_DAY = civilDate('2027-07-01');
const TONIGHT = civilDate('2027-07-09');
/** The long weekend after it asks for two nights. */
const LAST_DAY = civilDate('2027-07-30');

/** When those of tonight who are not here yet said that they come. */
const EXPECTED = ['23:15', '23:30', '23:45', '00:15', '00:30', '02:00'];

/** Rooms that stay empty tonight. */
const FREE_TONIGHT = ['2', '6', '15', '19', '24', '36'];
/** From tomorrow on its nights are of stays without a number. */
const UNNUMBERED = '25';
/** Rooms that housekeeping has not come to. */
const NOT_CLEAN = ['30', '19', '36'];

const FIRST_NAMES = 'Amara Wesley Kofi Delphine Haruto Gwen Viktor Noor Linnea Owen Ines'.split(' ');
const LAST_NAMES = (
  'Osei-Lindqvist Halvorsen Mensah Beaulieu Tanaka Pruden Khoury Pinder Voss Nolan Nordin Orr Igwe ' +
  'Pelletier Cyr Romaniuk Hwang Thiessen Sharma Rasmussen MacRae Vermeer Schmidt Kaur Brandt ' +
  'Iverson Petrov Zahra Moretti Toth Bagby Whitford'
).split(' ');

/** The clock of the motel, which the scene sets. */
export interface SceneClock {
  now(): Date;
  set(now: Date): void;
}

export function sceneClock(): SceneClock {
  let now = new Date(`${FIRST_DAY}T15:00:00Z`);
  return {
    now: () => now,
    set(next) {
      now = next;
    },
  };
}

interface SceneStay extends Stay {
  readonly id: string;
  readonly room: string;
}

type Room = Readonly<Record<'id' | 'number' | 'typeId', string>>;

/**
 * Books, checks in, cleans and counts as a week would.
 * @returns the stays, tonight's late arrivals first; and the token of the person's cookie
 */
export async function liveThroughTheWeek(
  server: RunningServer,
  clock: SceneClock,
): Promise<{ readonly stays: SceneStay[]; readonly token: string }> {
  const person = await addPerson(server.db, clock.now(), 'owner', 'Wren Arcand');
  let token = await openSession(server.db, clock.now(), person);
  const desk = callsOf(server, () => token);
  /** Presses on a stay as it is now. */
  const press = async (id: string, what: string, body: object = {}) => {
    const { version } = await desk(`/api/desk/stays/${id}`);
    await desk(`/api/desk/stays/${id}/${what}`, { version, ...body });
  };
  const draw = drawing();
  const { types } = await desk('/api/desk/rooms');
  const rooms: Room[] = types.flatMap((type: { id: string; rooms: Omit<Room, 'typeId'>[] }) =>
    type.rooms.map((room) => ({ ...room, typeId: type.id })),
  );
  const stays: SceneStay[] = [];

  async function book(
    { typeId, number, id: roomId }: Room,
    checkIn: CivilDate,
    nights: number,
    more: More = {},
  ) {
    const index = draw(1_000_000);
    const checkOut = addDays(checkIn, nights);
    const pets = typeId === 'hoodoo-double' && index % 4 === 0 ? 1 : 0;
    const party = { adults: 1 + (index % 2), children: index % 7 === 1 ? 1 : 0, infants: 0, pets, rooms: 1 };
    const wanted = { typeId, checkIn, checkOut, ...party };
    const query = new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)]));
    const { total } = await desk(`/api/desk/quote?${query}`);
    const lastName = more.lastName ?? LAST_NAMES[index % LAST_NAMES.length] ?? '';
    const firstname = lastName === LAST_NAMES[0] ? 'Amara' : (FIRST_NAMES[index % FIRST_NAMES.length] ?? '');
    const pay = more.pay ?? (['terminal', 'cash', 'terminal', 'terminal', 'later'] as const)[index % 5];
    const guest = {
      firstname,
      lastname: lastName,
      phone: `403555${1000 + (stays.length % 9000)}`,
      email: `${lastName.toLowerCase()}@example.ca`,
      car: index % 3 === 0 ? 'Grey wagon' : '',
      specialRequest: '',
    };
    const room = more.hasNumber === false ? {} : { roomIds: [roomId] };
    const stay = { typeId, checkIn, checkOut, party, guest, total, pay, ...room };
    const { id } = await desk('/api/desk/stays', stay);
    stays.push({ id, room: number, checkIn, checkOut });
  }

  for (const room of rooms.filter(({ typeId }) => typeId !== 'fossil-quad')) await fill(room);
  const arriving = stays.filter(({ checkIn }) => checkIn === TONIGHT);
  const late = arriving.filter((_, index) => index % 2 === 0).slice(0, EXPECTED.length);

  /** Stays one after the other in one room, fewer and fewer of them. */
  async function fill(room: Room): Promise<void> {
    const last = room.number === UNNUMBERED ? addDays(TONIGHT, 1) : LAST_DAY;
    for (let day = addDays(FIRST_DAY, draw(3)); day < last; ) {
      const gap = draw(4) === 0 ? 1 : 0;
      const isFar = day > addDays(TONIGHT, 8);
      let from = addDays(day, gap + (isFar ? draw(4) : 0));
      if (FREE_TONIGHT.includes(room.number) && from === TONIGHT) from = addDays(from, 1);
      let nights = 1 + draw(5);
      if (FREE_TONIGHT.includes(room.number) && from < TONIGHT)
        nights = Math.min(nights, nightsOf({ checkIn: from, checkOut: TONIGHT }));
      if (room.number === '15' && from < '2027-07-23' && addDays(from, nights) > '2027-07-19') {
        day = civilDate('2027-07-23');
        continue;
      }
      day = addDays(from, nights);
      if (day <= last) await book(room, from, nights);
    }
  }

  for (let day = FIRST_DAY; day <= TONIGHT; day = addDays(day, 1)) {
    clock.set(new Date(`${day}T17:00:00Z`));
    token = await openSession(server.db, clock.now(), person);
    for (const { id, checkOut } of stays) {
      if (checkOut !== day) continue;
      const { can } = await desk(`/api/desk/stays/${id}`);
      if (can.pay > 0) await press(id, 'payments', { way: 'terminal', amount: can.pay });
      await press(id, 'check-out');
    }
    // What was clean on earlier days shows nowhere.
    for (const { id, number } of day < addDays(TONIGHT, -1) ? [] : rooms) {
      if (day === TONIGHT && NOT_CLEAN.includes(number)) continue;
      await desk(`/api/desk/rooms/${id}/clean`, { isClean: true });
    }
    if (day === TONIGHT) await desk('/api/desk/till/moves', { kind: 'float', amount: 150, reason: '' });
    const come = stays.filter((stay) => stay.checkIn === day && !late.includes(stay));
    for (const [index, { id }] of come.entries()) {
      clock.set(new Date(Date.parse(`${day}T21:00:00Z`) + index * 19 * 60_000));
      await press(id, 'check-in', { isUncleanAccepted: true });
    }
    // Each round mails a part of those that wait: the first day has all bookings.
    for (let round = day === FIRST_DAY ? 12 : 3; round > 0; round -= 1) await server.runJobs();
    if (day < addDays(TONIGHT, -1)) await signOff(desk, day);
  }

  const milk = { kind: 'pay-out', amount: 18.4, reason: 'Milk and bread for breakfast' };
  await desk('/api/desk/till/moves', milk);
  clock.set(EVENING);
  for (const [index, { id }] of late.entries()) {
    await press(id, 'expected', { time: EXPECTED[index] });
  }
  const hoodoo = rooms.find(({ typeId }) => typeId === 'hoodoo-double');
  if (hoodoo === undefined) throw new Error('The demo motel has Hoodoo Doubles');
  for (const [later, nights, lastName, pay] of [
    [1, 2, 'Zubrycki', 'cash'],
    [5, 3, 'Amiri', 'later'],
    [9, 3, 'Pryce', 'terminal'],
    [12, 3, 'Worku', 'link'],
  ] as const) {
    await book(hoodoo, addDays(TONIGHT, later), nights, { lastName, pay, hasNumber: false });
  }
  const closed = rooms.filter(({ typeId }) => typeId === 'fossil-quad');
  const floors = { checkIn: TONIGHT, checkOut: '2027-07-29', reason: 'New floors' };
  for (const { id } of closed) await desk(`/api/desk/rooms/${id}/close`, floors);
  const shower = { checkIn: '2027-07-19', checkOut: '2027-07-23', reason: 'New shower' };
  const fifteen = rooms.find(({ number }) => number === '15');
  await desk(`/api/desk/rooms/${fifteen?.id}/close`, shower);
  await desk('/api/desk/notes', {
    text: 'The ice machine by 20 is noisy, so keep 19 for last. The crew in 31 starts at 5:00; breakfast bags are in the fridge.',
  });
  await server.runJobs();
  return { stays: [...late, ...stays], token };
}

interface More {
  readonly lastName?: string;
  readonly pay?: 'cash' | 'terminal' | 'link' | 'later';
  readonly hasNumber?: boolean;
}

/** Counts the till of a day, and finds what it should have. */
async function signOff(desk: Desk, date: CivilDate): Promise<void> {
  const { tills } = await desk(`/api/desk/till?date=${date}`);
  for (const { personId, cash, terminal } of tills) {
    const expected = { cashExpected: cash.expected, terminalExpected: terminal.expected };
    const counted = { cashCounted: cash.expected, terminalCounted: terminal.expected, note: '' };
    await desk('/api/desk/till/sign-off', { date, personId, ...expected, ...counted });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the desk's contracts are tested elsewhere
type Desk = (path: string, body?: object) => Promise<any>;

/** Reads, or presses with a body. */
function callsOf({ url }: RunningServer, token: () => string): Desk {
  return async (path, body) => {
    const answer = await fetch(new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: `motel-desk=${token()}`,
        origin: url,
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
}

/** The same numbers in every run. */
function drawing(): (below: number) => number {
  let state = 20_270_709;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
