import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { addDays, type Stay } from '@motel/booking-core';
import { motel as content } from '@motel/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncProperties } from '../../src/db/sync-properties.ts';
import { todayAt } from '../../src/use-cases/context.ts';
import { type FakeStripe, fakeStripe, SECRET_KEY, WEBHOOK_SECRET } from '../payments/stripe/fake-stripe.ts';
import { signed } from '../payments/stripe/stripe-harness.ts';
import { emptyBooks, wrongInBooks, wrongInMoney } from '../support/books.ts';
import { prepareServer, type TestDatabase } from '../support/databases.ts';
import { ROOMS } from '../support/rooms.ts';
import { type TestClock, testClock } from '../support/test-clock.ts';
import { checkoutRequest, signInGuest, type TestGuest } from '../support/test-guest.ts';
import type { Answer } from '../support/test-motel.ts';
import { type Fate, type MortalMotel, openMortalMotel } from './mortal-motel.ts';

const MINUTE = 60_000;
/** More than any work takes. */
const MOST_STEPS = 200;
/** Every step when more than usual is asked for; else some of them, others each time. */
const STRIDE = process.env.FAULTS_RUNS === undefined ? 6 : 1;

/** An answer of the API or the desk; jobs have none, nor has who was killed. */
type Done = Pick<Answer, 'status'> | { readonly ok: boolean } | undefined;

/** Work in whose midst something happens. */
interface Work {
  /** Does it, or does it again, at a motel. */
  at(motel: MortalMotel): Promise<Done>;
}

let database: TestDatabase;
let dataDir: string;
let clock: TestClock;
let stripe: FakeStripe;
/** The process to which things happen, and one to which nothing does. */
let mortal: MortalMotel;
let other: MortalMotel;

beforeAll(async () => {
  database = await prepareServer();
  dataDir = await mkdtemp(join(tmpdir(), 'motel-data-'));
  clock = testClock('2026-11-20T19:00:00Z');
  stripe = await fakeStripe(clock);
  other = await open();
  mortal = await open();
  await syncProperties(other.db, Object.values(ROOMS), content, todayAt(clock));
});
afterAll(async () => {
  await Promise.all([mortal.close(), other.close()]);
  await stripe.close();
  await database.remove();
  await rm(dataDir, { recursive: true });
});

function open(): Promise<MortalMotel> {
  if (!('url' in database.place)) throw new Error('A Postgres server is needed');
  const access = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, server: stripe.server };
  return openMortalMotel({ database: database.place.url, clock, stripe: access, dataDir });
}

