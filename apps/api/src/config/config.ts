import type { DatabasePlace } from '../db/open-database.ts';
import type { StripeAccess } from '../payments/providers/stripe/stripe-access.ts';

/** How much the log tells; see pino's levels. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Which of their stays a signed-in guest sees: all of the number, or those of the device (decision 028). */
export const HISTORY_SCOPES = ['number', 'device'] as const;
export type HistoryScope = (typeof HISTORY_SCOPES)[number];

/** Everything that the environment decides, read once at the start. */
export interface Config {
  /** The address to listen on, e.g. `127.0.0.1`. */
  readonly host: string;
  /** 0 to 65535; 0 takes any free port. */
  readonly port: number;
  /** The site's origin as guests reach it; where it is not given, `http://localhost` and the port. */
  readonly publicUrl?: string | undefined;
  /** Where the database, mails and secrets of this motel are kept, absolute. */
  readonly dataDir: string;
  readonly database: DatabasePlace;
  /** Asks for the embedded checkout, which takes no money, even on a public address. */
  readonly checkout?: 'embedded' | undefined;
  /** Guests pay by Stripe; without it, by the embedded checkout. */
  readonly stripe?: StripeAccess | undefined;
  /** Mails go to a folder of files when it is not given. */
  readonly smtpUrl?: string | undefined;
  /** The built website, absolute. */
  readonly webDist: string;
  /** Proxies of the motel's own before this server, whose `X-Forwarded-For` says who a guest is. */
  readonly trustedProxies: number;
  /** More than 0; a larger number loosens every limit. */
  readonly rateLimitScale: number;
  /** Shows `/metrics` to whoever sends it; without it there are none. */
  readonly metricsToken?: string | undefined;
  readonly historyScope: HistoryScope;
  /** Milliseconds from saying at `/readyz` that it stops until it takes nobody new. */
  readonly stopDelay: number;
  readonly logLevel: LogLevel;
}
