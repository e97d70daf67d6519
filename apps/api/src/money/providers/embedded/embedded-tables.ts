import type { Cents } from '@motel/booking-core';
import type { ColumnType } from 'kysely';
import type { PaymentLine } from '../payment-provider.ts';

/** The embedded checkout's own tables; nothing else reads or writes them. */
declare module '../../../db/database.ts' {
  interface Database {
    embedded_sessions: {
      readonly id: string;
      readonly idempotency_key: string;
      /** Of the whole request: the same key with another request is refused. */
      readonly request_hash: string;
      readonly booking_id: string;
      readonly title: string;
      readonly terms: string | null;
      readonly lines: ColumnType<readonly PaymentLine[], string, never>;
      /** Cents, as `refunded` too. */
      readonly total: Cents;
      readonly success_url: string;
      readonly cancel_url: string;
      readonly expires_at: Date;
      readonly status: EmbeddedStatus;
      /** By which a payment is refunded; made with the session, reported once paid. */
      readonly payment_reference: string;
      /** Never more than `total`: the table refuses. */
      readonly refunded: number;
      /** When a `processing` payment is decided, and how. */
      readonly settles_at: Date | null;
      readonly settles_as: 'paid' | 'failed' | null;
    };
    embedded_events: EmbeddedEventRow;
    embedded_refunds: {
      readonly idempotency_key: string;
      readonly payment_reference: string;
      readonly amount: number;
      readonly created_at: Date;
    };
    embedded_secrets: { readonly name: string; readonly value: string };
  }
}

/**
 * - `open`: the guest may pay until it expires
 * - `processing`: a card that pays late was entered; the session can no longer expire
 * - `paid`, `expired`, `failed`: final
 */
export type EmbeddedStatus = 'open' | 'processing' | 'paid' | 'expired' | 'failed';

/** An event from the moment it happened until the webhook has acknowledged it. */
export interface EmbeddedEventRow {
  readonly id: string;
  /** The exact bytes that are signed, the same at every attempt. */
  readonly payload: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly next_attempt_at: Date;
  readonly delivered_at: Date | null;
}
