import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  type BookingEvent,
  type BookingStatus,
  type CivilDate,
  nextStatus,
  nightDates,
  occupiesRooms,
  type Stay,
} from '../src/index.ts';
import { nearbyStays } from './support/arbitraries.ts';

const CAPACITY = 2;

/** A motel that keeps its bookings and asks the rules of core what each event means. */
class Motel {
  readonly bookings: { readonly stay: Stay; status: BookingStatus }[] = [];

  soldOn(night: CivilDate): number {
    return this.bookings.filter(
      ({ stay, status }) => occupiesRooms(status) && nightDates(stay).includes(night),
    ).length;
  }

  isFree(stay: Stay): boolean {
    return nightDates(stay).every((night) => this.soldOn(night) < CAPACITY);
  }

  hold(stay: Stay): void {
    if (this.isFree(stay)) this.bookings.push({ stay, status: 'held' });
  }

  happen(index: number, event: Exclude<BookingEvent, 'paid-without-room'>): void {
    const booking = this.bookings[index]!;
    const hasRoom = occupiesRooms(booking.status) || this.isFree(booking.stay);
    const known = event === 'paid' && !hasRoom ? 'paid-without-room' : event;
    booking.status = nextStatus(booking.status, known) ?? booking.status;
  }
}

/** The tiny model: a number sold per night, moved by hand, and what money each booking has brought. */
interface Model {
  readonly sold: Map<CivilDate, number>;
  readonly bookings: {
    readonly stay: Stay;
    has: 'hold' | 'nothing' | 'room';
    money: 'none' | 'kept' | 'back';
  }[];
}

function take(model: Model, stay: Stay, rooms: 1 | -1): void {
  for (const night of nightDates(stay)) model.sold.set(night, (model.sold.get(night) ?? 0) + rooms);
}

function hasRoom(model: Model, stay: Stay): boolean {
  return nightDates(stay).every((night) => (model.sold.get(night) ?? 0) < CAPACITY);
}

type Step = fc.Command<Model, Motel>;

class Hold implements Step {
  readonly stay: Stay;
  constructor(stay: Stay) {
    this.stay = stay;
  }
  check = () => true;
  run(model: Model, motel: Motel): void {
    if (hasRoom(model, this.stay)) {
      take(model, this.stay, 1);
      model.bookings.push({ stay: this.stay, has: 'hold', money: 'none' });
    }
    motel.hold(this.stay);
    agree(model, motel);
  }
  toString = () => `hold ${this.stay.checkIn} to ${this.stay.checkOut}`;
}

/** Something that happens to one of the bookings: in time, late, again, or when it means nothing. */
abstract class Happening implements Step {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  abstract readonly event: Exclude<BookingEvent, 'paid-without-room'>;
  abstract expected(model: Model, booking: Model['bookings'][number]): void;
  check = (model: Model) => model.bookings.length > 0;
  run(model: Model, motel: Motel): void {
    const index = this.pick % model.bookings.length;
    this.expected(model, model.bookings[index]!);
    motel.happen(index, this.event);
    agree(model, motel);
  }
  toString = () => `${this.event} ${this.pick}`;
}

class Pay extends Happening {
  readonly event = 'paid';
  expected(model: Model, booking: Model['bookings'][number]): void {
    if (booking.money !== 'none') return;
    if (booking.has === 'nothing' && !hasRoom(model, booking.stay)) {
      booking.money = 'back';
      return;
    }
    if (booking.has === 'nothing') take(model, booking.stay, 1);
    booking.has = 'room';
    booking.money = 'kept';
  }
}

class LoseHold extends Happening {
  readonly event: 'hold-expired' | 'hold-released';
  constructor(pick: number, event: 'hold-expired' | 'hold-released') {
    super(pick);
    this.event = event;
  }
  expected(model: Model, booking: Model['bookings'][number]): void {
    if (booking.has !== 'hold') return;
    take(model, booking.stay, -1);
    booking.has = 'nothing';
  }
}

class Cancel extends Happening {
  readonly event = 'cancelled';
  expected(model: Model, booking: Model['bookings'][number]): void {
    if (booking.has !== 'room') return;
    take(model, booking.stay, -1);
    booking.has = 'nothing';
  }
}

function agree(model: Model, motel: Motel): void {
  for (const [night, sold] of model.sold) {
    expect(motel.soldOn(night)).toBe(sold);
    expect(sold).toBeLessThanOrEqual(CAPACITY);
  }
  expect(motel.bookings.map(({ status }) => occupiesRooms(status))).toEqual(
    model.bookings.map(({ has }) => has !== 'nothing'),
  );
  expect(motel.bookings.map(({ status }) => status === 'refunded')).toEqual(
    model.bookings.map(({ money }) => money === 'back'),
  );
}

const pick = fc.nat(9);
const steps = fc.commands(
  [
    nearbyStays.map((stay) => new Hold(stay)),
    pick.map((index) => new Pay(index)),
    fc
      .tuple(pick, fc.constantFrom<'hold-expired' | 'hold-released'>('hold-expired', 'hold-released'))
      .map(([index, event]) => new LoseHold(index, event)),
    pick.map((index) => new Cancel(index)),
  ],
  { maxCommands: 60 },
);

describe('[B1] [B2] [B3] a motel of two rooms', () => {
  it.prop([steps], { numRuns: 300 })(
    '[B2] [B3] whatever happens in whatever order, the nights agree with a plain count and none is sold three times',
    (commands) => {
      fc.modelRun(() => ({ model: { sold: new Map(), bookings: [] }, real: new Motel() }), commands);
    },
  );
});
