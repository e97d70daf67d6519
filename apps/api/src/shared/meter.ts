import type { ProblemCode } from '@motel/api-client/contracts';

export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, never the requested path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts events. Each argument has few possible values, none of them a guest's: they become labels. */
export interface Meter {
  request(answered: AnsweredRequest): void;
  /** How an attempt to book ended: with rooms held, or why not. */
  checkout(outcome: 'held' | ProblemCode): void;
  /** An event of the payment provider was applied, now or before. */
  paymentEvent(type: string, by: 'webhook' | 'collected'): void;
  /** A payment was settled: confirmed, or refunded for that reason. */
  payment(settled: string): void;
  limited(limit: string): void;
  jobRun(job: string, outcome: 'done' | 'failed'): void;
}

export const noMeter: Meter = {
  request() {},
  checkout() {},
  paymentEvent() {},
  payment() {},
  limited() {},
  jobRun() {},
};
