import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import type { DeskCallName } from '@motel/api-client/desk-contracts';
import { motel as content } from '@motel/content/testing';
import { syncProperties } from '../../src/inventory/sync-properties.ts';
import { syncTariff } from '../../src/rates/index.ts';
import { syncRooms } from '../../src/rooms/index.ts';
import { deskDay, todayAt } from '../../src/shared/motel-time.ts';
import type { DeskAction } from '../../src/staff/action-words.ts';
import { fakeStripe } from '../money/providers/stripe/fake-stripe.ts';
import { signed } from '../money/providers/stripe/stripe-harness.ts';
import { bookingIdOf, emptyBooks, wrongInBooks, wrongInMoney } from '../support/books.ts';
import { plantBlock } from '../support/by-hand.ts';
import { prepareServer } from '../support/databases.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import type { Answer } from '../support/motel-door.ts';
import {
  checkoutRequest,
  longer,
  nightsFrom,
  ROOMS,
  signInGuest,
  type TestGuest,
} from '../support/test-booking.ts';
import { testClock } from '../support/test-clock.ts';
import { bookAtDesk, lookAtStay, TWO_ADULTS, TYPED_GUEST } from '../support/test-desk.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';
import { whileTesting } from '../support/while-testing.ts';
import { type Fate, type MortalMotel, openMortalMotel } from './mortal-motel.ts';

const MINUTE = 60_000;
/** More than any work takes. */
const MOST_STEPS = 200;
const { FAULTS_RUNS, FAULTS_STEP } = process.env;
/**
 * FAULTS_STEP tries one step alone, as a failure names it, FAULTS_RUNS every step. Otherwise the runs share them out: each
 * tries every fortieth by one fate, so that a work of thirty steps is interrupted at most once, and once after its end.
 */
const STRIDE = FAULTS_RUNS === undefined ? 40 : 1;
/** Of steps and of fates each by a chance of its own: any fate may come at any step. */
const [SHARE, FATE] = [randomInt(STRIDE), randomInt(3)];

/** An answer of the API or the desk; jobs have none, nor has a killed process. */
type Done = Pick<Answer, 'status'> | { readonly ok: boolean } | undefined;

/** Work that a fault interrupts. */
interface Work {
  /** The action at the desk, which the log has once in the end. */
  readonly action?: DeskAction;
  /** Does it, or does it again, at a motel. */
  at(motel: MortalMotel): Promise<Done>;
}

const clock = testClock('2026-11-20T19:00:00Z');
const stripe = whileTesting(() => fakeStripe(clock));
let database: Awaited<ReturnType<typeof prepareServer>>;
let dataDir: string;
/** The process that faults happen to, and one without faults. */
let mortal: MortalMotel;
let other: MortalMotel;

beforeAll(async () => {
  database = await prepareServer();
  dataDir = await mkdtemp(join(tmpdir(), 'motel-data-'));
  other = await open();
  mortal = await open();
  await syncProperties(other.db, Object.values(ROOMS), content, todayAt({ clock, motel: content }));
  await syncTariff(other.db, flatTariff(Object.values(ROOMS)), clock.now());
  await syncRooms(other.db, Object.values(ROOMS), clock.now(), content.roomNumbers);
});
afterAll(async () => {
  await Promise.all([mortal.close(), other.close()]);
  await database.remove();
  await rm(dataDir, { recursive: true });
});

function open(): Promise<MortalMotel> {
  return openMortalMotel({ database: database.url, clock, stripe: stripe.access, dataDir });
}

let scenes = 0;

/** One life of a guest and a rival, with empty books before. */
async function newScene() {
  await emptyBooks(other.db);
  clock.advance(24 * 60 * MINUTE);
  // From here on the motel asks for events that never arrive.
  await other.runJobs();
  const guest = await signInGuest(other);
  const rival = await signInGuest(other);
  scenes += 1;
  const staff = await signInStaff({ ...other, clock }, 'owner', `Wren ${scenes}`);
  const stay = nightsFrom(40, 2, todayAt({ clock, motel: content }));
  let delivered = stripe.events.length;

  const book = (motel: MortalMotel, buyer: TestGuest, key: string, wanted = stay) =>
    motel.call(ENDPOINTS.createCheckout.path, {
      token: buyer.token,
      body: checkoutRequest(buyer.id, wanted, ROOMS.single),
      headers: { [IDEMPOTENCY_KEY]: key },
    });
  const deliver = async (motel: MortalMotel, events = stripe.events.slice(delivered)) => {
    let answer: Answer | undefined;
    for (const event of events) {
      const { rawBody, headers } = signed(event, clock.now());
      answer = await motel.call(ENDPOINTS.webhook.path, { rawBody, headers: Object.fromEntries(headers) });
    }
    return answer;
  };
  const key = `press-${scenes}`;
  /** A press at the desk, with the same key wherever it is pressed again. */
  const press = (action: DeskAction, name: DeskCallName, asked: object): Work => ({
    action,
    at: (motel) => callTestDesk(motel, name, { ...asked, key }, staff.headers),
  });
  return {
    guest,
    rival,
    staff,
    press,
    stay,
    book,
    deliver,
    drop() {
      stripe.sweep();
      delivered = stripe.events.length;
    },
    async booked() {
      const { body } = await book(other, guest, 'booked');
      stripe.pay(body.url);
      await deliver(other);
      return bookingIdOf(other.db, body.sessionId);
    },
  };
}

