import { join } from 'node:path';
import { mailServerOf } from './config/read-config.ts';
import { previewedContent } from './content/index.ts';
import {
  type DatabaseProbe,
  type DatabaseTime,
  databaseProbe,
  type Migrations,
  type OpenDatabase,
  watchSchema,
} from './db/index.ts';
import { createHealth, type Health } from './health/index.ts';
import { answerKept } from './http/answer-kept.ts';
import { createApp } from './http/app.ts';
import type { HttpServices } from './http/http-context.ts';
import { keptAddresses } from './http/kept-addresses.ts';
import { openLogHash } from './http/log-hash.ts';
import { requestPace } from './http/request/request-pace.ts';
import { deskSite } from './http/site/desk-site.ts';
import { servedPictures } from './http/site/served-pictures.ts';
import { siteRoutes } from './http/site/site-routes.ts';
import { salesState } from './inventory/index.ts';
import { motelJobs } from './jobs/motel-jobs.ts';
import { createScheduler } from './jobs/scheduler.ts';
import { createLimits } from './limits/index.ts';
import { folderTransport, smtpTransport } from './mail/index.ts';
import { loadMetrics, readOpenCounts } from './metrics/index.ts';
import type { PaymentProvider } from './money/index.ts';
import { type CheckoutOptions, openCheckout } from './open-checkout.ts';
import { tariffOfVersion } from './rates/index.ts';
import { MINUTE } from './shared/clock.ts';
import { noMeter } from './shared/meter.ts';
import { createBookingQueue, onPaid } from './stays/index.ts';

export interface MotelOptions extends CheckoutOptions {
  /** @default this version's */
  readonly migrations?: Migrations | undefined;
  /** Only where the database has a pool of connections. */
  readonly connections?: OpenDatabase['connections'] | undefined;
  /** Only where the database is in a folder. */
  readonly freeSpace?: OpenDatabase['freeSpace'] | undefined;
  readonly databaseTime: DatabaseTime;
  /** Wraps the payment provider, e.g. to make it fail. */
  readonly wrapProvider?: ((provider: PaymentProvider) => PaymentProvider) | undefined;
  isStopping(): boolean;
}

/** The motel's parts, ready to answer requests and to run jobs. @throws ConfigError without a way to pay */
export async function openMotel(options: MotelOptions) {
  const { config, db, clock, shown, logger, publicUrl, isStopping } = options;
  const answer = (request: Request): Response | Promise<Response> => app.fetch(request);

  const checkout = await openCheckout(options, answer);
  const payments = options.wrapProvider?.(checkout.provider) ?? checkout.provider;
  const { trustedProxies, historyScope, hstsSubdomains, holdShare } = config;
  const isDatabaseUp = databaseProbe(db);
  const schema = watchSchema(db, logger, options.migrations);
  const health = createHealth({ ...options, payments });
  const { meter, metrics } = await openMetrics(options, isDatabaseUp, health);
  const limits = createLimits({ db, clock, meter }, { scale: config.rateLimitScale, holdShare });
  const queue = createBookingQueue(clock);
  const services = { db, clock, shown, logger, meter, payments, onPaid, limits, queue, health };
  const logHash = await openLogHash({ db, clock });
  const state = salesState(db);
  const context: HttpServices = {
    ...services,
    schema,
    trustedProxies,
    historyScope,
    hstsSubdomains,
    holdShare,
    logHash,
    state,
    kept: keptAddresses(),
    pace: requestPace(),
  };
  const checkoutPages = checkout.routes;
  const previewed = (secret: string) => previewedContent(context, secret);
  const app = createApp({ context, publicUrl, isDatabaseUp, metrics, checkoutPages, previewed, isStopping });
  app.route('/', await deskSite(config.deskDist, shown.motel));
  const { webDist } = config;
  const pictureAt = servedPictures(db, shown.pictures);
  const pricesOfNow = async () => {
    const { tariff, name } = await state();
    const { demand = [] } = (await tariffOfVersion(db, tariff)).data;
    // Within a minute of the hour from which a night costs another price.
    return demand.length === 0 ? `${tariff}` : `${name} ${Math.floor(clock.now().getTime() / MINUTE)}`;
  };
  const pages = { webDist, publicUrl, answer, previewed, pictureAt, pricesOfNow };
  const site = await siteRoutes({ ...context, ...pages });
  app.route('/', site.routes);
  const mail = openMail(options);
  return {
    context,
    app,
    answerKept: answerKept(context),
    schema,
    site,
    mail,
    jobs: createScheduler(motelJobs({ ...context, publicUrl }, checkout, mail), logger),
  };
}

function openMail({ config, shown, logger }: MotelOptions) {
  const sender = {
    get name() {
      return shown.motel().name;
    },
    get address() {
      return shown.motel().email;
    },
  };
  const server = mailServerOf(config);
  if (server === undefined && config.smtpUrl !== undefined) {
    logger.warn('SMTP_URL is not used: a test checkout on a public address writes its mails to the folder');
  }
  return server ? smtpTransport(server, sender) : folderTransport(join(config.dataDir, 'mail'), sender);
}

/** @returns the meter, and the endpoint where METRICS_TOKEN asks for one */
async function openMetrics(options: MotelOptions, isDatabaseUp: DatabaseProbe, health: Health) {
  const { db, clock, connections } = options;
  const token = options.config.metricsToken;
  if (token === undefined) return { meter: noMeter };
  const { createMetrics } = await loadMetrics();
  const { meter, contentType, render } = createMetrics(clock);
  const counts = async () =>
    (await isDatabaseUp()) ? readOpenCounts(db, clock.now()).catch(() => undefined) : undefined;
  const renderNow = async () => render(await counts(), connections?.(), health.latest());
  return { meter, metrics: { token, contentType, render: renderNow } };
}
