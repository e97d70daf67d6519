import type { Migration } from 'kysely/migration';
import { roomsAndBookings } from './0001-rooms-and-bookings.ts';
import { embeddedCheckout } from './0002-embedded-checkout.ts';
import { rateLimits } from './0003-rate-limits.ts';
import { desk } from './0004-desk.ts';
import { paymentRepair } from './0005-payment-repair.ts';
import { mailCalendar } from './0006-mail-calendar.ts';
import { devices } from './0007-devices.ts';
import { openItems } from './0008-open-items.ts';
import { pruning } from './0009-pruning.ts';
import { oneBooking } from './0010-one-booking.ts';
import { unpaidHolds } from './0011-unpaid-holds.ts';
import { installation } from './0012-installation.ts';
import { logSecret } from './0013-log-secret.ts';
import { shownHistory } from './0014-shown-history.ts';
import { tariffVersions } from './0015-tariff-versions.ts';
import { mailPages } from './0016-mail-pages.ts';
import { guestNumbers } from './0017-guest-numbers.ts';
import { stayChanges } from './0018-stay-changes.ts';
import { promotionCodes } from './0019-promotion-codes.ts';
import { staff } from './0020-staff.ts';
import { numberedRooms } from './0021-numbered-rooms.ts';
import { deskStays } from './0022-desk-stays.ts';
import { deskNotes } from './0023-desk-notes.ts';
import { tillAndReceipts } from './0025-till-and-receipts.ts';
import { wishNear } from './0026-wish-near.ts';
import { missedRooms } from './0027-missed-rooms.ts';
import { vacatedRooms } from './0028-vacated-rooms.ts';
import { guestsWithoutNumber } from './0029-guests-without-number.ts';
import { sharesOfLines } from './0030-shares-of-lines.ts';
import { processes } from './0031-processes.ts';

/**
 * In the order in which they run; the effect of a migration that has been released never changes. A name ends in `-breaking`
 * where the version before cannot serve on the new schema (decision 071): one that only adds tables, or columns that may stay
 * empty, has no need of it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-rooms-and-bookings': roomsAndBookings,
  '0002-embedded-checkout': embeddedCheckout,
  '0003-rate-limits': rateLimits,
  '0004-desk': desk,
  '0005-payment-repair': paymentRepair,
  '0006-mail-calendar': mailCalendar,
  '0007-devices': devices,
  '0008-open-items': openItems,
  '0009-pruning': pruning,
  '0010-one-booking': oneBooking,
  '0011-unpaid-holds': unpaidHolds,
  '0012-installation': installation,
  '0013-log-secret': logSecret,
  '0014-shown-history': shownHistory,
  '0015-tariff-versions': tariffVersions,
  '0016-mail-pages': mailPages,
  '0017-guest-numbers': guestNumbers,
  '0018-stay-changes': stayChanges,
  '0019-promotion-codes': promotionCodes,
  '0020-staff': staff,
  '0021-numbered-rooms': numberedRooms,
  '0022-desk-stays': deskStays,
  '0023-desk-notes': deskNotes,
  '0025-till-and-receipts': tillAndReceipts,
  '0026-wish-near': wishNear,
  '0027-missed-rooms': missedRooms,
  '0028-vacated-rooms': vacatedRooms,
  '0029-guests-without-number': guestsWithoutNumber,
  '0030-shares-of-lines': sharesOfLines,
  '0031-processes': processes,
};
