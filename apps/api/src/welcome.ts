import { ENDPOINTS } from '@motel/api-client/contracts';
import type { Motel } from '@motel/content/server';
import { type Config, mailServerOf } from './config/read-config.ts';
import { isTestKey } from './config/stripe-access.ts';
import { hasOwner, linkFirstOwner } from './desk/index.ts';
import { TEST_CARDS } from './money/providers/embedded/index.ts';
import { isLoopbackHost } from './shared/loopback-host.ts';
import type { DeskContext } from './staff/index.ts';

/** The start message: the addresses, how to pay, where the data is and how safe. @param door how the first owner gets in */
export function welcome({ name }: Motel, url: string, config: Config, door: string): string {
  const { database, dataDir, historyScope, metricsToken } = config;
  return `
  ${name} is open: ${url}
  The front desk is at ${url}/desk.${door}

  ${payment(url, config)}
  Rooms and bookings are kept in ${'folder' in database ? database.folder : 'the Postgres server of DATABASE_URL'}.
  Mails are ${mailServerOf(config) === undefined ? `written to ${dataDir}/mail` : 'sent by the server of SMTP_URL'}.
  My Bookings shows the stays of a guest's ${historyScope} (HISTORY_SCOPE).
${metricsToken === undefined ? '' : '  Metrics are at /metrics of this process, for METRICS_TOKEN.\n'}${'folder' in database ? NO_FSYNC : ''}
`;
}

/** How the first owner gets in. A public server's output is a log, where no link belongs: there a command prints it. */
export async function firstDoor(context: Pick<DeskContext, 'db' | 'clock'>, url: string): Promise<string> {
  if (isLoopbackHost(new URL(url).hostname)) {
    const link = await linkFirstOwner(context, url);
    return link === undefined
      ? ''
      : `\n  Its first owner makes a passkey by this link, once, today:\n  ${link}`;
  }
  if (await hasOwner(context)) return '';
  return '\n  Its first owner gets a link by: npm run desk -- invite name="Their Name" role=owner';
}

function payment(url: string, { stripe }: Config): string {
  const card = `Card ${TEST_CARDS[0]?.number}, any later month, any CVC.`;
  if (stripe === undefined) return `Test checkout, no money moves. ${card}`;
  const mode = isTestKey(stripe.secretKey)
    ? `Guests pay by Stripe in test mode, no money moves. ${card}`
    : 'Guests pay by Stripe, live: money moves.';
  return `${mode}\n  Stripe sends its events to ${url}${ENDPOINTS.webhook.path}.`;
}

const NO_FSYNC = `
  The built-in database outlives a killed process, but not a power cut: for real guests set DATABASE_URL
  to a Postgres server.
`;
