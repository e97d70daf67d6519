import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { DatabasePlace } from '../db/index.ts';
import { LOG_LEVELS, type LogLevel } from '../shared/logger.ts';
import { isLoopbackHost } from '../shared/loopback-host.ts';
import type { StripeAccess } from './stripe-access.ts';

/** A wrong value in the environment; the message names it in a sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const SECOND = 1000;
/** Seconds: a little more than a proxy waits between two checks of `/readyz`, as `docs/deploy.md` sets it up. */
const PROXY_CHECK_INTERVAL = 6;

/** The settings by the names that code has for them: `trustedProxies` is the variable TRUSTED_PROXIES. */
const settings = z.object({
  host: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  port: numberFrom('a port number from 0 to 65535', z.int().min(0).max(65_535)).default(3000),
  /** The site's origin as guests reach it. @default `http://localhost` and the port */
  publicUrl: z.string().transform(toOrigin).optional(),
  /** The folder of this motel's database, mails and secrets. */
  dataDir: z.string().default('.data'),
  databaseUrl: text('a Postgres address such as postgres://user:password@host/name', /^postgres(ql)?:\/\/./),
  databaseSchema: text(
    'a schema such as harbour_inn: at most 48 small letters, digits and _',
    /^[a-z_][a-z0-9_]{0,47}$/,
  ),
  /** Allows the embedded checkout, which takes no money, even on a public address. */
  checkout: z.literal('embedded', 'can only be "embedded", or left out').optional(),
  /** Without it, mails are written to a folder; `mailServerOf` says when it is used. */
  smtpUrl: text('a mail server such as smtps://user:password@host', /^smtps?:\/\/./),
  webDist: z.string().default(join('apps', 'web', 'dist')),
  deskDist: z.string().default(join('apps', 'desk', 'dist')),
  /** How many proxies of the motel's own are before this server; each adds an address to `X-Forwarded-For`. */
  trustedProxies: numberFrom('a whole number from 0 to 9', z.int().min(0).max(9)).default(0),
  /** A larger number loosens every limit. */
  rateLimitScale: numberFrom('a number above 0, such as 1', z.number().positive()).default(1),
  /** Of a night's rooms of a type that are not paid for, the part that may be held unpaid at once. */
  holdShare: numberFrom('a share from 0.1 to 1', z.number().min(0.1).max(1)).default(0.75),
  /** Which of their stays a signed-in guest sees: all of the number, or those of the device (decision 028). */
  historyScope: z.enum(['number', 'device'], 'must be number or device').default('number'),
  /** Whether browsers must use https for the site's subdomains, too. */
  hstsSubdomains: z
    .enum(['yes', 'no'], 'must be yes or no')
    .default('yes')
    .transform((answer) => answer === 'yes'),
  /** Seconds. */
  stopDelay: numberFrom('a whole number of seconds from 0 to 60', z.int().min(0).max(60)).optional(),
  logLevel: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  /** Opens `/metrics` to a client that sends it; without it there are no metrics. */
  metricsToken: text('at least 16 letters, digits or signs, without spaces', /^[\x21-\x7e]{16,}$/),
  stripeSecretKey: text('a Stripe key such as sk_test_… or rk_live_…', /^[sr]k_(test|live)_\w+$/),
  stripeWebhookSecret: text("the signing secret of Stripe's webhook, whsec_…", /^whsec_[\w+/=]+$/),
});

type Settings = z.output<typeof settings>;
/** Settings that have another form once they are read. */
type Raw = `database${string}` | `stripe${string}` | 'stopDelay' | 'logLevel';

/** All settings of the environment, read once at the start. Its folders are absolute. */
export interface Config extends Readonly<Omit<Settings, Extract<keyof Settings, Raw>>> {
  readonly database: DatabasePlace;
  /** Guests pay by Stripe; without these settings, by the embedded checkout. */
  readonly stripe?: StripeAccess | undefined;
  /** Milliseconds from the first 503 of `/readyz` until the server accepts no more connections. */
  readonly stopDelay: number;
  readonly logLevel: LogLevel;
}

export type HistoryScope = Config['historyScope'];

