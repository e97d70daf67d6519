import type { Health } from '../health/index.ts';
import type { Limits } from '../limits/index.ts';
import type { MoneyContext } from '../money/index.ts';
import type { DeskContext } from '../staff/index.ts';
import type { BookingQueue } from './hold/booking-queue.ts';

export interface CheckoutContext extends MoneyContext {
  readonly limits: Limits;
  readonly queue: BookingQueue;
  readonly health: Health;
}

/** All that a person's work needs, payments by a link included. */
export interface StayDeskContext extends MoneyContext, DeskContext {
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
}
