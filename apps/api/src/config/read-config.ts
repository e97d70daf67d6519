import { join, resolve } from 'node:path';
import * as z from 'zod';
import { isLoopbackHost } from '../payments/may-start-embedded.ts';
import { type Config, LOG_LEVELS } from './config.ts';

/** A wrong value in the environment; the message names it in a sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const NO_STRIPE = 'is set, but this version cannot take payments by Stripe yet: unset it';

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: numberFrom('a port number from 0 to 65535', z.int().min(0).max(65_535)).default(3000),
  PUBLIC_URL: z.string().transform(toOrigin).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be a Postgres address such as postgres://user:password@host/name')
    .optional(),
  CHECKOUT: z.literal('embedded', 'can only be "embedded", or left out').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must be a mail server such as smtps://user:password@host')
    .optional(),
  WEB_DIST: z.string().default(join('apps', 'web', 'dist')),
  TRUSTED_PROXIES: numberFrom('a whole number from 0 to 9', z.int().min(0).max(9)).default(0),
  RATE_LIMIT_SCALE: numberFrom('a number above 0, such as 1', z.number().positive()).default(1),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  STRIPE_SECRET_KEY: z.never(NO_STRIPE).optional(),
  STRIPE_WEBHOOK_SECRET: z.never(NO_STRIPE).optional(),
});

/**
 * The configuration in the environment; a variable that is empty counts as not set.
 * @param folder what relative paths start from
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
  const isLocal = isLoopback(values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}`);
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
    database: values.DATABASE_URL === undefined ? { folder: dataDir } : { url: values.DATABASE_URL },
    checkout: values.CHECKOUT,
    smtpUrl: values.SMTP_URL,
    webDist: resolve(folder, values.WEB_DIST),
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    // At a person's own machine the terminal is for the start message, elsewhere for every request.
    logLevel: values.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
  };
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}

/** An IPv6 address stands in brackets there. */
function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
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
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  context.addIssue(`must be the site's address without a path, such as https://motel.example, not "${text}"`);
  return z.NEVER;
}
