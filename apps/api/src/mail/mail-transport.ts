import type { OutboxMessage } from './outbox-message.ts';

/** A mail to send. */
export interface OutgoingMail
  extends Omit<OutboxMessage, 'dedupeKey' | 'linkedBookingId' | 'isHeldBack' | 'picture'> {
  /** The same at every attempt, so that a mail sent twice can be recognised. */
  readonly id: string;
  readonly writtenAt: Date;
  /** The page's picture, a JPEG. */
  readonly picture?: { readonly file: string; readonly content: Buffer } | undefined;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** Sends mail; it may fail at any time, and the caller retries. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
