import { randomInt } from 'node:crypto';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { sql } from 'kysely';
import { todayAt } from '../../src/shared/motel-time.ts';
import { randomFrom } from '../fuzz/random-from.ts';
import { signed } from '../money/providers/stripe/stripe-harness.ts';
import { emptyBooks, wrongInBooks, wrongInJournal, wrongInMoney } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { flatQuote } from '../support/flat-tariff.ts';
import type { Answer } from '../support/motel-door.ts';
import { rowsOf } from '../support/rows.ts';
import { checkoutRequest, moreRoom, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { TWO_ADULTS, TYPED_GUEST } from '../support/test-desk.ts';
import { callTestDesk, signInStaff } from '../support/test-staff.ts';
import { whileTesting } from '../support/while-testing.ts';
import { openFaultyMotel, planDeath } from './faulty-motel.ts';

const { ORDERS, ORDERS_SEED } = process.env;
/** Random orders of guests, of the desk and of a file. ORDERS asks for more of them; ORDERS_SEED repeats its choices. */
const COUNT = Number(ORDERS ?? 36);
const SEED = Number(ORDERS_SEED ?? randomInt(2 ** 30));
/** Orders at once; after so many of them a process dies, and after so many the motel comes to rest. */
const [AT_ONCE, UNTIL_DEATH, UNTIL_REST] = [6, COUNT > 1000 ? 300 : 12, 600];
const [MINUTE, DAY] = [60_000, 24 * 3_600_000];
const KINDS = [ROOMS.single, ROOMS.noPets, ROOMS.many];

/** A storm that has none of these tries nothing. */
const OFTEN = ['guest: 200', 'guest: 409', 'desk: 200', 'file: 200', 'died'];

const motel = whileTesting(() => openFaultyMotel());

test('O1: whatever dies, no order is half taken and every cent is in one place', {
  timeout: 180_000 + COUNT * 2000,
}, async () => {
  const random = randomFrom(SEED);
  const dice = (sides: number) => Math.floor(random() * sides);
  const occurred = new Set<string>();
  for (let done = 0; done < COUNT; done += UNTIL_REST) {
    await motel.begin();
    const storm = await beginStorm(dice, (what) => void occurred.add(what));
    for (let at = 0; at < Math.min(UNTIL_REST, COUNT - done); at += AT_ONCE) {
      if (at % UNTIL_DEATH === 0) {
        const victim = motel.processes[dice(2) as 0 | 1];
        await planDeath(victim, { queries: dice(100), isSent: dice(2) === 0 });
        motel.stripe.fail('POST /v1/checkout/sessions', dice(2) === 0 ? 'lose' : 'cut');
      }
      await Promise.all(Array.from({ length: AT_ONCE }, () => storm.order()));
      if (motel.processes.some(({ isAlive }) => !isAlive)) occurred.add('died');
      await revive();
    }
    for (const process of motel.processes) await planDeath(process, undefined);
    await revive();
    expect(await wrongInBooks(motel.db), `ORDERS_SEED=${SEED}`).toEqual([]);
    expect(await storm.comeToRest(), `ORDERS_SEED=${SEED}`).toEqual([]);
    await emptyBooks(motel.db);
  }
  expect(
    OFTEN.filter((what) => !occurred.has(what)),
    [...occurred].join(),
  ).toEqual([]);
  expect(motel.stripe.objections).toEqual([]);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`.execute(motel.db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

/** A call of one that is dying fails: then it is dead, and is started again. */
const revive = () => motel.inOrder().catch(() => motel.inOrder());

async function beginStorm(dice: (sides: number) => number, note: (what: string) => void) {
  const { clock, db, stripe } = motel;
  const desk = byHand({ db, clock });
  const first = addDays(todayAt({ clock, motel: content }), 40);
  const guests = await Promise.all(Array.from({ length: 8 }, () => signInGuest(motel.processes[0])));
  const { headers } = await signInStaff({ ...motel.processes[0], db, clock }, 'owner', 'Odile');
  const any = <T>(all: readonly T[]): T => all[dice(all.length)]!;
  const door = () => {
    const alive = motel.processes.filter(({ isAlive }) => isAlive);
    return alive.length === 0 ? motel.processes[0] : any(alive);
  };
  const call = async (work: () => Promise<Answer>) => work().catch(() => undefined);
  let made = 0;
  const staysOf = async (sessionId: string) => {
    const [request] = await rowsOf(db, 'payment_requests', { session_id: sessionId });
    return request === undefined ? [] : Object.keys(request.parts ?? { [request.booking_id]: 0 });
  };

  async function ofGuest(): Promise<void> {
    const { id, token } = any(guests);
    const stay = nightsFrom(dice(60), 1 + dice(3), first);
    const moreRooms = Array.from({ length: dice(4) }, () => moreRoom(stay, any(KINDS), 1 + dice(3)));
    made += 1;
    const headers = { [IDEMPOTENCY_KEY]: `draft-${made}` };
    const body = { ...checkoutRequest(id, stay, any(KINDS)), moreRooms };
    const send = () => call(() => door().call(ENDPOINTS.createCheckout.path, { token, body, headers }));
    // A guest without an answer presses again, and any process answers.
    const answer = (await send()) ?? (await send());
    note(`guest: ${answer?.status ?? 'no answer'}`);
    if (answer?.status !== 200) return;
    const { sessionId, url } = answer.body;
    const fate = dice(10);
    if (fate < 6) stripe.pay(url, fate === 0 ? 'late-paid' : 'paid');
    else if (fate < 8)
      await call(() => door().call(ENDPOINTS.releaseCheckout.path, { token, body: { sessionId } }));
    if (dice(3) > 0) await deliver();
    if (fate === 1) {
      const stays = await staysOf(sessionId);
      if (stays.length > 0) await desk.cancel(any(stays)).catch(() => undefined);
    }
  }

  async function ofDesk(): Promise<void> {
    const stay = nightsFrom(dice(60), 1 + dice(3), first);
    const { rooms: _, ...party } = { ...TWO_ADULTS, adults: 1 };
    const lines = Array.from({ length: 1 + dice(3) }, () => {
      const kind = any(KINDS);
      const quote = flatQuote(kind, stay, { party: { ...party, rooms: 1 }, extraPersons: 0 });
      return { typeId: kind.id, ...stay, rooms: 1 + dice(2), total: (quote?.total ?? 0) / 100, party };
    });
    const group = { name: 'A crew', po: '', lines, guest: TYPED_GUEST, names: [] };
    const answer = await call(() => callTestDesk(door(), 'bookGroup', { body: group }, headers));
    note(`desk: ${answer?.status ?? 'no answer'}`);
    if (answer?.status === 200 && dice(3) === 0)
      await desk.cancel(`${answer.body.id}-01`).catch(() => undefined);
  }

  async function ofFile(): Promise<void> {
    const stays = Array.from({ length: 1 + dice(4) }, () => ({
      ...{ firstname: 'Louise', lastname: `Tremblay ${dice(10 ** 6)}`, phone: '', email: '' },
      ...{ typeId: any(KINDS).id, ...nightsFrom(dice(60), 1 + dice(3), first), total: 258, paid: 100 },
      ...{ note: '', reference: '', party: { ...TWO_ADULTS, adults: 1 } },
    }));
    const body = { stays, taxes: 'with', file: 'old.csv', total: 258 * stays.length };
    const answer = await call(() => callTestDesk(door(), 'importStays', { body }, headers));
    note(`file: ${answer?.status ?? 'no answer'}`);
  }

  let sent = stripe.events.length;
  /** An event that meets a process which dies is lost: the jobs collect it. */
  async function deliver(): Promise<void> {
    stripe.sweep();
    const events = stripe.events.slice(sent);
    sent = stripe.events.length;
    for (const event of events) {
      const { rawBody, headers } = signed(event, clock.now());
      const sending = { rawBody, headers: Object.fromEntries(headers) };
      await call(() => door().call(ENDPOINTS.webhook.path, sending));
    }
  }

  const unsent = async () =>
    (await rowsOf(db, 'outbox', {})).filter(
      ({ sent_at, let_go_at }) => sent_at === null && let_go_at === null,
    ).length;

  return {
    order: () => any([ofGuest, ofGuest, ofGuest, ofDesk, ofFile])(),
    /** Holds end, refunds are sent, two days end. @returns what is wrong then */
    async comeToRest(): Promise<string[]> {
      stripe.recover();
      stripe.decideLatePayments();
      // A run of the jobs sends so many letters and no more.
      const pauses = [61 * MINUTE, 61 * MINUTE, 2 * DAY, ...Array<number>(30).fill(MINUTE)];
      for (const pause of pauses) {
        clock.advance(pause);
        await revive();
        await deliver();
        await motel.processes[0].runJobs();
        if (pause === MINUTE && (await unsent()) === 0) break;
      }
      const known = new Set((await db.selectFrom('bookings').select('id').execute()).map(({ id }) => id));
      const paid = stripe.payments().filter(({ bookingId }) => known.has(bookingId));
      return [...(await wrongInBooks(db)), ...(await wrongInMoney(db, paid)), ...(await wrongInJournal(db))];
    },
  };
}
