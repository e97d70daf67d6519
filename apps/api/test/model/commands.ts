import { fc } from '@fast-check/vitest';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { nightDates } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { PaymentEvent } from '../../src/money/providers/payment-provider.ts';
import { bookingIdOf } from '../support/books.ts';
import { plantBlock } from '../support/by-hand.ts';
import { freeOn } from '../support/looks.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/test-booking.ts';
import { TWO_ADULTS } from '../support/test-desk.ts';
import {
  deskFolioOf,
  folioOf,
  type JobsRun,
  type ModelBooking,
  type MotelModel,
  type Payment,
} from './motel-model.ts';
import { accounts, shownRooms, soldByNight, type World } from './world.ts';

export type Command = fc.AsyncCommand<MotelModel, World>;

/** Nights of a run: so few that stays always meet. */
export const NIGHTS = 5;
const PROPERTIES = [ROOMS.single, ROOMS.noPets] as const;

/** Does something; afterwards every night has sold, and every folio says, what the model does. */
export function command(
  name: string,
  run: (model: MotelModel, world: World) => Promise<void>,
  check: (model: Readonly<MotelModel>) => boolean = () => true,
): Command {
  return {
    check,
    async run(model, world) {
      await run(model, world);
      expect(await soldByNight(world)).toEqual(modelByNight(model, world));
      expect(await accounts(world)).toEqual(
        Object.fromEntries([
          ...model.bookings.map((it) => [it.sessionId, [it.status, ...folioOf(it)]]),
          ...model.deskStays.map((it) => [it.id, [it.status, ...deskFolioOf(it)]]),
        ]),
      );
    },
    toString: () => name,
  };
}

/** Does something with a booking, counted from the latest. */
function withBooking(
  name: string,
  index: number,
  run: (booking: ModelBooking, model: MotelModel, world: World) => Promise<void>,
  check: (booking: ModelBooking, model: MotelModel) => boolean = () => true,
): Command {
  const pick = ({ bookings }: MotelModel) => bookings.at(-1 - (index % bookings.length));
  return command(
    `${name} #${index}`,
    (model, world) => run(pick(model)!, model, world),
    (model) => {
      const booking = pick(model);
      return booking !== undefined && check(booking, model);
    },
  );
}

/** Rooms from a night of the run on. */
export interface Wanted {
  readonly property: PropertyContent;
  readonly from: number;
  readonly nights: number;
  readonly rooms: number;
}
const shown = ({ property, from, nights, rooms }: Wanted) => shownRooms(property, from, nights, rooms);

let drafts = 0;
export const hold = (guest: number, wanted: Wanted) =>
  command(`guest ${guest} holds ${shown(wanted)}`, async (model, world) => {
    drafts += 1;
    const key = `draft-${drafts}`;
    const { property, rooms } = wanted;
    const stay = world.stay(wanted.from, wanted.nights);
    const { status, body } = await world.guests[guest]!.book(stay, property, { rooms, key });
    const expected = model.hold({ guest, property, stay, rooms });
    expect(status === 200 ? body.bookingAction : body.code).toBe(expected);
    world.note(expected);
    if (status === 200) model.held({ guest, property, stay, rooms, key, ...body });
  });

export const repeat = (index: number) =>
  withBooking(
    'the guest sends again the draft of',
    index,
    async ({ guest, firstStay, property, rooms, key, sessionId }, _model, world) => {
      const answer = await world.guests[guest]!.book(firstStay, property, { rooms, key });
      expect([answer.status, answer.body.sessionId]).toEqual([200, sessionId]);
      world.note('sent again');
    },
    ({ status, expiresAt, heldUntil }, { now }) =>
      status === 'confirmed' || (status === 'held' && now < expiresAt && now < heldUntil),
  );

const CARDS: Record<Payment, string> = {
  'at once': '4242424242424242',
  'event lost': '4242424242424242',
  late: '4000000000000077',
  'late in vain': '4000000000000341',
  declined: '4000000000000002',
};
export const pay = (index: number, how: Payment = 'at once') =>
  withBooking(`payment (${how}) of`, index, async (booking, model, world) => {
    if (how === 'event lost') world.motel.provider.fail('readEvent', 'before');
    const page = await world.guests[booking.guest]!.pay(booking.url, { number: CARDS[how] });
    world.motel.provider.recover();
    world.note(model.canPay(booking) ? `paid ${how}` : 'payment refused');
    model.pay(booking, how);
    // A page whose session is paid says so again.
    const isPaid = booking.session === 'paid' || typeof booking.session === 'object';
    expect(page.includes('/Payment-Success')).toBe(isPaid);
  });

