import { join } from 'node:path';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel } from '@motel/content';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/read-config.ts';
import type { Db, OpenDatabase } from './db/database.ts';
import { type DatabaseProbe, databaseProbe } from './db/database-probe.ts';
import { createApp } from './http/app.ts';
import type { MetricsDoor } from './http/routes/metrics-routes.ts';
import { loadPageRenderer } from './http/site/page-renderer.ts';
import { siteRoutes } from './http/site/site-routes.ts';
import { motelJobs } from './jobs/motel-jobs.ts';
import { createScheduler, type Scheduler } from './jobs/scheduler.ts';
import { folderTransport } from './mail/folder-transport.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { smtpTransport } from './mail/smtp-transport.ts';
import { readBooks } from './metrics/books.ts';
import { type Meter, noMeter } from './metrics/meter.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { type EmbeddedCheckout, embeddedCheckout } from './payments/providers/embedded/embedded-checkout.ts';
import { mayStartEmbedded } from './payments/providers/embedded/may-start-embedded.ts';
import { createBookingQueue } from './use-cases/checkout/booking-queue.ts';
import type { Context } from './use-cases/context.ts';
import { createLimits } from './use-cases/limits.ts';

export interface MotelOptions {
  readonly config: Config;
  readonly db: Db;
  /** Where there is a pool of them. */
  readonly connections?: OpenDatabase['connections'] | undefined;
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
  const { rateLimitScale, trustedProxies, historyScope } = config;
  const isDatabaseUp = databaseProbe(db);
  const metrics = await openMetrics(options, isDatabaseUp);
  const { meter } = metrics;
  const limits = createLimits({ db, clock, meter }, rateLimitScale);
  const bookings = createBookingQueue(clock);
  const context: Context = {
    db,
    clock,
    payments,
    logger,
    meter,
    limits,
    bookings,
    trustedProxies,
    historyScope,
  };
  const app = createApp({
    context,
    publicUrl,
    isDatabaseUp,
    metrics: metrics.door,
    checkoutPages: checkout.routes,
    isStopping,
  });
  app.route('/', await siteRoutes({ webDist: config.webDist, publicUrl, answer, clock, motel, logger }));

  const mail = openMail(config);
  return { app, mail, jobs: createScheduler(motelJobs(context, checkout, mail), logger) };
}

/** @returns what counts, and the door through which it is looked at, where there is to be one */
async function openMetrics(
  { config, db, clock, connections }: MotelOptions,
  isDatabaseUp: DatabaseProbe,
): Promise<{ readonly meter: Meter; readonly door?: MetricsDoor }> {
  const { metricsToken: token } = config;
  if (token === undefined) return { meter: noMeter };
  // Loaded only where it is used: it begins to watch the process.
  const { createMetrics } = await import('./metrics/motel-metrics.ts');
  const { meter, contentType, render } = createMetrics(clock);
  const books = async () =>
    (await isDatabaseUp()) ? readBooks(db, clock.now()).catch(() => undefined) : undefined;
  return {
    meter,
    door: { token, contentType, render: async () => render(await books(), connections?.()) },
  };
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
