import type { Cents } from '@motel/booking-core';
import type { Generated } from 'kysely';
import type { Fixed } from '../db/index.ts';
import type { PaymentProblem } from './providers/payment-provider.ts';

declare module '../db/database.ts' {
  interface Database {
    /** The state of a folio's refund at the provider. One that was refused or sent back has failed: an open item. */
    refunds: {
      booking_id: Fixed<string>;
      /** Of its entry in the booking's folio. */
      position: Fixed<number>;
      payment_reference: Fixed<string>;
      /** The provider recognises a retry by it. */
      idempotency_key: Fixed<string>;
      attempts: number;
      next_attempt_at: Date;
      sent_at: Date | null;
      settled_at: Date | null;
      failed_at: Date | null;
    };
    open_items: OpenItemRow;
    /** An applied event of a provider; its key makes every repetition harmless. */
    payment_events: {
      provider: Fixed<string>;
      event_id: Fixed<string>;
      type: Fixed<string>;
      session_id: Fixed<string | null>;
      received_at: Fixed<Date>;
    };
    /** The time up to which all events of a provider are known. */
    event_cursors: {
      provider: Fixed<string>;
      asked_until: Date;
    };
    /** The one row that tells this motel from others that share its account at the provider. */
    installation: {
      id: Generated<true>;
      name: Generated<string>;
    };
  }
}

/**
 * `room-gone`: paid after the hold was lost. `wrong-amount`: not the price. `already-paid`: a second payment.
 * `cancelled`: what is left of a stay that was given up (D10). `changed`: what a changed stay costs less (X6).
 * `change-gone`: paid for a change that could no longer be made. `by-hand`: the desk gives it back, with a reason.
 */
export type RefundReason =
  | 'room-gone'
  | 'wrong-amount'
  | 'already-paid'
  | 'cancelled'
  | 'changed'
  | 'change-gone'
  | 'by-hand'
  // A payment at the desk that was pressed by mistake.
  | 'undone'
  // A part of an invoice that its company need not pay.
  | 'credited';

/**
 * `unmatched-payment`: its booking does not exist. `refund-failed`: refused, or sent back by a bank.
 * `refunded-elsewhere`: refunded at the provider and not by us. `disputed`: the guest's bank wants it back.
 * `unreadable-event`: an event of the provider that we do not understand. A `PaymentProblem`: a payment that we refuse.
 * Troubles of the machine endanger money, too.
 */
export type OpenItemKind =
  | MachineTrouble
  | 'unmatched-payment'
  | 'refund-failed'
  | 'refunded-elsewhere'
  | 'disputed'
  | 'unreadable-event'
  | PaymentProblem;

/** `low-disk`: nothing is sold. `wrong-clock`: payments fail. They close themselves when they are over. */
export type MachineTrouble = 'low-disk' | 'wrong-clock';

/** A matter of money that no rule decides: it is open until a person closes it at the desk. */
export interface OpenItemRow {
  provider: Fixed<string>;
  /** The provider's name for it, a payment, a refund, a dispute or an event; the desk closes it by this. */
  reference: Fixed<string>;
  kind: OpenItemKind;
  payment_reference: Fixed<string | null>;
  /** As the payment names it; there may be no such booking. */
  booking_id: Fixed<string | null>;
  amount: Fixed<Cents | null>;
  noticed_at: Date;
  settled_at: Date | null;
}