/** The provider has taken money though the session had ended. */
export const payAfterAll = (index: number) =>
  withBooking(
    'money after its end for',
    index,
    async (booking, model, world) => {
      const { sessionId } = booking;
      const { db } = world.motel;
      await db.updateTable('embedded_sessions').set({ status: 'paid' }).where('id', '=', sessionId).execute();
      const event = await paidEvent(world.motel, sessionId);
      const answers = await Promise.all([1, 2, 3].map(() => sendEvent(world.motel, event)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      booking.session = 'paid';
      model.receive(booking);
      world.note(`late money: ${booking.status}`);
    },
    ({ status, session }) =>
      (status === 'expired' || status === 'released') && (session === 'expired' || session === 'failed'),
  );

export const decline = (index: number) =>
  withBooking('the guest declines', index, async (booking, model, world) => {
    const { guest, sessionId } = booking;
    const answer = await world.guests[guest]!.release(sessionId);
    const isDone = model.decline(booking);
    world.note(isDone ? 'declined' : 'decline refused');
    expect(answer.status === 200 ? 'released' : answer.body.code).toBe(isDone ? 'released' : 'rule-broken');
  });

export const redeliver = (index: number) =>
  withBooking('the provider sends again, newest first, the events of', index, async (it, model, world) => {
    const sent = await world.motel.db
      .selectFrom('embedded_events')
      .select('payload')
      .orderBy('created_at', 'desc')
      .execute();
    const events = sent
      .map(({ payload }) => JSON.parse(payload) as PaymentEvent)
      .filter((event) => 'sessionId' in event && event.sessionId === it.sessionId);
    for (const event of [...events, ...events]) {
      expect((await sendEvent(world.motel, event)).status).toBe(200);
    }
    model.receive(it);
    world.note('events sent again');
  });

let ends = 0;
/** B2: an end that arrives out of order changes nothing. */
export const endAfterAll = (index: number, type: 'expired' | 'failed') =>
  withBooking(
    `the event '${type}' arrives after the end of`,
    index,
    async ({ sessionId }, _model, world) => {
      ends += 1;
      const bookingId = await bookingIdOf(world.motel.db, sessionId);
      const event = { type, eventId: `evt_end_${ends}`, sessionId, bookingId };
      expect((await sendEvent(world.motel, event)).status).toBe(200);
      world.note('ended after all');
    },
    ({ status }) => status !== 'held',
  );

/** As many nights elsewhere cost the same: no money moves. */
export const move = (index: number, from: number) =>
  withBooking(`the guest moves to night ${from}`, index, async (booking, model, world) => {
    const { guest, rooms } = booking;
    const stay = world.stay(from, nightDates(booking.stay).length);
    const id = await bookingIdOf(world.motel.db, booking.sessionId);
    const wanted = { ...stay, party: { ...TWO_ADULTS, rooms }, difference: 0 };
    const { status, body } = await world.guests[guest]!.ask(ENDPOINTS.changeStay, id, wanted);
    const isSame = stay.checkIn === booking.stay.checkIn;
    const expected =
      booking.status === 'confirmed' && !isSame ? model.move(booking, stay) : UNMOVED[booking.status];
    expect(status === 200 ? 'moved' : body.code).toBe(expected);
    world.note(`move: ${expected}`);
  });

/** A stay that is not confirmed, or that is where it is to go. An attempt that ended unpaid is not listed. */
const UNMOVED: Record<ModelBooking['status'], string> = {
  held: 'rule-broken',
  confirmed: 'rule-broken',
  cancelled: 'rule-broken',
  refunded: 'rule-broken',
  expired: 'not-found',
  released: 'not-found',
};

export const cancel = (index: number) =>
  withBooking('the desk cancels', index, async (booking, _model, world) => {
    const id = await bookingIdOf(world.motel.db, booking.sessionId);
    const { ok } = await world.desk.cancel(id);
    expect(ok).toBe(booking.status === 'confirmed');
    world.note(ok ? 'cancelled' : 'cancelling refused');
    if (ok) booking.status = 'cancelled';
  });

export const block = (wanted: Wanted) =>
  command(`the desk blocks ${shown(wanted)}`, async (model, world) => {
    const { property, from, nights, rooms } = wanted;
    const stay = world.stay(from, nights);
    const id = await plantBlock(world.motel, property.id, stay, { rooms });
    expect(id !== undefined).toBe(model.isFree({ property, stay, rooms }));
    world.note(id === undefined ? 'block refused' : 'blocked');
    if (id !== undefined) model.blocks.push({ property, stay, rooms, id });
  });

export const unblock = (index: number) =>
  command(
    `the desk lifts block ${index}`,
    async (model, world) => {
      const [lifted] = model.blocks.splice(index % model.blocks.length, 1);
      expect((await world.desk.call('liftBlock', { id: lifted!.id })).ok).toBe(true);
      expect((await world.desk.call('liftBlock', { id: lifted!.id })).ok).toBe(false);
      world.note('unblocked');
    },
    ({ blocks }) => blocks.length > 0,
  );

export const search = (property: PropertyContent) =>
  command(`a search for ${property.id}`, async (model, world) => {
    const stay = world.stay(0, NIGHTS + 3);
    const free = nightDates(stay).map((date) => property.rooms - model.sold(property, date));
    expect(await freeOn(world.motel, property, stay)).toEqual(free);
    world.note('searched');
  });

/** @param time milliseconds */
export const wait = (time: number) =>
  command(`${time / 1000} seconds pass`, async (model, world) => {
    world.motel.clock.advance(time);
    model.now += time;
    world.note('time passed');
  });

export const jobs = (how: JobsRun = 'well') =>
  command(`the jobs run (${how})`, async (model, world) => {
    const { provider, server } = world.motel;
    if (how !== 'well') provider.loseEvents();
    if (how === 'silent') provider.fail('expireSession', 'before', 100);
    await server.runJobs();
    provider.recover();
    model.runJobs(how);
    world.note(`jobs ran ${how}`);
  });

export const restart = () =>
  command('the server restarts', async (_model, world) => {
    await world.restart();
    world.note('restarted');
  });

function modelByNight(model: MotelModel, world: World): Record<string, number> {
  const counts = PROPERTIES.flatMap((property) =>
    nightDates(world.stay(0, NIGHTS + 3)).map(
      (date) => [`${property.id} on ${date}`, model.sold(property, date)] as const,
    ),
  );
  return Object.fromEntries(counts.filter(([, sold]) => sold > 0));
}

const MINUTE = 60_000;
export const wanted: fc.Arbitrary<Wanted> = fc.record({
  property: fc.constantFrom(...PROPERTIES),
  from: fc.nat(NIGHTS - 1),
  nights: fc.integer({ min: 1, max: 3 }),
  rooms: fc.constantFrom(1, 1, 1, 2, 3),
});
/** Most happens with the latest. */
export const anyBooking = fc.oneof(fc.nat(2), fc.nat(40));
const payment = fc.constantFrom<Payment[]>(
  ...(['at once', 'at once', 'event lost', 'late', 'late in vain', 'declined'] as const),
);
const jobsRun = fc.constantFrom<JobsRun[]>('well', 'well', 'well', 'events lost', 'silent');
const duration = fc.constantFrom(10_000, MINUTE, 20 * MINUTE, 36 * MINUTE, 41 * MINUTE);

const unpaidEnd = fc.constantFrom('expired' as const, 'failed' as const);

/** Anything that happens at a motel beside its desk, the usual more often than the rare. */
export const ANYTHING: fc.Arbitrary<Command> = fc.oneof(
  { weight: 14, arbitrary: fc.tuple(fc.nat(2), wanted).map((args) => hold(...args)) },
  { weight: 12, arbitrary: fc.tuple(anyBooking, payment).map((args) => pay(...args)) },
  { weight: 5, arbitrary: duration.map(wait) },
  { weight: 6, arbitrary: jobsRun.map(jobs) },
  { weight: 4, arbitrary: anyBooking.map(redeliver) },
  { weight: 1, arbitrary: fc.tuple(anyBooking, unpaidEnd).map((args) => endAfterAll(...args)) },
  { weight: 3, arbitrary: anyBooking.map(decline) },
  { weight: 3, arbitrary: wanted.map(block) },
  { weight: 5, arbitrary: anyBooking.map(cancel) },
  { weight: 4, arbitrary: fc.tuple(anyBooking, fc.nat(NIGHTS - 1)).map((args) => move(...args)) },
  { weight: 2, arbitrary: fc.constantFrom(...PROPERTIES).map(search) },
  { weight: 2, arbitrary: fc.nat(9).map(unblock) },
  { weight: 2, arbitrary: anyBooking.map(repeat) },
  { weight: 4, arbitrary: anyBooking.map(payAfterAll) },
  { weight: 2, arbitrary: fc.constant(null).map(restart) },
);
