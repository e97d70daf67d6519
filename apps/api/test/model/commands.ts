import { ENDPOINTS } from '@motel/api-client/contracts';
import { nightDates } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { PaymentEvent } from '../../src/payments/payment-provider.ts';
import { freeOn } from '../support/looks.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { hear, type ModelBooking, type MotelModel } from './motel-model.ts';
import { shownRooms, soldByNight, type World } from './world.ts';

type Command = fc.AsyncCommand<MotelModel, World>;

/** Nights of a run: so few that stays meet all the time. */
const NIGHTS = 5;
const PROPERTIES = [ROOMS.single, ROOMS.noPets] as const;
const MINUTE = 60_000;

/** How often what has happened, over all runs: what never happens is never tested. */
export const occurred = new Map<string, number>();
function note(what: string): void {
  occurred.set(what, (occurred.get(what) ?? 0) + 1);
}

/** Something that is done; afterwards every night must have sold what the model says. */
function command(
  name: string,
  run: (model: MotelModel, world: World) => Promise<void>,
  check: (model: Readonly<MotelModel>) => boolean = () => true,
): Command {
  return {
    check,
    async run(model, world) {
      await run(model, world);
      expect(await soldByNight(world)).toEqual(modelByNight(model, world));
    },
    toString: () => name,
  };
}

/** Something done with one of the bookings so far. */
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

interface Wanted {
  readonly property: PropertyContent;
  readonly from: number;
  readonly nights: number;
  readonly rooms: number;
}
const wanted: fc.Arbitrary<Wanted> = fc.record({
  property: fc.constantFrom(...PROPERTIES),
  from: fc.nat(NIGHTS - 1),
  nights: fc.integer({ min: 1, max: 3 }),
  rooms: fc.constantFrom(1, 1, 1, 2, 3),
});
/** Counted from the latest, with which most happens. */
const anyBooking = fc.oneof(fc.nat(2), fc.nat(40));
const shown = ({ property, from, nights, rooms }: Wanted) => shownRooms(property, from, nights, rooms);

let drafts = 0;
const hold = fc.record({ guest: fc.nat(2), rooms: wanted }).map(({ guest, rooms: asked }) =>
  command(`guest ${guest} holds ${shown(asked)}`, async (model, world) => {
    drafts += 1;
    const key = `draft-${drafts}`;
    const { property, rooms } = asked;
    const stay = world.stay(asked.from, asked.nights);
    const answer = await world.guests[guest]!.book(stay, property, { rooms, key });
    const isHeld = model.hold({ guest, property, stay, rooms });
    expect(answer.status === 200 ? 'held' : answer.body.code).toBe(isHeld ? 'held' : 'sold-out');
    note(isHeld ? 'held' : 'sold out');
    if (isHeld) model.held({ guest, property, stay, rooms, key, ...answer.body });
  }),
);

const repeat = anyBooking.map((index) =>
  withBooking(
    'the guest sends again the draft of',
    index,
    async ({ guest, stay, property, rooms, key, sessionId }, _model, world) => {
      const answer = await world.guests[guest]!.book(stay, property, { rooms, key });
      expect([answer.status, answer.body.sessionId]).toEqual([200, sessionId]);
      note('sent again');
    },
    ({ status, expiresAt }, { now }) => status === 'confirmed' || (status === 'held' && now < expiresAt),
  ),
);

const CARDS = {
  'at once': '4242424242424242',
  unheard: '4242424242424242',
  late: '4000000000000077',
  'late in vain': '4000000000000341',
  declined: '4000000000000002',
} as const;
const pay = fc
  .tuple(anyBooking, fc.constantFrom(...(Object.keys(CARDS) as (keyof typeof CARDS)[]), 'at once' as const))
  .map(([index, how]) =>
    withBooking(`payment (${how}) of`, index, async (booking, model, world) => {
      if (how === 'unheard') world.motel.provider.fail('readEvent', 'before');
      await world.guests[booking.guest]!.pay(booking.url, { number: CARDS[how] });
      world.motel.provider.recover();
      note(model.canPay(booking) ? `paid ${how}` : 'payment refused');
      model.pay(booking, how);
    }),
  );

const payAfterAll = anyBooking.map((index) =>
  withBooking(
    'money after its end for',
    index,
    async (booking, model, world) => {
      const { sessionId } = booking;
      const { db } = world.motel;
      await db.updateTable('embedded_sessions').set({ status: 'paid' }).where('id', '=', sessionId).execute();
      expect((await sendEvent(world.motel, await paidEvent(world.motel, sessionId))).status).toBe(200);
      model.payAfterAll(booking);
      note(`late money: ${booking.status}`);
    },
    ({ status, session }) => status === 'gone' && session === 'ended',
  ),
);

