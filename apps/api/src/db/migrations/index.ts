import type { Migration } from 'kysely/migration';
import { up as createRoomsAndBookings } from './0001-rooms-and-bookings.ts';
import { up as createEmbeddedCheckout } from './0002-embedded-checkout.ts';
import { up as createRateLimits } from './0003-rate-limits.ts';
import { up as createDesk } from './0004-desk.ts';
import { up as repairPayments } from './0005-payment-repair.ts';
import { up as bringCalendars } from './0006-mail-calendar.ts';
import { up as tellDevices } from './0007-devices.ts';
import { up as noteOpenItems } from './0008-open-items.ts';
import { up as indexOldRecords } from './0009-pruning.ts';
import { up as makeOneBooking } from './0010-one-booking.ts';

/** In the order in which they run; a migration that has been released is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-rooms-and-bookings': { up: createRoomsAndBookings },
  '0002-embedded-checkout': { up: createEmbeddedCheckout },
  '0003-rate-limits': { up: createRateLimits },
  '0004-desk': { up: createDesk },
  '0005-payment-repair': { up: repairPayments },
  '0006-mail-calendar': { up: bringCalendars },
  '0007-devices': { up: tellDevices },
  '0008-open-items': { up: noteOpenItems },
  '0009-pruning': { up: indexOldRecords },
  '0010-one-booking': { up: makeOneBooking },
};
