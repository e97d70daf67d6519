import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { LOG_LEVELS } from '../shared/logger.ts';
import { isLoopbackHost } from '../shared/loopback-host.ts';
import { type Config, HISTORY_SCOPES } from './config.ts';
import type { StripeAccess } from './stripe-access.ts';

/** A wrong value in the environment; the message names it in a sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const SECOND = 1000;
/** Seconds: a little more than a proxy waits between two checks of `/readyz`, as `docs/deploy.md` sets it up. */
const PROXY_CHECK_INTERVAL = 6;

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: numberFrom('a port number from 0 to 65535', z.int().min(0).max(65_535)).default(3000),
  PUBLIC_URL: z.string().transform(toOrigin).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: text('a Postgres address such as postgres://user:password@host/name', /^postgres(ql)?:\/\/./),
  DATABASE_SCHEMA: text(
    'a schema such as harbour_inn: at most 48 small letters, digits and _',
    /^[a-z_][a-z0-9_]{0,47}$/,
  ),
  CHECKOUT: z.literal('embedded', 'can only be "embedded", or left out').optional(),
  SMTP_URL: text('a mail server such as smtps://user:password@host', /^smtps?:\/\/./),
  WEB_DIST: z.string().default(join('apps', 'web', 'dist')),
  DESK_DIST: z.string().default(join('apps', 'desk', 'dist')),
  TRUSTED_PROXIES: numberFrom('a whole number from 0 to 9', z.int().min(0).max(9)).default(0),
  RATE_LIMIT_SCALE: numberFrom('a number above 0, such as 1', z.number().positive()).default(1),
  HOLD_SHARE: numberFrom('a share from 0.1 to 1', z.number().min(0.1).max(1)).default(0.75),
  HISTORY_SCOPE: z.enum(HISTORY_SCOPES, `must be ${HISTORY_SCOPES.join(' or ')}`).default('number'),
  HSTS_SUBDOMAINS: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  STOP_DELAY: numberFrom('a whole number of seconds from 0 to 60', z.int().min(0).max(60)).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  METRICS_TOKEN: text('at least 16 letters, digits or signs, without spaces', /^[\x21-\x7e]{16,}$/),
  STRIPE_SECRET_KEY: text('a Stripe key such as sk_test_… or rk_live_…', /^[sr]k_(test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRET: text("the signing secret of Stripe's webhook, whsec_…", /^whsec_[\w+/=]+$/),
});

/**
 * The configuration in the environment; a variable that is empty counts as not set.
 * @param folder the base of relative paths
 * @throws ConfigError with a sentence for each wrong value
 */
export function readConfig(env: NodeJS.ProcessEnv, folder: string = process.cwd()): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const read = environment.safeParse(set);
  if (!read.success) {
    const sentences = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new ConfigError(sentences.join('\n'));
  }
  const values = read.data;
  const site = URL.parse(values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}`);
  const isLocal = site !== null && isLoopbackHost(site.hostname);
  if (values.PUBLIC_URL !== undefined && site !== null && isAddress(site.hostname)) {
    throw new ConfigError(
      `PUBLIC_URL must have a name, such as ${isLocal ? `http://localhost:${values.PORT}` : 'https://motel.example'}, not the address ${site.hostname}: browsers have no passkeys for an address, so nobody could sign in at the front desk.`,
    );
  }
  if (values.PUBLIC_URL === undefined && !isLocal) {
    throw new ConfigError(
      `HOST ${values.HOST} can be reached by others: PUBLIC_URL must say by which address.`,
    );
  }
  const dataDir = resolve(folder, values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    dataDir,
    stripe: stripeAccess(values),
    database: databasePlace(values, dataDir),
    checkout: values.CHECKOUT,
    smtpUrl: values.SMTP_URL,
    webDist: resolve(folder, values.WEB_DIST),
    deskDist: resolve(folder, values.DESK_DIST),
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    holdShare: values.HOLD_SHARE,
    metricsToken: values.METRICS_TOKEN,
    historyScope: values.HISTORY_SCOPE,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'yes',
    // On a person's own machine no proxy checks /readyz.
    stopDelay: SECOND * (values.STOP_DELAY ?? (isLocal ? 0 : PROXY_CHECK_INTERVAL)),
    // On a person's own machine the terminal is for the start message, elsewhere for every request.
    logLevel: values.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
  };
}

type Values = z.output<typeof environment>;

function databasePlace({ DATABASE_URL: url, DATABASE_SCHEMA: schema }: Values, folder: string) {
  if (url !== undefined) return schema === undefined ? { url } : { url, schema };
  if (schema === undefined) return { folder };
  throw new ConfigError('DATABASE_SCHEMA names a schema of a server: set DATABASE_URL, too, or neither.');
}

/** Without the webhook's secret no payment would ever confirm a booking: both are needed. */
function stripeAccess(values: Values): StripeAccess | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: set both, or none.');
  if (webhookSecret === undefined) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET, by which Stripe's events are known: set both, or none.",
    );
  }
  if (values.CHECKOUT === 'embedded') {
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

/**
 * The mail server to use, if any. A test checkout on a public address has none: anyone could book for nothing there,
 * and have the motel's server mail strangers.
 */
export function mailServerOf({ smtpUrl, stripe, publicUrl }: Config): string | undefined {
  const isLocal = publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname);
  return stripe !== undefined || isLocal ? smtpUrl : undefined;
}
