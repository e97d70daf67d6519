import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { MailSender, MailTransport } from './mail-transport.ts';

const TEN_SECONDS = 10_000;

/** Sends through a mail server. @param url `smtp://` or `smtps://user:password@host:port` */
export function smtpTransport(url: string, sender: MailSender): MailTransport {
  const transporter = createTransport({
    url,
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
