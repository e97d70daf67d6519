import type { SendMailOptions } from 'nodemailer';
import { oneLine } from './guest-words.ts';
import type { MailSender, OutgoingMail } from './mail-transport.ts';
import { PICTURE_ID } from './page/letter-page.ts';

/**
 * The mail as nodemailer takes it: plain text, perhaps as a page as well and with a date for the calendar, one recipient. Addresses are
 * passed as objects and never parsed from a list, and a header is one line, so that nothing a guest typed can add a
 * header or a recipient.
 */
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
