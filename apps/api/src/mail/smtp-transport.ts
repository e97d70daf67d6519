import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../shared/loopback-host.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender, MailTransport } from './mail-transport.ts';

const TEN_SECONDS = 10_000;

/**
 * Sends through a mail server, over TLS unless it is on this machine: neither a password nor a mail crosses a network
 * in clear.
 * @param url `smtp://` or `smtps://user:password@host:port`
 */
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
