import { fc, it } from '@fast-check/vitest';
import { type BookingEvent, type BookingStatus, nextStatus, occupiesRooms } from '../src/booking.ts';

const STATUSES: readonly BookingStatus[] = [
  'held',
  'confirmed',
  'expired',
  'released',
  'cancelled',
  'refunded',
];
/** All but the desk's undoing of a cancellation, which alone leads back. */
const EVENTS: readonly BookingEvent[] = [
  'paid',
  'paid-without-room',
  'taken-at-desk',
  'hold-expired',
  'hold-released',
  'cancelled',
];
const statuses = fc.constantFrom(...STATUSES);
const events = fc.constantFrom(...EVENTS);

const after = (status: BookingStatus, ...happened: readonly BookingEvent[]): BookingStatus =>
  happened.reduce((current, event) => nextStatus(current, event) ?? current, status);

describe('[B2] the transitions', () => {
  it.prop([statuses])('[B2] the desk takes a hold, and reinstates a cancelled stay', (status) => {
    expect(after(status, 'taken-at-desk')).toBe(status === 'held' ? 'confirmed' : status);
    expect(after(status, 'reinstated')).toBe(status === 'cancelled' ? 'confirmed' : status);
  });

  test('[B2] a late payment is kept when the rooms are free, else refunded', () => {
    expect(after('held', 'hold-expired', 'paid')).toBe('confirmed');
    expect(after('held', 'hold-released', 'paid-without-room')).toBe('refunded');
  });

  it.prop([fc.constantFrom<BookingStatus>('confirmed', 'cancelled', 'refunded'), fc.array(events)])(
    '[B2] no event leads back from confirmed, cancelled or refunded',
    (status, happened) => {
      const final: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
        confirmed: ['confirmed', 'cancelled'],
      };
      expect(final[status] ?? [status]).toContain(after(status, ...happened));
    },
  );

  it.prop([statuses, fc.array(events), fc.array(events)])(
    '[B2] a repeated event changes nothing, at once or later',
    (status, before, between) => {
      for (const event of EVENTS) {
        const once = after(status, ...before, event);
        expect(after(once, event)).toBe(once);
        // Later: an event that has had its effect once never has another.
        const later = after(once, ...between);
        if (nextStatus(after(status, ...before), event) !== undefined)
          expect(nextStatus(later, event)).toBeUndefined();
      }
    },
  );
});

describe('[B3] the rooms in stock', () => {
  test('[B3] held and confirmed bookings take rooms, all others release them', () => {
    expect(STATUSES.filter(occupiesRooms)).toEqual(['held', 'confirmed']);
  });

  it.prop([fc.array(events)])('[B3] only a payment takes released rooms again', (happened) => {
    let status: BookingStatus = 'held';
    for (const event of happened) {
      const next = after(status, event);
      if (!occupiesRooms(status) && occupiesRooms(next)) expect(event).toBe('paid');
      status = next;
    }
  });
});

describe('[B1] [B2] [B3] every order of seven events after a hold', () => {
  const LONGEST = 7;

  /** Yields each sequence of statuses that up to `left` events lead through, once. */
  function* orders(status: BookingStatus, left: number): Generator<readonly BookingStatus[]> {
    yield [status];
    if (left === 0) return;
    const followers = new Set(EVENTS.map((event) => after(status, event)));
    for (const next of followers) for (const rest of orders(next, left - 1)) yield [status, ...rest];
  }
  const histories = [...orders('held', LONGEST)];

  test('[B1] [B2] reaches every status; cancelled and refunded are final', () => {
    expect(new Set(histories.flat())).toEqual(new Set(STATUSES));
    for (const history of histories) {
      for (const end of ['cancelled', 'refunded'] as const) {
        const from = history.indexOf(end);
        if (from >= 0) expect(new Set(history.slice(from))).toEqual(new Set([end]));
      }
    }
  });
});
