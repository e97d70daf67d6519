import { type CivilDate, dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { HistoryScope } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Meter } from '../metrics/meter.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { BookingQueue } from './checkout/booking-queue.ts';
import type { Limits } from './limits.ts';

/** What the use cases work with. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: PaymentProvider;
  readonly logger: Logger;
  readonly meter: Meter;
  readonly limits: Limits;
  readonly bookings: BookingQueue;
  /** Proxies of the motel's own before this server. */
  readonly trustedProxies: number;
  readonly historyScope: HistoryScope;
}

/** The date on the motel's own wall. */
export function todayAt(clock: Clock): CivilDate {
  return dateAt(clock.now().getTime(), motel.houseRules.timeZone);
}