type Scene = Awaited<ReturnType<typeof newScene>>;

async function runJobs(motel: MortalMotel): Promise<undefined> {
  await motel.runJobs();
}

/** A press on a stay that was just booked at the desk, whose version goes with the body. */
async function pressOnNew(
  { press, staff, stay }: Pick<Scene, 'press' | 'staff' | 'stay'>,
  action: DeskAction,
  name: DeskCallName,
  body: object,
): Promise<Work> {
  const { id } = (await bookAtDesk(staff, { stay })).body;
  const { version } = await lookAtStay(staff, id);
  return press(action, name, { parts: { id }, body: { version, ...body } });
}

const MESSAGE = { name: 'Maryam', email: 'maryam@example.ca', message: 'A good night.' };

/** The preparation, and the work. */
const WORKS: Record<string, (scene: Scene) => Promise<Work>> = {
  'signing in': async () => ({
    at: (motel) => motel.call(ENDPOINTS.signIn.path, { body: { mobile: '+14035550170' } }),
  }),

  'a checkout': async ({ book, guest }) => ({ at: (motel) => book(motel, guest, 'draft') }),

  'a checkout that replaces the guest’s own hold': async ({ book, guest, stay }) => {
    await book(other, guest, 'first');
    return { at: (motel) => book(motel, guest, 'second', longer(stay)) };
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

  'the event of a payment': async ({ book, guest, deliver }) => {
    stripe.pay((await book(other, guest, 'draft')).body.url);
    return { at: (motel) => deliver(motel) };
  },

  'the event of a payment after the room is gone': async ({ book, guest, rival, drop, deliver }) => {
    const { url } = (await book(other, guest, 'draft')).body;
    clock.advance(41 * MINUTE);
    await other.runJobs();
    await book(other, rival, 'rival');
    drop();
    stripe.pay(url, 'paid-after-all');
    return { at: (motel) => deliver(motel) };
  },

  'the event that a session has ended': async ({ book, guest, deliver }) => {
    await book(other, guest, 'draft');
    clock.advance(36 * MINUTE);
    stripe.sweep();
    return { at: (motel) => deliver(motel) };
  },

  'the jobs that end a hold': async ({ book, guest, drop }) => {
    await book(other, guest, 'draft');
    clock.advance(41 * MINUTE);
    drop();
    return { at: runJobs };
  },

  'the jobs that end a hold whose payment event is lost': async ({ book, guest, drop }) => {
    stripe.pay((await book(other, guest, 'draft')).body.url);
    clock.advance(41 * MINUTE);
    drop();
    return { at: runJobs };
  },

  'the jobs that collect a payment event and mail': async ({ book, guest, drop }) => {
    stripe.pay((await book(other, guest, 'draft')).body.url);
    drop();
    return { at: runJobs };
  },

  'the jobs that refund and mail': async ({ booked, drop }) => {
    await other.desk.cancel(await booked());
    drop();
    return { at: runJobs };
  },

  'cancelling at the desk': async ({ booked }) => {
    const id = await booked();
    return { at: (motel) => motel.desk.cancel(id) };
  },

  'lifting a block at the desk': async ({ stay }) => {
    const id = await plantBlock(other, ROOMS.single.id, stay);
    return { at: (motel) => motel.desk.call('liftBlock', { id }) };
  },

  'a walk-in with cash': async ({ press, stay }) =>
    press('book', 'bookStay', {
      body: { typeId: 'many', ...stay, party: TWO_ADULTS, guest: TYPED_GUEST, total: 195, pay: 'cash' },
    }),

  'a longer stay at the desk, paid at the terminal': (scene) => {
    const money = { difference: 97, pay: 'terminal' };
    const body = { typeId: 'many', ...longer(scene.stay), party: TWO_ADULTS, ...money };
    return pressOnNew(scene, 'change', 'changeStay', body);
  },

  'a closed room': async ({ press, staff, stay }) => {
    const { types } = (await staff.call('rooms')).body;
    const { id } = types[0].rooms[0];
    return press('close-room', 'closeRoom', { parts: { id }, body: { ...stay, reason: 'Sink' } });
  },

  'a refund at the desk': (scene) =>
    pressOnNew(scene, 'refund', 'refund', { amount: 50, reason: 'Noise', isOwedAgain: false }),

  'a stay cancelled at the desk, with its refund': (scene) =>
    pressOnNew(scene, 'cancel', 'cancelStay', { isNoShow: false, kept: 0, refunded: 195 }),

  'a receipt': (scene) => pressOnNew(scene, 'receipt', 'issueReceipt', { kind: 'receipt', total: 195 }),

  'a check-in': async ({ press, staff }) => {
    const id = await arriving(staff);
    const { version } = await lookAtStay(staff, id);
    return press('check-in', 'checkIn', { parts: { id }, body: { version, isUncleanAccepted: true } });
  },

  'another room for a stay': async ({ press, staff }) => {
    const id = await arriving(staff);
    const accepted = { isUncleanAccepted: true };
    const { rooms } = (await staff.call('checkIn', { parts: { id }, body: accepted })).body;
    const { choices } = (await staff.call('roomChoices', { parts: { id } })).body;
    const { version } = await lookAtStay(staff, id);
    const body = { version, roomId: choices[0].id, insteadOf: rooms[0].roomId };
    return press('assign-room', 'assignRoom', { parts: { id }, body });
  },

  'a till signed off': async ({ press, staff, stay }) => {
    await bookAtDesk(staff, { stay });
    const { date, tills } = (await staff.call('till')).body;
    const personId = staff.person.id;
    const { cash, terminal } = tills.find((till: { personId: string }) => till.personId === personId);
    const figures = { cashExpected: cash.expected, terminalExpected: terminal.expected };
    const counted = { cashCounted: cash.expected, terminalCounted: terminal.expected, note: '' };
    return press('till-sign', 'signOffTill', { body: { date, personId, ...figures, ...counted } });
  },

  'signing out': async ({ guest: { token } }) => ({
    at: (motel) => motel.call(ENDPOINTS.signOut.path, { token, method: 'POST' }),
  }),

  'a message': async () => ({
    at: (motel) => motel.call(ENDPOINTS.feedback.path, { body: MESSAGE }),
  }),
};

const FATES: readonly Fate[] = ['killed', 'cut off', 'aborted'];
/** Whether a work meets every fate, not one in each run. */
const HAS_ALL_FATES = STRIDE === 1 || FAULTS_STEP !== undefined;

describe.each(Object.entries(WORKS))('D9: %s', (name, prepare) => {
  const index = Object.keys(WORKS).indexOf(name);
  const fates = HAS_ALL_FATES ? FATES : [FATES[(FATE + index) % FATES.length]!];
  test.each(fates)('%s at any of its steps: nothing is lost, sold or paid twice', async (fate) => {
    let at = FAULTS_STEP === undefined ? (SHARE + index) % STRIDE : Number(FAULTS_STEP);
    for (; at < MOST_STEPS; at += STRIDE) {
      const scene = await newScene();
      const work = await prepare(scene);
      mortal.begin({ what: fate, at });
      const answer = await Promise.race<Done>([work.at(mortal).catch(nothing), mortal.killed.then(nothing)]);
      const steps = [...mortal.steps];
      expect(steps).not.toEqual([]);
      const where = `${fate} at step ${at} of ${steps.length}, ${steps[at]}: FAULTS_STEP=${at} npm run faults`;
      mortal.begin();
      // A transaction that the database aborts is retried: the caller notices nothing.
      if (fate === 'aborted') expect(isDone(answer), `${where}: ${JSON.stringify(answer)}`).toBe(true);
      expect(await wrongInBooks(other.db), where).toEqual([]);
      if (fate !== 'aborted') {
        await work.at(other);
        expect(await wrongInBooks(other.db), where).toEqual([]);
      }
      if (work.action !== undefined) expect(await actionsOf(work.action), where).toHaveLength(1);
      expect(await wrongAtRest(scene, at), where).toEqual([]);
      if (at >= steps.length) break;
      if (fate === 'killed') mortal = await open();
      if (FAULTS_STEP !== undefined) break;
    }
    expect(at).toBeLessThan(MOST_STEPS);
  });
});

/** A stay from tonight on, booked at the desk. @returns its id */
async function arriving(staff: TestStaff): Promise<string> {
  const stay = nightsFrom(0, 2, deskDay({ clock, motel: content }));
  return (await bookAtDesk(staff, { stay })).body.id;
}

const actionsOf = (action: DeskAction) =>
  other.db.selectFrom('desk_log').select('subject').where('action', '=', action).execute();

function nothing(): undefined {}

function isDone(answer: Done): boolean {
  if (answer === undefined) return true;
  return 'ok' in answer ? answer.ok : answer.status === 200;
}

/** So many rounds of retries come before anything counts as wrong. */
const MOST_ROUNDS = 3;

/** Faults that stay after events have arrived, or the jobs have collected them. */
async function wrongAtRest(scene: Scene, at: number): Promise<string[]> {
  let wrong: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    clock.advance(61 * MINUTE);
    if (at % 2 === 0) await scene.deliver(other);
    await other.runJobs();
    const ids = await other.db.selectFrom('bookings').select('id').execute();
    const known = new Set(ids.map(({ id }) => id));
    const paid = stripe.payments().filter(({ bookingId }) => known.has(bookingId));
    wrong = [...(await wrongInBooks(other.db)), ...(await wrongInMoney(other.db, paid))];
    if (wrong.length === 0) return [];
  }
  return wrong;
}
