import { join } from 'node:path';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel } from '@motel/content';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/read-config.ts';
import type { Db } from './db/database.ts';
import { createApp } from './http/app.ts';
import { loadPageRenderer } from './http/site/page-renderer.ts';
import { siteRoutes } from './http/site/site-routes.ts';
import { motelJobs } from './jobs/motel-jobs.ts';
import { createScheduler, type Scheduler } from './jobs/scheduler.ts';
import { folderTransport } from './mail/folder-transport.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { smtpTransport } from './mail/smtp-transport.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { type EmbeddedCheckout, embeddedCheckout } from './payments/providers/embedded/embedded-checkout.ts';
import { mayStartEmbedded } from './payments/providers/embedded/may-start-embedded.ts';
import type { Context } from './use-cases/context.ts';
import { createLimits } from './use-cases/limits.ts';

export interface MotelOptions {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
  /** Stands between the motel and its payment provider, e.g. to make it fail. */
  readonly wrapProvider?: ((provider: PaymentProvider) => PaymentProvider) | undefined;
  isStopping(): boolean;
}

/** Everything that answers and works, put together. */
export interface OpenedMotel {
  readonly app: Hono;
  readonly jobs: Scheduler;
  readonly mail: MailTransport;
}

/** @throws ConfigError when there is no way to pay, or Error when the built site cannot be loaded */
export async function openMotel(options: MotelOptions): Promise<OpenedMotel> {
  const { config, db, clock, logger, publicUrl, isStopping } = options;
  const answer = (request: Request): Response | Promise<Response> => app.fetch(request);

  const checkout = await openCheckout(options, answer);
  const payments = options.wrapProvider?.(checkout.provider) ?? checkout.provider;
  const { rateLimitScale, trustedProxies } = config;
  const limits = createLimits({ db, clock }, rateLimitScale);
  const context: Context = { db, clock, payments, logger, limits, trustedProxies };
  const app = createApp({ context, publicUrl, checkoutPages: checkout.routes, isStopping });
  app.route('/', await siteRoutes({ webDist: config.webDist, publicUrl, answer, clock, motel, logger }));

  const mail = openMail(config);
  return { app, mail, jobs: createScheduler(motelJobs(context, checkout, mail), logger) };
}

/** A provider, and for the embedded one what a payment company has of its own: pages and work to do. */
type Checkout = Pick<EmbeddedCheckout, 'provider'> & Partial<EmbeddedCheckout>;

/** @param answer the whole server's own answer: embedded events come in by the same door as Stripe's */
async function openCheckout(
  { config, publicUrl, ...options }: MotelOptions,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Checkout> {
  if (config.stripe !== undefined) {
    // Loaded only where it is used: it is large.
    const { stripeCheckout } = await import('./payments/providers/stripe/stripe-checkout.ts');
    return { provider: stripeCheckout(config.stripe, options.clock) };
  }
  if (!mayStartEmbedded({ publicUrl: new URL(publicUrl), checkout: config.checkout })) {
    throw new ConfigError(
      `PUBLIC_URL is ${publicUrl}, where everybody could book without paying. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to be paid by Stripe, or CHECKOUT=embedded if a test checkout is what you want.`,
    );
  }
  const webhook = new URL(ENDPOINTS.webhook.path, publicUrl);
  return embeddedCheckout({
    ...options,
    motelName: motel.name,
    // In the look of the site, where one is built.
    fontUrls: (await loadPageRenderer(config.webDist))?.fontUrls,
    deliver: async (body, headers) => answer(new Request(webhook, { method: 'POST', body, headers })),
  });
}

function openMail({ smtpUrl, dataDir }: Config): MailTransport {
  const sender = { name: motel.name, address: motel.email };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, 'mail'), sender)
    : smtpTransport(smtpUrl, sender);
}
