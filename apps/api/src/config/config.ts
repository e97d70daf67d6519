import type { DatabasePlace } from '../db/index.ts';
import type { LogLevel } from '../shared/logger.ts';
import type { StripeAccess } from './stripe-access.ts';

/** Which of their stays a signed-in guest sees: all of the number, or those of the device (decision 028). */
export const HISTORY_SCOPES = ['number', 'device'] as const;
export type HistoryScope = (typeof HISTORY_SCOPES)[number];

/** All settings of the environment, read once at the start. */
export interface Config {
  /** The address to listen on, e.g. `127.0.0.1`. */
  readonly host: string;
  /** 0 to 65535; 0 takes any free port. */
  readonly port: number;
  /** The site's origin as guests reach it. @default `http://localhost` and the port */
  readonly publicUrl?: string | undefined;
  /** The folder of this motel's database, mails and secrets, absolute. */
  readonly dataDir: string;
  readonly database: DatabasePlace;
  /** Allows the embedded checkout, which takes no money, even on a public address. */
  readonly checkout?: 'embedded' | undefined;
  /** Guests pay by Stripe; without these settings, by the embedded checkout. */
  readonly stripe?: StripeAccess | undefined;
  /** Without it, mails are written to a folder; `mailServerOf` says when it is used. */
  readonly smtpUrl?: string | undefined;
  /** The built website, absolute. */
  readonly webDist: string;
  /** The built front desk, absolute. */
  readonly deskDist: string;
  /** How many proxies of the motel's own are before this server; each adds an address to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** More than 0; a larger number loosens every limit. */
  readonly rateLimitScale: number;
  /** Of a night's rooms of a type that are not paid for, the part that may be held unpaid at once: 0.1 to 1. */
  readonly holdShare: number;
  /** Opens `/metrics` to a client that sends it; without it there are no metrics. */
  readonly metricsToken?: string | undefined;
  readonly historyScope: HistoryScope;
  /** Whether browsers must use https for the site's subdomains, too. */
  readonly hstsSubdomains: boolean;
  /** Milliseconds from the first 503 of `/readyz` until the server accepts no more connections. */
  readonly stopDelay: number;
  readonly logLevel: LogLevel;
}
