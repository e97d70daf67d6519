import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { randomFrom } from '../fuzz/random-from.ts';
import { emptyBooks } from '../support/books.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest, type TestGuest } from '../support/test-guest.ts';
import { type TestMotel, TODAY } from '../support/test-motel.ts';

const MINUTE = 60_000;
/** Minutes between two looks at the motel. */
const TICK = 10;
const HOURS = 4;
const TICKS = (HOURS * 60) / TICK;
const START = '2026-11-20T19:00:00Z';
const NIGHT: Stay = { checkIn: addDays(civilDate(TODAY), 20), checkOut: addDays(civilDate(TODAY), 21) };
/** Types of twelve rooms, five and one. */
export const TYPES = [ROOMS.many, ROOMS.noPets, ROOMS.single];
const ROOMS_OF = new Map(TYPES.map((type) => [type.id, type.rooms]));
/** The owner's default. */
const SHARE = 0.75;
/** Guests who want a room of that night, fewer than there are. */
const HONEST = 14;
/** So often an honest guest who was refused comes back at the time that they have read. */
const PATIENCE = 4;

export interface Attacker {
  readonly name: string;
  /** The addresses that it has; it prefers the first ones. */
  readonly addresses: readonly string[];
}

export interface Outcome {
  /** Honest guests who have a paid room in the end. */
  readonly booked: number;
  /** Minutes, the longest time in a row in which its unpaid holds left an honest guest nothing; by type. */
  readonly longest: Readonly<Record<string, number>>;
  /** The part of the time, from 0 to 1; by type. */
  readonly closed: Readonly<Record<string, number>>;
  /** How many of its addresses have held rooms; by type. */
  readonly used: Readonly<Record<string, number>>;
}

interface Honest {
  readonly guest: TestGuest;
  readonly from: string;
  readonly type: PropertyContent;
  readonly isPaying: boolean;
  /** Ticks. */
  next: number;
  tries: number;
  paysAt: number | undefined;
  url: string;
  isDone: boolean;
}

/**
 * Four hours of one night's sale, in steps of ten minutes. Every honest guest wants one room, takes ten minutes to pay,
 * and returns at the time of `Retry-After`. The attacker grabs all it can at every step.
 */
export async function playAttack(
  motel: TestMotel,
  seed: number,
  attacker: Attacker | undefined,
): Promise<Outcome> {
  await emptyBooks(motel.db);
  await motel.db.deleteFrom('rate_limits').execute();
  motel.clock.setTo(START);
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const honest: Honest[] = [];
  for (let index = 0; index < HONEST; index += 1) {
    const from = `203.0.113.${index + 1}`;
    honest.push({
      guest: await signInFrom(motel, from),
      from,
      // As many for each type as it has rooms, roughly.
      type: TYPES[[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2][index]!]!,
      isPaying: below(10) > 0,
      next: below(TICKS / 2),
      tries: 0,
      paysAt: undefined,
      url: '',
      isDone: false,
    });
  }
  const grab = attacker && grabberOf(motel, attacker);
  const closedTicks = new Map(TYPES.map(({ id }) => [id, [] as boolean[]]));

  for (let tick = 0; tick < TICKS; tick += 1) {
    await endOverdueHolds(motel);
    // Neither is always first when a hold has ended.
    const isAttackerFirst = random() < 0.5;
    if (isAttackerFirst) await grab?.all();
    for (const person of honest) await act(person, tick);
    if (!isAttackerFirst) await grab?.all();
    for (const { id } of TYPES) closedTicks.get(id)!.push((await grab?.closes(id)) ?? false);
    motel.clock.advance(TICK * MINUTE);
  }
  const paid = await motel.db.selectFrom('bookings').select('id').where('status', '=', 'confirmed').execute();
  const byType = (figure: (ticks: readonly boolean[]) => number) =>
    Object.fromEntries([...closedTicks].map(([id, ticks]) => [id, figure(ticks)]));
  return {
    booked: paid.length,
    longest: byType((ticks) => TICK * longestRun(ticks)),
    closed: byType((ticks) => ticks.filter(Boolean).length / ticks.length),
    used: Object.fromEntries(TYPES.map(({ id }) => [id, grab?.used(id) ?? 0])),
  };
}

/** All jobs run, as they do four times a minute. */
async function endOverdueHolds(motel: TestMotel): Promise<void> {
  const due = await motel.db
    .selectFrom('payment_requests')
    .select('id')
    .where('status', '=', 'open')
    .where('open_until', '<=', motel.clock.now())
    .limit(1)
    .execute();
  if (due.length > 0) await motel.server.runJobs();
}

