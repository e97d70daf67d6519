import { ENDPOINTS } from '@motel/api-client/contracts';
import type { Logger } from 'pino';
import { type Config, ConfigError } from './config/read-config.ts';
import type { Db } from './db/index.ts';
import { loadSite } from './http/site/built-site.ts';
import { findInstallation } from './money/index.ts';
import {
  type EmbeddedCheckout,
  embeddedCheckout,
  mayStartEmbedded,
} from './money/providers/embedded/index.ts';
import type { Clock } from './shared/clock.ts';
import type { Shows } from './shared/motel-context.ts';

export interface CheckoutOptions extends Shows {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUrl: string;
}

/** A provider; the embedded one brings the pages and jobs that a payment company runs itself. */
type Checkout = Pick<EmbeddedCheckout, 'provider'> & Partial<EmbeddedCheckout>;

/** The configured way to pay; embedded events come to `answer`, as Stripe's do. @throws ConfigError without one */
export async function openCheckout(
  { config, publicUrl, shown, ...options }: CheckoutOptions,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Checkout> {
  const installation = await findInstallation(options.db);
  if (config.stripe !== undefined) {
    // Loaded only where it is used, because it is large.
    const { stripeCheckout } = await import('./money/providers/stripe/index.ts');
    return { provider: stripeCheckout(config.stripe, options.clock, installation, shown.motel) };
  }
  if (!mayStartEmbedded({ publicUrl: new URL(publicUrl), checkout: config.checkout })) {
    throw new ConfigError(
      `PUBLIC_URL is ${publicUrl}, where everybody could book without paying. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to be paid by Stripe, or CHECKOUT=embedded if a test checkout is what you want.`,
    );
  }
  const webhook = new URL(ENDPOINTS.webhook.path, publicUrl);
  return embeddedCheckout({
    ...options,
    motel: shown.motel,
    // In the site's typefaces, where a site is built.
    fontUrls: (await loadSite(config.webDist))?.fontUrls,
    deliver: async (body, headers) => answer(new Request(webhook, { method: 'POST', body, headers })),
  });
}
