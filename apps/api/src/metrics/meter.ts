import type { ProblemCode } from '@motel/api-client/contracts';
import type { RefundReason } from '../db/database.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';

/** A request that came over the network and has been answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, never the path that was asked for. */
  readonly route: string;
  /** The HTTP status. */
  readonly status: number;
  readonly seconds: number;
}

/** Counts what happens. Everything told has few values, none of them a guest's: they become labels. */
export interface Meter {
  request(answered: AnsweredRequest): void;
  /** How an attempt to book ended: with rooms held, or why not. */
  checkout(outcome: 'held' | ProblemCode): void;
  /** An event of the payment provider has had its effect, now or before. */
  paymentEvent(type: PaymentEvent['type'], by: 'webhook' | 'collected'): void;
  /** What became of a payment. */
  payment(settled: 'confirmed' | RefundReason): void;
  /** Somebody was told to come back later. */
  limited(limit: string): void;
  jobRun(job: string, outcome: 'done' | 'failed'): void;
}

/** For a motel whose numbers nobody asks for. */
export const noMeter: Meter = {
  request() {},
  checkout() {},
  paymentEvent() {},
  payment() {},
  limited() {},
  jobRun() {},
};
