/** A mail to send. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mail sent twice can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** An .ics file. */
  readonly calendar?: string | undefined;
  readonly writtenAt: Date;
}

/** The sender of every mail. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** Sends mail; it may fail at any time, and the caller retries. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
