import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel } from '@motel/content';
import type { Config } from './config/config.ts';
import { mailServerOf } from './config/mail-server.ts';
import { isTestKey } from './config/stripe-access.ts';
import { TEST_CARDS } from './money/providers/embedded/index.ts';

/** The start message: the address, how to pay, where the data is and how safe. */
export function welcome(url: string, config: Config): string {
  const { database, dataDir, historyScope, metricsToken } = config;
  return `
  ${motel.name} is open: ${url}

  ${payment(url, config)}
  Rooms and bookings are kept in ${'folder' in database ? database.folder : 'the Postgres server of DATABASE_URL'}.
  Mails are ${mailServerOf(config) === undefined ? `written to ${dataDir}/mail` : 'sent by the server of SMTP_URL'}.
  My Bookings shows the stays of a guest's ${historyScope} (HISTORY_SCOPE).
${metricsToken === undefined ? '' : '  Metrics are at /metrics of this process, for METRICS_TOKEN.\n'}${'folder' in database ? NO_FSYNC : ''}
`;
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
