import { motel } from '@motel/content';
import type { Config } from './config/config.ts';
import { TEST_CARDS } from './payments/embedded/test-cards.ts';

/** What is printed once the motel is open: where it is, how to pay, where the data is and how safe. */
export function welcome(url: string, { database, dataDir, smtpUrl }: Config): string {
  const [card] = TEST_CARDS;
  return `
  ${motel.name} is open: ${url}

  Test checkout, no money moves. Card ${card?.number}, any later month, any CVC.
  Rooms and bookings are kept in ${'folder' in database ? database.folder : 'the Postgres server of DATABASE_URL'}.
  Mails are ${smtpUrl === undefined ? `written to ${dataDir}/mail` : 'sent by the server of SMTP_URL'}.
${'folder' in database ? NO_FSYNC : ''}
`;
}

const NO_FSYNC = `
  The built-in database outlives a killed process, but not a power cut: for real guests set DATABASE_URL
  to a Postgres server.
`;
