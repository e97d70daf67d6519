import type { Logger } from 'pino';
import type { Db } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import type { Meter } from '../shared/meter.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import type { OnPaid } from './requests/on-paid.ts';

/** The services that handle money. */
export interface MoneyContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: PaymentProvider;
  readonly logger: Logger;
  readonly meter: Meter;
  readonly onPaid: OnPaid;
}
