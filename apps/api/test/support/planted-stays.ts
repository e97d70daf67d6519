import { randomUUID } from 'node:crypto';
import { cents, nightsOf, type Stay } from '@motel/booking-core';
import type { BookingStatus } from '@motel/booking-core/booking';
import type { PropertyContent } from '@motel/content';
import { motel as content } from '@motel/content/testing';
import { insertRequest } from '../../src/booking/index.ts';
import { newReference } from '../../src/booking/reference.ts';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/index.ts';
import { takeNights } from '../../src/inventory/nights.ts';
import { addRow } from './rows.ts';
import { ROOMS } from './test-booking.ts';

/** A stay for the desk's lists: one room for two, at $100 a night. */
export interface PlantedStay extends Stay {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly reference?: string;
  /** @default 'confirmed' */
  readonly status?: BookingStatus;
  /** @default ROOMS.many */
  readonly room?: PropertyContent;
  /** Cents. @default the price, where the stay is confirmed */
  readonly paid?: number;
  readonly expectedTime?: string;
  readonly arrivedAt?: Date;
  readonly leftAt?: Date;
  readonly heldUntil?: Date;
}

const DEFAULT_HOLD = new Date('2026-11-20T19:40:00Z');
const BEFORE = new Date('2026-11-01T12:00:00Z');
let planted = 0;
const references = new Set<string>();

/** Of a thousand drawn at random, two are the same in one run of twenty-five. */
function unusedReference(): string {
  const reference = newReference(content);
  if (references.has(reference)) return unusedReference();
  references.add(reference);
  return reference;
}

/** Writes stays into the books without the checkout: hundreds in a moment. @returns their ids */
export async function plantStays(db: Db, stays: readonly PlantedStay[]): Promise<string[]> {
  const ids = stays.map(() => randomUUID());
  await inTransaction(db, async (trx) => {
    for (const [index, stay] of stays.entries()) await plant(trx, ids[index] ?? '', stay);
  });
  return ids;
}

async function plant(trx: Parameters<typeof takeNights>[0], id: string, stay: PlantedStay): Promise<void> {
  planted += 1;
  const { status = 'confirmed', room = ROOMS.many, checkIn, checkOut } = stay;
  const [firstname = '', ...lastname] = (stay.name ?? `Guest Number${planted}`).split(' ');
  const price = nightsOf(stay) * 100_00;
  const paid = stay.paid ?? (status === 'confirmed' ? price : 0);
  const mobile = `+1587${String(planted).padStart(7, '0')}`;
  await addRow(trx, 'guests', { id, mobile, created_at: BEFORE });
  if (status === 'held' || status === 'confirmed') {
    await takeNights(trx, { propertyId: room.id, rooms: 1, checkIn, checkOut });
  }
  await addRow(trx, 'bookings', {
    id,
    property_id: room.id,
    guest_id: id,
    auth_session_id: null,
    source: 'desk',
    status,
    reference: stay.reference ?? unusedReference(),
    check_in: checkIn,
    check_out: checkOut,
    ...{ rooms: 1, adults: 2, children: 0, infants: 0, pets: 0, extra_persons: 0 },
    guest_details: JSON.stringify({
      firstname,
      lastname: lastname.join(' '),
      specialRequest: '',
      phone: stay.phone ?? mobile,
      email: stay.email ?? `guest${planted}@example.ca`,
    }),
    ...{ free_hours: 48, keep: 'first night', late_charge: 100_00 as never, nights: '[]' },
    ...{ promotion_code: null, action: 'new', extends_booking_id: null, site: 'http://localhost' },
    expected_time: stay.expectedTime ?? null,
    arrived_at: stay.arrivedAt ?? null,
    left_at: stay.leftAt ?? null,
    created_at: BEFORE,
    status_changed_at: BEFORE,
  });
  if (status === 'held') {
    const request = {
      purpose: 'stay',
      id,
      bookingId: id,
      amount: cents(price),
      guestId: id,
      authSessionId: null,
      held: [{ propertyId: room.id, rooms: 1, checkIn, checkOut }],
      heldSince: BEFORE,
      heldFrom: null,
      openUntil: stay.heldUntil ?? DEFAULT_HOLD,
      provider: 'embedded',
      title: 'A stay',
      expiresAt: DEFAULT_HOLD,
      successUrl: 'http://localhost/success',
      cancelUrl: 'http://localhost/cancel',
    } as const;
    await insertRequest(trx, request, BEFORE);
  }
  const line = { label: 'Room', detail: null, quantity: 1, rule: 'Q1', session_id: null } as const;
  const enter = (amount: number, entry: object) =>
    addRow(trx, 'folio_entries', {
      ...{ booking_id: id, ...line, at: BEFORE, by: 'website', ...entry },
      ...{ unit_amount: amount, amount },
    } as never);
  const charge = { kind: 'charge', part: 'room', what: 'nights', tariff: 'planted', payment_reference: null };
  await enter(price, { position: 1, ...charge });
  const payment = { kind: 'payment', part: null, what: 'card', tariff: null, payment_reference: id };
  if (paid !== 0) await enter(paid, { position: 2, ...payment });
}
