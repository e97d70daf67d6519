import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { addDays, type Stay } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { requestOfSession } from '../../src/booking/index.ts';
import type { Db } from '../../src/db/database.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { hashToken } from '../../src/shared/token.ts';
import type { FakeEvent } from '../money/providers/stripe/fake-account.ts';
import { signed } from '../money/providers/stripe/stripe-harness.ts';
import { bookingIdOf, type PaidSession, wrongInBooks, wrongInMoney } from '../support/books.ts';
import { byHand, plantBlock } from '../support/by-hand.ts';
import type { Call } from '../support/motel-door.ts';
import { rowsOf } from '../support/rows.ts';
import {
  checkoutRequest,
  moreRoom,
  nightsFrom,
  ROOMS,
  signInGuest,
  type TestGuest,
} from '../support/test-booking.ts';
import { type FaultyMotel, planDeath } from './faulty-motel.ts';
import { GUESTS, type Schedule, type Step } from './schedule.ts';

const MINUTE = 60_000;
const DAYS_AHEAD = 40;
/** So many rounds of retries, an hour apart, come before anything counts as wrong. */
const MOST_ROUNDS = 8;

/**
 * Plays a schedule to its end and lets the motel come to rest.
 * @returns a sentence for each thing that is wrong then, or was the moment the faults were over
 */
export async function playSchedule(motel: FaultyMotel, schedule: Schedule): Promise<string[]> {
  await motel.begin();
  const play = await beginPlay(motel, schedule);
  for (const { after, steps, deaths, provider } of schedule.waves) {
    motel.clock.advance(after);
    await motel.inOrder(schedule.clocksOff);
    for (const { request, fault } of provider) motel.stripe.fail(request, fault);
    for (const { of, ...death } of deaths) await planDeath(motel.processes[of], death);
    await Promise.all(steps.map((step) => play.act(step)));
    for (const process of motel.processes) await planDeath(process, undefined);
    const wrong = [...(await wrongInBooks(motel.db)), ...(await play.payableWithoutRoom())];
    if (wrong.length > 0) return wrong;
  }
  const missing = await missingOf(motel.db, play.acknowledged);
  if (missing.length > 0) return missing;
  return comeToRest(motel, schedule, play);
}

type Play = Awaited<ReturnType<typeof beginPlay>>;

