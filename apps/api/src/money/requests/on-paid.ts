import type { BookingEvent } from '@motel/booking-core/booking';
import type { Motel } from '@motel/content/server';
import type { Logger } from 'pino';
import type { Booking, PaymentRequest } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import type { RefundReason } from '../money-tables.ts';
import type { Payment } from '../providers/payment-provider.ts';

/** `paid` as long as there may be a room, `paid-without-room` once there is none. */
export type PaidEvent = Extract<BookingEvent, 'paid' | 'paid-without-room'>;

/** A payment of a locked booking, entered in its folio. */
export interface PaidRequest<R = PaymentRequest> {
  readonly payment: Payment;
  readonly booking: Booking;
  /** All stays of an order that is paid at once, locked, with their parts of it entered; else the booking alone. */
  readonly stays: readonly Booking[];
  readonly request: R;
  readonly event: PaidEvent;
}

interface LeftCard {
  /** Several of an order. */
  readonly stays: readonly Booking[];
  /** Of the card; null where none is asked for (F32). */
  readonly guaranteeReference: string | null;
}

export type Settled = 'confirmed' | 'changed' | 'balance' | RefundReason;

type Settle<R = PaymentRequest> = (
  trx: Trx,
  context: Omit<MotelContext, 'clock'> & { readonly logger: Logger },
  paid: PaidRequest<R>,
  now: Date,
) => Promise<Settled>;

export interface OnPaid {
  /** Also of a payment that no request is known of. */
  readonly stay: Settle<PaymentRequest | undefined>;
  readonly change: Settle;
  readonly balance: Settle;
  /** Of a card that was left for locked stays. @returns whether it guarantees them now */
  readonly guarantee: (trx: Trx, motel: Motel, left: LeftCard, now: Date) => Promise<boolean>;
}
