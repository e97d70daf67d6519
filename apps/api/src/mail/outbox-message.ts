declare module '../db/database.ts' {
  interface Database {
    outbox: OutboxRow;
  }
}

/** A mail for the outbox: plain text, one recipient. */
export interface OutboxMessage {
  /** Names the occasion, e.g. `booking-confirmed:{bookingId}`: one mail for each, even if it is repeated. */
  readonly dedupeKey: string;
  /** One bare address, e.g. `guest@example.ca`. */
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** An .ics file. */
  readonly calendar?: string | undefined;
  /** The booking that the link in its text opens. */
  readonly linkedBookingId?: string | undefined;
}

/**
 * A row of `outbox`, written in the transaction of the change that it reports, so that both commit together.
 * Whether a mail is waiting, sent or given up follows from `sent_at`, `attempts` and `let_go_at`.
 */
export interface OutboxRow {
  /** uuid, primary key. */
  readonly id: string;
  /** text, unique. */
  readonly dedupe_key: string;
  /** text. */
  readonly recipient: string;
  /** text, may be null. */
  readonly reply_to: string | null;
  /** text. */
  readonly subject: string;
  /** text. */
  readonly body: string;
  /** text, may be null: an .ics file. */
  readonly calendar: string | null;
  /** text, may be null: the booking that the link in the body opens. */
  readonly linked_booking_id: string | null;
  /** timestamptz. */
  readonly created_at: Date;
  /** integer: how often it was claimed for sending. */
  readonly attempts: number;
  /** timestamptz: not before this; indexed where `sent_at is null`. */
  readonly next_attempt_at: Date;
  /** timestamptz, may be null. */
  readonly sent_at: Date | null;
  /** text, may be null: why the last attempt failed. */
  readonly last_error: string | null;
  /** timestamptz, may be null: when the desk dropped it, so that it is not sent any more. */
  readonly let_go_at: Date | null;
}