const decline = anyBooking.map((index) =>
  withBooking('the guest declines', index, async (booking, model, world) => {
    const { guest, sessionId } = booking;
    const { token } = world.guests[guest]!;
    const answer = await world.motel.call(ENDPOINTS.releaseCheckout.path, { token, body: { sessionId } });
    const isDone = model.decline(booking);
    note(isDone ? 'declined' : 'decline refused');
    expect(answer.status === 200 ? 'released' : answer.body.code).toBe(isDone ? 'released' : 'rule-broken');
  }),
);

const redeliver = anyBooking.map((index) =>
  withBooking('the provider tells twice, newest first, of', index, async (booking, _model, world) => {
    const told = await world.motel.db
      .selectFrom('embedded_events')
      .select('payload')
      .orderBy('created_at', 'desc')
      .execute();
    const events = told
      .map(({ payload }) => JSON.parse(payload) as PaymentEvent)
      .filter((event) => 'sessionId' in event && event.sessionId === booking.sessionId);
    for (const event of [...events, ...events]) {
      expect((await sendEvent(world.motel, event)).status).toBe(200);
    }
    hear(booking);
    note('told twice');
  }),
);

const cancel = anyBooking.map((index) =>
  withBooking('the desk cancels', index, async (booking, _model, world) => {
    const { db } = world.motel;
    const { booking_id: id } = await db
      .selectFrom('checkouts')
      .select('booking_id')
      .where('session_id', '=', booking.sessionId)
      .executeTakeFirstOrThrow();
    const { ok } = await world.desk('cancel', id, '--yes');
    expect(ok).toBe(booking.status === 'confirmed');
    note(ok ? 'cancelled' : 'cancelling refused');
    if (ok) booking.status = 'cancelled';
  }),
);

const block = wanted.map((asked) =>
  command(`the desk blocks ${shown(asked)}`, async (model, world) => {
    const { property, from, nights, rooms } = asked;
    const stay = world.stay(from, nights);
    const said = ['block', property.id, stay.checkIn, stay.checkOut, '--rooms', String(rooms)];
    const { ok, text } = await world.desk(...said, '--reason', 'by telephone');
    const isFree = model.isFree({ property, stay, rooms });
    expect(ok, text).toBe(isFree);
    note(ok ? 'blocked' : 'block refused');
    if (isFree) model.blocks.push({ property, stay, rooms, id: text.split(' ').at(-1) ?? '' });
  }),
);

const unblock = fc.nat(9).map((index) =>
  command(
    `the desk lifts block ${index}`,
    async (model, world) => {
      const [lifted] = model.blocks.splice(index % model.blocks.length, 1);
      expect((await world.desk('unblock', lifted!.id)).ok).toBe(true);
      expect((await world.desk('unblock', lifted!.id)).ok).toBe(false);
      note('unblocked');
    },
    ({ blocks }) => blocks.length > 0,
  ),
);

const search = fc.constantFrom(...PROPERTIES).map((property) =>
  command(`a search for ${property.id}`, async (model, world) => {
    const stay = world.stay(0, NIGHTS + 3);
    const free = nightDates(stay).map((date) => property.rooms - model.sold(property, date));
    expect(await freeOn(world.motel, property, stay)).toEqual(free);
    note('searched');
  }),
);

const wait = fc.constantFrom(10_000, MINUTE, 20 * MINUTE, 36 * MINUTE, 41 * MINUTE).map((time) =>
  command(`${time / 1000} seconds go by`, async (model, world) => {
    world.motel.clock.advance(time);
    model.now += time;
    note('time went by');
  }),
);

const jobs = fc.constant(
  command('the jobs run', async (model, world) => {
    await world.motel.server.runJobs();
    model.doJobs();
    note('jobs ran');
  }),
);

const restart = fc.constant(
  command('the server starts anew', async (_model, world) => {
    await world.restart();
    note('restarted');
  }),
);

/** What happens at a motel, the usual more often than the rare. */
export const COMMANDS: readonly fc.Arbitrary<Command>[] = [
  fc.oneof(
    { arbitrary: hold, weight: 14 },
    { arbitrary: pay, weight: 12 },
    { arbitrary: wait, weight: 5 },
    { arbitrary: jobs, weight: 5 },
    { arbitrary: redeliver, weight: 4 },
    { arbitrary: decline, weight: 3 },
    { arbitrary: block, weight: 3 },
    { arbitrary: cancel, weight: 5 },
    { arbitrary: search, weight: 2 },
    { arbitrary: unblock, weight: 2 },
    { arbitrary: repeat, weight: 2 },
    { arbitrary: payAfterAll, weight: 4 },
    { arbitrary: restart, weight: 2 },
  ),
];

function modelByNight(model: MotelModel, world: World): Record<string, number> {
  const counts = PROPERTIES.flatMap((property) =>
    nightDates(world.stay(0, NIGHTS + 3)).map(
      (date) => [`${property.id} on ${date}`, model.sold(property, date)] as const,
    ),
  );
  return Object.fromEntries(counts.filter(([, sold]) => sold > 0));
}