/** The configuration in the environment; an empty variable is not set. @throws ConfigError with all that is wrong */
export function readConfig(env: NodeJS.ProcessEnv, folder: string = process.cwd()): Config {
  const given = Object.keys(settings.shape).map((name) => [name, env[variableOf(name)]] as const);
  const read = settings.safeParse(Object.fromEntries(given.filter(([, value]) => value?.trim() !== '')));
  if (!read.success) {
    const sentences = read.error.issues.map(
      ({ path, message }) => `${variableOf(path.join('.'))} ${message}.`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const {
    databaseUrl: _,
    databaseSchema: __,
    stripeSecretKey: ___,
    stripeWebhookSecret: ____,
    ...values
  } = read.data;
  const { host, port, publicUrl, stopDelay, logLevel } = values;
  const site = URL.parse(publicUrl ?? `http://${hostInUrl(host)}`);
  const isLocal = site !== null && isLoopbackHost(site.hostname);
  if (publicUrl !== undefined && site !== null && isAddress(site.hostname)) {
    throw new ConfigError(
      `PUBLIC_URL must have a name, such as ${isLocal ? `http://localhost:${port}` : 'https://motel.example'}, not the address ${site.hostname}: browsers have no passkeys for an address, so nobody could sign in at the front desk.`,
    );
  }
  if (publicUrl === undefined && !isLocal)
    throw new ConfigError(`HOST ${host} can be reached by others: PUBLIC_URL must say by which address.`);
  const dataDir = resolve(folder, values.dataDir);
  return {
    ...values,
    dataDir,
    stripe: stripeAccess(read.data),
    database: databasePlace(read.data, dataDir),
    webDist: resolve(folder, values.webDist),
    deskDist: resolve(folder, values.deskDist),
    // On a person's own machine no proxy checks /readyz.
    stopDelay: SECOND * (stopDelay ?? (isLocal ? 0 : PROXY_CHECK_INTERVAL)),
    // On a person's own machine the terminal is for the start message, elsewhere for every request.
    logLevel: logLevel ?? (isLocal ? 'warn' : 'info'),
  };
}

/** `TRUSTED_PROXIES` of `trustedProxies`. */
function variableOf(setting: string): string {
  return setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function databasePlace({ databaseUrl: url, databaseSchema: schema }: Settings, folder: string) {
  if (url !== undefined) return schema === undefined ? { url } : { url, schema };
  if (schema === undefined) return { folder };
  throw new ConfigError('DATABASE_SCHEMA names a schema of a server: set DATABASE_URL, too, or neither.');
}

/** Without the webhook's secret no payment would ever confirm a booking: both are needed. */
function stripeAccess(values: Settings): StripeAccess | undefined {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = values;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: set both, or none.');
  if (webhookSecret === undefined) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET, by which Stripe's events are known: set both, or none.",
    );
  }
  if (values.checkout === 'embedded') {
    throw new ConfigError(
      'CHECKOUT=embedded takes no money and STRIPE_SECRET_KEY does: unset the one that is not meant.',
    );
  }
  return { secretKey, webhookSecret };
}

/** An IPv4 or IPv6 address, as a URL has it. */
function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** A URL has an IPv6 address in brackets. */
function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function text(what: string, pattern: RegExp) {
  return z.string().regex(pattern, `must be ${what}`).optional();
}

function numberFrom(what: string, allowed: z.ZodNumber) {
  return z.string().transform((text, context) => {
    const read = allowed.safeParse(/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
    if (read.success) return read.data;
    context.addIssue(`must be ${what}, not "${text}"`);
    return z.NEVER;
  });
}

function toOrigin(text: string, context: z.RefinementCtx): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  context.addIssue(`must be the site's address without a path, such as https://motel.example, not "${text}"`);
  return z.NEVER;
}

/** The mail server, if any. A test checkout on a public address has none: anyone could have it mail strangers. */
export function mailServerOf({ smtpUrl, stripe, publicUrl }: Config): string | undefined {
  const isLocal = publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname);
  return stripe !== undefined || isLocal ? smtpUrl : undefined;
}
