declare module '../db/database.ts' {
  interface Database {
    outbox: OutboxRow;
  }
}

/** A mail for the outbox: one recipient, plain text, and for a guest the same as a page. */
export interface OutboxMessage {
  /** Names the occasion, e.g. `booking-confirmed:{bookingId}`: one mail for each, even if it is repeated. */
  readonly dedupeKey: string;
  /** One bare address, e.g. `guest@example.ca`. */
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** The page of HTML that mail programs show instead of the text. */
  readonly html?: string | undefined;
  /** The file of the page's picture, of content's `mail-pictures/`; the page shows it as `PICTURE_ADDRESS`. */
  readonly picture?: string | undefined;
  /** An .ics file. */
  readonly calendar?: string | undefined;
  /** The booking that the link in text and page opens. */
  readonly linkedBookingId?: string | undefined;
  /** Not before then. @default now */
  readonly sendAt?: Date;
  /** Stored and never sent, unless the desk sends it by hand. @default false */
  readonly isHeldBack?: boolean;
}

/** Written in the transaction of the change that it reports. `sent_at`, `attempts` and `let_go_at` tell its state. */
export interface OutboxRow {
  readonly id: string;
  readonly dedupe_key: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  /** Null in mails to the motel, and in those of before. */
  readonly html: string | null;
  readonly picture: string | null;
  readonly calendar: string | null;
  readonly linked_booking_id: string | null;
  readonly created_at: Date;
  /** How often it was claimed for sending. */
  readonly attempts: number;
  /** Not before this; indexed where `sent_at is null`. */
  readonly next_attempt_at: Date;
  readonly sent_at: Date | null;
  readonly last_error: string | null;
  /** When the desk dropped it, so that it is never sent; the time of its writing when it was held back. */
  readonly let_go_at: Date | null;
}