/** One life of a guest and a rival, with empty books before. */
async function newScene() {
  await emptyBooks(other.db);
  clock.advance(24 * 60 * MINUTE);
  // From here on events that never arrive are asked for.
  await other.runJobs();
  const guest = await signInGuest(other);
  const rival = await signInGuest(other);
  const checkIn = addDays(todayAt(clock), 40);
  const stay: Stay = { checkIn, checkOut: addDays(checkIn, 2) };
  let told = stripe.events.length;

  const book = (motel: MortalMotel, who: TestGuest, key: string, wanted = stay) =>
    motel.call(ENDPOINTS.createCheckout.path, {
      token: who.token,
      body: checkoutRequest(who.id, wanted, ROOMS.single),
      headers: { [IDEMPOTENCY_KEY]: key },
    });
  const tell = async (motel: MortalMotel, events = stripe.events.slice(told)) => {
    let answer: Answer | undefined;
    for (const event of events) {
      const { rawBody, headers } = signed(event, clock.now());
      answer = await motel.call(ENDPOINTS.webhook.path, { rawBody, headers: Object.fromEntries(headers) });
    }
    return answer;
  };
  return {
    guest,
    rival,
    stay,
    book,
    tell,
    /** What has happened so far never arrives by itself. */
    drop() {
      stripe.sweep();
      told = stripe.events.length;
    },
    /** A paid stay of which everybody has been told. */
    async booked() {
      const { body } = await book(other, guest, 'booked');
      stripe.pay(body.url);
      await tell(other);
      const { booking_id: id } = await other.db
        .selectFrom('checkouts')
        .select('booking_id')
        .where('session_id', '=', body.sessionId)
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

type Scene = Awaited<ReturnType<typeof newScene>>;

async function runJobs(motel: MortalMotel): Promise<undefined> {
  await motel.runJobs();
}

/** What comes before, and the work. */
const WORKS: Record<string, (scene: Scene) => Promise<Work>> = {
  'signing in': async () => ({
    at: (motel) => motel.call(ENDPOINTS.signIn.path, { body: { mobile: '+14035550170' } }),
  }),

  'a checkout': async ({ book, guest }) => ({ at: (motel) => book(motel, guest, 'draft') }),

  'a checkout that takes over the guest’s own hold': async ({ book, guest, stay }) => {
    await book(other, guest, 'first');
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    return { at: (motel) => book(motel, guest, 'second', longer) };
  },

  'a checkout whose key has a session that is over': async ({ book, guest, drop }) => {
    await book(other, guest, 'stale');
    clock.advance(36 * MINUTE);
    drop();
    return { at: (motel) => book(motel, guest, 'stale') };
  },

  declining: async ({ book, guest }) => {
    const { sessionId } = (await book(other, guest, 'draft')).body;
    const call = { token: guest.token, body: { sessionId } };
    return { at: (motel) => motel.call(ENDPOINTS.releaseCheckout.path, call) };
  },

  'the event of a payment': async ({ book, guest, tell }) => {
    stripe.pay((await book(other, guest, 'draft')).body.url);
    return { at: (motel) => tell(motel) };
  },

  'the event of a payment after the room is gone': async ({ book, guest, rival, drop, tell }) => {
    const { url } = (await book(other, guest, 'draft')).body;
    clock.advance(41 * MINUTE);
    await other.runJobs();
    await book(other, rival, 'rival');
    drop();
    stripe.pay(url, 'paid-after-all');
    return { at: (motel) => tell(motel) };
  },

  'the event that a session has ended': async ({ book, guest, tell }) => {
    await book(other, guest, 'draft');
    clock.advance(36 * MINUTE);
    stripe.sweep();
    return { at: (motel) => tell(motel) };
  },

  'the jobs that end a hold': async ({ book, guest, drop }) => {
    await book(other, guest, 'draft');
    clock.advance(41 * MINUTE);
    drop();
    return { at: runJobs };
  },

  'the jobs that end a hold which was paid unheard': async ({ book, guest, drop }) => {
    stripe.pay((await book(other, guest, 'draft')).body.url);
    clock.advance(41 * MINUTE);
    drop();
    return { at: runJobs };
  },

  'the jobs that hear of a payment and mail': async ({ book, guest, drop }) => {
    stripe.pay((await book(other, guest, 'draft')).body.url);
    drop();
    return { at: runJobs };
  },

  'the jobs that refund and mail': async ({ booked, drop }) => {
    await other.desk('cancel', await booked(), '--yes');
    drop();
    return { at: runJobs };
  },

  'cancelling at the desk': async ({ booked }) => {
    const id = await booked();
    return { at: (motel) => motel.desk('cancel', id, '--yes') };
  },

  'blocking rooms at the desk': async ({ stay: { checkIn, checkOut } }) => ({
    at: (motel) => motel.desk('block', ROOMS.noPets.id, checkIn, checkOut, '--reason', 'by telephone'),
  }),

  'lifting a block at the desk': async ({ stay: { checkIn, checkOut } }) => {
    const said = await other.desk('block', ROOMS.single.id, checkIn, checkOut, '--reason', 'by telephone');
    const id = said.text.split(' ').at(-1) ?? '';
    return { at: (motel) => motel.desk('unblock', id) };
  },

  'signing out': async ({ guest: { token } }) => ({
    at: (motel) => motel.call(ENDPOINTS.signOut.path, { token, method: 'POST' }),
  }),

  'a message': async () => ({
    at: (motel) =>
      motel.call(ENDPOINTS.feedback.path, {
        body: { name: 'Maryam', email: 'maryam@example.ca', message: 'A good night.' },
      }),
  }),
};

describe.each(Object.entries(WORKS))('D9: %s', (_, prepare) => {
  test.each<Fate>(['killed', 'cut off', 'given up'])(
    '%s at any of its steps: nothing is lost, sold or paid twice',
    async (fate) => {
      let at = randomInt(STRIDE);
      for (; at < MOST_STEPS; at += STRIDE) {
        const scene = await newScene();
        const work = await prepare(scene);
        mortal.begin({ what: fate, at });
        const answer = await Promise.race<Done>([
          work.at(mortal).catch(nothing),
          mortal.killed.then(nothing),
        ]);
        const steps = [...mortal.steps];
        expect(steps).not.toEqual([]);
        const where = `${fate} at step ${at} of ${steps.length}, ${steps[at]}`;
        mortal.begin();
        // A database that gives work up has not failed, and nobody is told so.
        if (fate === 'given up') expect(isDone(answer), `${where}: ${JSON.stringify(answer)}`).toBe(true);
        expect(await wrongInBooks(other.db), where).toEqual([]);
        if (fate !== 'given up') {
          await work.at(other);
          expect(await wrongInBooks(other.db), where).toEqual([]);
        }
        expect(await wrongAtRest(scene, at), where).toEqual([]);
        if (at >= steps.length) break;
        if (fate === 'killed') mortal = await open();
      }
      expect(at).toBeLessThan(MOST_STEPS);
    },
  );
});

function nothing(): undefined {}

function isDone(answer: Done): boolean {
  if (answer === undefined) return true;
  return 'ok' in answer ? answer.ok : answer.status === 200;
}

/** So often everything is tried again before it counts as wrong. */
const MOST_ROUNDS = 3;

/** Whatever is wrong repairs itself, by events that arrive or by asking for them, or stays wrong. */
async function wrongAtRest(scene: Scene, at: number): Promise<string[]> {
  let wrong: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    clock.advance(61 * MINUTE);
    if (at % 2 === 0) await scene.tell(other);
    await other.runJobs();
    const ids = await other.db.selectFrom('bookings').select('id').execute();
    const known = new Set(ids.map(({ id }) => id));
    const paid = stripe.payments().filter(({ bookingId }) => known.has(bookingId));
    wrong = [...(await wrongInBooks(other.db)), ...(await wrongInMoney(other.db, paid))];
    if (wrong.length === 0) return [];
  }
  return wrong;
}
