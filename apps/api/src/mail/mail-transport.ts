import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopbackHost } from '../shared/loopback-host.ts';
import { oneLine } from './guest-words.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { PICTURE_ID } from './page/letter-page.ts';

export interface OutgoingMail
  extends Omit<OutboxMessage, 'dedupeKey' | 'linkedBookingId' | 'isHeldBack' | 'picture'> {
  /** The same at every attempt, so that a mail sent twice can be recognised. */
  readonly id: string;
  readonly writtenAt: Date;
  /** The page's picture, a JPEG. */
  readonly picture?: { readonly file: string; readonly content: Buffer } | undefined;
}

interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** Sends mail; it may fail at any time, and the caller retries. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Writes each mail as an `.eml` file, which any mail program opens; sending one again replaces it. */
export function folderTransport(folder: string, sender: MailSender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      // Renamed into place, so that no program reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

/** Sorts by time: `20261121T170000-{id}.eml`. */
function fileName({ writtenAt, id }: OutgoingMail): string {
  return `${writtenAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${id}.eml`;
}

const TEN_SECONDS = 10_000;

/** Sends through a mail server, by TLS unless it is on this machine. @param url `smtps://user:password@host:port` */
export function smtpTransport(url: string, sender: MailSender): MailTransport {
  const transporter = createTransport({
    url,
    requireTLS: !isLoopbackHost(URL.parse(url)?.hostname ?? ''),
    connectionTimeout: TEN_SECONDS,
    greetingTimeout: TEN_SECONDS,
    socketTimeout: 3 * TEN_SECONDS,
  });
  return {
    async send(mail) {
      await transporter.sendMail(composeMail(mail, sender));
    },
    close: () => transporter.close(),
  };
}

/** The mail for nodemailer. Addresses are objects, headers one line: nothing that is typed can add a recipient. */
export function composeMail(mail: OutgoingMail, sender: MailSender): SendMailOptions {
  return {
    messageId: `<${mail.id}@${sender.address.replace(/^.*@/, '')}>`,
    date: mail.writtenAt,
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.html !== undefined && mail.picture !== undefined && { attachments: [inline(mail.picture)] }),
    ...(mail.calendar !== undefined && {
      icalEvent: { method: methodOf(mail.calendar), filename: 'stay.ics', content: mail.calendar },
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Otherwise a mail could make nodemailer load a text from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Within the mail, so that no server learns who opens it and when. */
function inline({ file, content }: NonNullable<OutgoingMail['picture']>) {
  return {
    filename: file,
    content,
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
    cid: PICTURE_ID,
  };
}

/** The part of the mail repeats the method; mail programs use it, so the two must agree. */
function methodOf(calendar: string): string {
  return /^METHOD:(\w+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';
}
