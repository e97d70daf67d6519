import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type BookingEvent, type BookingStatus, nextStatus, occupiesRooms } from '../src/index.ts';

const STATUSES: readonly BookingStatus[] = [
  'held',
  'confirmed',
  'expired',
  'released',
  'cancelled',
  'refunded',
];
const EVENTS: readonly BookingEvent[] = [
  'paid',
  'paid-without-room',
  'hold-expired',
  'hold-released',
  'cancelled',
];
const statuses = fc.constantFrom(...STATUSES);
const events = fc.constantFrom(...EVENTS);

function after(status: BookingStatus, ...happened: readonly BookingEvent[]): BookingStatus {
  return happened.reduce((current, event) => nextStatus(current, event) ?? current, status);
}

describe('[B2] what follows what', () => {
  test.each<[BookingStatus, Partial<Record<BookingEvent, BookingStatus>>]>([
    ['held', { paid: 'confirmed', 'hold-expired': 'expired', 'hold-released': 'released' }],
    ['expired', { paid: 'confirmed', 'paid-without-room': 'refunded' }],
    ['released', { paid: 'confirmed', 'paid-without-room': 'refunded' }],
    ['confirmed', { cancelled: 'cancelled' }],
    ['cancelled', {}],
    ['refunded', {}],
  ])('[B1] [B2] from %s', (status, expected) => {
    const actual = Object.fromEntries(EVENTS.map((event) => [event, nextStatus(status, event)]));
    expect(actual).toEqual(Object.fromEntries(EVENTS.map((event) => [event, expected[event]])));
  });

  test('[B2] a payment that comes after the hold is kept when the rooms are free, else refunded', () => {
    expect(after('held', 'hold-expired', 'paid')).toBe('confirmed');
    expect(after('held', 'hold-released', 'paid-without-room')).toBe('refunded');
  });

  it.prop([fc.constantFrom<BookingStatus>('confirmed', 'cancelled', 'refunded'), fc.array(events)])(
    '[B2] nothing leads back from confirmed, cancelled or refunded',
    (status, happened) => {
      const final: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
        confirmed: ['confirmed', 'cancelled'],
      };
      expect(final[status] ?? [status]).toContain(after(status, ...happened));
    },
  );

  it.prop([statuses, fc.array(events), fc.array(events)])(
    '[B2] an event that comes again, at once or late, changes nothing',
    (status, before, between) => {
      for (const event of EVENTS) {
        const once = after(status, ...before, event);
        expect(after(once, event)).toBe(once);
        // Late: once the same event has had its effect, the same delivery never has another.
        const later = after(once, ...between);
        if (nextStatus(after(status, ...before), event) !== undefined)
          expect(nextStatus(later, event)).toBeUndefined();
      }
    },
  );
});

describe('[B3] rooms taken out of the stock', () => {
  test('[B3] held and confirmed bookings take rooms, all others give them back', () => {
    expect(STATUSES.filter(occupiesRooms)).toEqual(['held', 'confirmed']);
  });

  it.prop([fc.array(events)])('[B3] rooms given back are taken again by a payment alone', (happened) => {
    let status: BookingStatus = 'held';
    for (const event of happened) {
      const next = after(status, event);
      if (!occupiesRooms(status) && occupiesRooms(next)) expect(event).toBe('paid');
      status = next;
    }
  });
});