async function beginPlay(motel: FaultyMotel, { drafts }: Schedule) {
  const { clock, db, stripe } = motel;
  const acknowledged: Acknowledged[] = [];
  const sessions = new Map<number, { sessionId: string; url: string }>();
  /** Every session of which a guest has the address. */
  const given = new Set<string>();
  const blocks: string[] = [];
  let sent = stripe.events.length;
  let waiting: FakeEvent[] = [];
  const firstNight = addDays(todayAt({ clock, motel: content }), DAYS_AHEAD);
  const guests: TestGuest[] = [];
  for (let count = 0; count < GUESTS; count += 1) guests.push(await signInGuest(motel.processes[0]));

  const ask = (at: 0 | 1, path: string, call: Call) => answerOf(() => motel.processes[at].call(path, call));
  const desk = byHand({ db, clock });
  const nights = (from: number, count: number) => nightsFrom(from, count, firstNight);

  async function act(step: Step): Promise<void> {
    switch (step.do) {
      case 'book':
        return book(step.draft, step.at);
      case 'pay': {
        const session = sessions.get(step.draft);
        if (session !== undefined) stripe.pay(session.url, step.card);
        return;
      }
      case 'decline':
        return decline(step.draft, step.at);
      case 'cancel':
        return cancel(step.draft, step.room);
      case 'block':
        return block(nights(step.from, 2), step.rooms);
      case 'unblock':
        return unblock();
      case 'run the jobs':
        await answerOf(() => motel.processes[step.at].runJobs());
        return;
      case 'deliver':
        return deliver(step);
      case 'sign out and in':
        return signOutAndIn(step.guest, step.at);
      case 'restart the database':
        return endDatabase('restart');
      case 'crash the database':
        return endDatabase('crash');
    }
  }

  async function book(number: number, at: 0 | 1): Promise<void> {
    const { guest, room, from, nights: count, rooms, more } = drafts[number]!;
    const { id, token } = guests[guest]!;
    const stay = nights(from, count);
    const moreRooms = more.map((kind) => moreRoom(stay, ROOMS[kind]));
    const body = { ...checkoutRequest(id, stay, ROOMS[room], { rooms }), moreRooms };
    const headers = { [IDEMPOTENCY_KEY]: `draft-${number}` };
    const answer = await ask(at, ENDPOINTS.createCheckout.path, { token, body, headers });
    if (answer?.status !== 200) return;
    const { sessionId, url } = answer.body;
    sessions.set(number, { sessionId, url });
    given.add(sessionId);
    acknowledged.push({ what: 'booked', sessionId });
  }

  async function decline(number: number, at: 0 | 1): Promise<void> {
    const session = sessions.get(number);
    if (session === undefined) return;
    const { token } = guests[drafts[number]!.guest]!;
    const { sessionId } = session;
    const answer = await ask(at, ENDPOINTS.releaseCheckout.path, { token, body: { sessionId } });
    if (answer?.status === 200) acknowledged.push({ what: 'declined', sessionId });
  }

  async function cancel(number: number, room: number): Promise<void> {
    const sessionId = sessions.get(number)?.sessionId;
    if (sessionId === undefined) return;
    const first = await answerOf(() => bookingIdOf(db, sessionId));
    if (first === undefined) return;
    const at = Math.min(room, drafts[number]!.more.length);
    const bookingId = at === 0 ? first : first.replace(/01$/, `0${at + 1}`);
    const done = await answerOf(() => desk.cancel(bookingId));
    if (done?.ok) acknowledged.push({ what: 'cancelled', bookingId });
  }

  async function block(stay: Stay, rooms: number): Promise<void> {
    const blockId = await answerOf(() => plantBlock({ db, clock }, ROOMS.noPets.id, stay, { rooms }));
    if (blockId === undefined) return;
    blocks.push(blockId);
    acknowledged.push({ what: 'blocked', blockId });
  }

  async function unblock(): Promise<void> {
    const blockId = blocks.shift();
    if (blockId === undefined) return;
    const lifted = await answerOf(() => desk.call('liftBlock', { id: blockId }));
    if (lifted?.ok) acknowledged.push({ what: 'unblocked', blockId });
  }

  async function deliver({ at, how }: Extract<Step, { do: 'deliver' }>): Promise<void> {
    stripe.sweep();
    const events = [...waiting, ...stripe.events.slice(sent)];
    sent = stripe.events.length;
    waiting = [];
    if (how === 'dropped') return;
    if (how === 'doubled') {
      await Promise.all([...events, ...events].map((event) => send(event, at)));
      return;
    }
    for (const event of how === 'newest first' ? events.toReversed() : events) await send(event, at);
  }

  async function send(event: FakeEvent, at: 0 | 1): Promise<void> {
    const { rawBody, headers } = signed(event, clock.now());
    const call = { rawBody, headers: Object.fromEntries(headers) };
    const answer = await ask(at, ENDPOINTS.webhook.path, call);
    if (answer?.status !== 200) waiting.push(event);
    else if (decides(event)) acknowledged.push({ what: 'received', eventId: event.id });
  }

  let ending: Promise<void> | undefined;
  /** Two ends of a wave are one. */
  async function endDatabase(how: 'restart' | 'crash'): Promise<void> {
    ending ??= motel.database[how]();
    await ending;
    ending = undefined;
  }

  async function signOutAndIn(number: number, at: 0 | 1): Promise<void> {
    const { token, mobile } = guests[number]!;
    const answer = await ask(at, ENDPOINTS.signOut.path, { token, method: 'POST' });
    if (answer?.status === 200) acknowledged.push({ what: 'signed out', token });
    const again = await answerOf(() => signInGuest(motel.processes[at], mobile));
    if (again?.token !== undefined) guests[number] = again;
  }

  /**
   * Sessions that a guest can still pay though their rooms are on sale again. One that was made for a hold which had
   * ended since reaches no guest: where the provider does not end it at once, it ends at its time.
   */
  async function payableWithoutRoom(): Promise<string[]> {
    const ended = await db
      .selectFrom('bookings')
      .innerJoin('payment_requests as request', 'request.booking_id', 'bookings.id')
      .select(['bookings.id', 'bookings.status', 'request.session_id as sessionId'])
      .where('bookings.status', 'not in', ['held', 'confirmed'])
      .execute();
    return ended
      .filter(({ sessionId }) => sessionId !== null && given.has(sessionId) && stripe.isOpen(sessionId))
      .map(({ id, status }) => `${id} is ${status}, and its session can be paid`);
  }

  /** This schedule's bookings in Stripe's own books. */
  async function paidSessions(): Promise<PaidSession[]> {
    const known = new Set((await db.selectFrom('bookings').select('id').execute()).map(({ id }) => id));
    return stripe.payments().filter(({ bookingId }) => known.has(bookingId));
  }

  return { act, acknowledged, paidSessions, payableWithoutRoom };
}