async function act(person: Honest, tick: number) {
  if (person.isDone) return;
  if (person.paysAt !== undefined) {
    if (tick < person.paysAt) return;
    person.isDone = true;
    if (person.isPaying) await person.guest.pay(person.url);
    return;
  }
  if (tick < person.next) return;
  const { status, headers, body } = await person.guest.book(NIGHT, person.type, {
    headers: { 'x-forwarded-for': person.from },
  });
  person.tries += 1;
  if (status === 200) {
    person.url = body.url;
    person.paysAt = tick + 1;
    return;
  }
  const wait = Number(headers.get('retry-after') ?? Number.NaN) / 60;
  person.isDone = Number.isNaN(wait) || person.tries > PATIENCE;
  person.next = tick + Math.max(1, Math.ceil(wait / TICK));
}

/** So many of the addresses that it has used it tries before it takes new ones. */
const USED_TRIES = 6;
/** Sessions of the attacker at each address: as many as it can pay no attention to. */
const SESSIONS = 3;

function grabberOf(motel: TestMotel, { addresses }: Attacker) {
  const sessions = new Map<string, TestGuest[]>();
  const used = new Map(TYPES.map(({ id }) => [id, new Set<string>()]));
  let requests = 0;

  async function sessionAt(address: string): Promise<TestGuest> {
    const known = sessions.get(address) ?? [];
    sessions.set(address, known);
    if (known.length < SESSIONS) known.push(await signInFrom(motel, address));
    requests += 1;
    return known[requests % known.length]!;
  }

  /** The unpaid rooms of a type, and what may be unpaid. */
  async function heldOf(id: string) {
    const bookings = await motel.db
      .selectFrom('bookings')
      .select(['status', 'rooms', 'guest_id'])
      .where('property_id', '=', id)
      .where('status', 'in', ['held', 'confirmed'])
      .execute();
    const own = new Set([...sessions.values()].flat().map((guest) => guest.id));
    const count = (rows: readonly { rooms: number }[]) => rows.reduce((sum, { rooms }) => sum + rooms, 0);
    const held = bookings.filter(({ status }) => status === 'held');
    const unsold = ROOMS_OF.get(id)! - count(bookings) + count(held);
    return {
      unsold,
      unpaid: count(held),
      own: count(held.filter(({ guest_id }) => own.has(guest_id))),
      most: Math.max(1, Math.ceil(SHARE * unsold)),
    };
  }

  const isUsed = (address: string) => [...used.values()].some((addresses) => addresses.has(address));

  /** Grabs what is left of a type, in large pieces first, from address after address. */
  async function grabType(type: PropertyContent): Promise<void> {
    let refused = 0;
    for (const address of addresses) {
      for (;;) {
        const { unsold, unpaid, most } = await heldOf(type.id);
        if (unpaid >= unsold) return;
        if (refused >= USED_TRIES && isUsed(address)) break;
        const left = most - unpaid;
        // Beyond the share only a new address has a chance, of a single room.
        if (left <= 0 && isUsed(address)) break;
        const all = unpaid === 0 ? [unsold] : [];
        const pieces = [...new Set([...all, left, left - 1, Math.ceil(left / 2), 1])];
        let isHeld = false;
        for (const rooms of pieces.filter((piece) => piece > 0)) {
          const session = await sessionAt(address);
          const headers = { 'x-forwarded-for': address };
          isHeld = (await session.book(NIGHT, type, { rooms, headers })).status === 200;
          if (isHeld) break;
        }
        refused = isHeld ? 0 : refused + 1;
        if (!isHeld) break;
        used.get(type.id)?.add(address);
      }
    }
  }

  return {
    async all() {
      for (const type of TYPES) await grabType(type);
    },
    /** Whether its unpaid rooms alone leave an honest guest none, who may have one beyond the share. */
    async closes(id: string) {
      const { unsold, own } = await heldOf(id);
      return unsold > 0 && own >= unsold;
    },
    used: (id: string) => used.get(id)?.size ?? 0,
  };
}

let numbers = 0;

function signInFrom(motel: TestMotel, address: string): Promise<TestGuest> {
  numbers += 1;
  const number = `+1587${String(5_550_000 + numbers)}`;
  const headers = { 'x-forwarded-for': address };
  const call: TestMotel['call'] = (path, asked) =>
    motel.call(path, path === ENDPOINTS.signIn.path ? { ...asked, headers } : asked);
  return signInGuest({ ...motel, call }, number);
}

function longestRun(ticks: readonly boolean[]): number {
  let run = 0;
  return Math.max(
    ...ticks.map((is) => {
      run = is ? run + 1 : 0;
      return run;
    }),
  );
}
