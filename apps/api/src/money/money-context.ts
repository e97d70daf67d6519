import type { Logger } from 'pino';
import type { Booking, ChangedStay, ChosenRoom } from '../booking/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import type { Meter } from '../shared/meter.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** The services that handle money. */
export interface MoneyContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: PaymentProvider;
  readonly logger: Logger;
  readonly meter: Meter;
  /** Whether guests have come, slept or left since the desk planned a change, so that it can no longer be made. */
  readonly isGoneBy: (booking: Booking, after: ChangedStay, now: Date) => boolean;
  /** Gives a stay whose change was just paid the room that the desk chose with it. */
  readonly giveChosenRoom: (trx: Trx, changed: Booking, room: ChosenRoom, now: Date) => Promise<void>;
}