/** @returns what the motel has not repaired by itself once the faults are over */
async function comeToRest(
  motel: FaultyMotel,
  { eventsArrive, clocksOff }: Schedule,
  play: Play,
): Promise<string[]> {
  const { clock, stripe, processes, db } = motel;
  stripe.recover();
  stripe.decideLatePayments();
  let wrong: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    clock.advance(61 * MINUTE);
    stripe.forgetKeys();
    await motel.inOrder(clocksOff);
    if (eventsArrive) await play.act({ do: 'deliver', at: 0, how: 'doubled' });
    await Promise.all(processes.map((process) => process.runJobs()));
    wrong = [...(await wrongInBooks(db)), ...(await wrongInMoney(db, await play.paidSessions()))];
    if (wrong.length === 0) return missingOf(db, play.acknowledged);
  }
  return wrong;
}

/** Whether an event says how something ended. The motel keeps no record of one that only says that a bank decides. */
function decides({ type, data }: FakeEvent): boolean {
  const { payment_status, status, refunded } = data.object as Record<string, unknown>;
  if (type === 'checkout.session.completed') return payment_status !== 'unpaid';
  if (type.startsWith('refund.')) return status !== 'pending';
  return type !== 'charge.refunded' || refunded === true;
}

/** An answer, or none: the work may be done or not then. */
async function answerOf<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Something that the motel has acknowledged to its caller as done. */
type Acknowledged =
  | { readonly what: 'booked' | 'declined'; readonly sessionId: string }
  | { readonly what: 'cancelled'; readonly bookingId: string }
  | { readonly what: 'blocked' | 'unblocked'; readonly blockId: string }
  | { readonly what: 'received'; readonly eventId: string }
  | { readonly what: 'signed out'; readonly token: string };

/** @returns a sentence for each thing that is missing though the motel has acknowledged it */
async function missingOf(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const done of acknowledged) {
    if (!(await isThere(db, done))) missing.push(`acknowledged and missing: ${JSON.stringify(done)}`);
  }
  return missing;
}

async function isThere(db: Db, done: Acknowledged): Promise<boolean> {
  switch (done.what) {
    case 'booked':
      return (await statusOfSession(db, done.sessionId)) !== undefined;
    case 'declined':
      return !/^(held|confirmed)$/.test((await statusOfSession(db, done.sessionId)) ?? 'held');
    case 'cancelled':
      return (await rowsOf(db, 'bookings', { id: done.bookingId, status: 'cancelled' })).length === 1;
    case 'blocked':
    case 'unblocked': {
      const [block] = await rowsOf(db, 'room_blocks', { id: done.blockId });
      return done.what === 'blocked' ? block !== undefined : block?.lifted_at instanceof Date;
    }
    case 'signed out': {
      const [session] = await rowsOf(db, 'auth_sessions', { token_hash: hashToken(done.token) });
      return session === undefined || session.revoked_at !== null;
    }
    case 'received':
      return (await rowsOf(db, 'payment_events', { event_id: done.eventId })).length === 1;
  }
}

async function statusOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const request = await requestOfSession(db, sessionId);
  return request && (await rowsOf(db, 'bookings', { id: request.bookingId }))[0]?.status;
}
