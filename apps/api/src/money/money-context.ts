import type { Logger } from 'pino';
import type { Db } from '../db/index.ts';
import type { Meter } from '../shared/meter.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import type { OnPaid } from './requests/on-paid.ts';

export interface MoneyContext extends MotelContext {
  readonly db: Db;
  readonly payments: PaymentProvider;
  readonly logger: Logger;
  readonly meter: Meter;
  readonly onPaid: OnPaid;
}
