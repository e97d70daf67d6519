import { motel as content } from '@motel/content/testing';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import type { Db, OpenDatabase } from '../../../../src/db/database.ts';
import {
  type EmbeddedCheckout,
  embeddedCheckout,
} from '../../../../src/money/providers/embedded/embedded-checkout.ts';
import { GOOD_CARD } from '../../../support/test-booking.ts';
import { type TestClock, testClock } from '../../../support/test-clock.ts';
import type { ProviderHarness, SentEvent } from '../provider-harness.ts';

export interface EmbeddedHarness extends ProviderHarness {
  readonly checkout: EmbeddedCheckout;
  readonly db: Db;
  readonly clock: TestClock;
  readonly log: string[];
  /** The webhook's next responses; a function that throws is a failed connection. */
  webhook: () => Response | Promise<Response>;
  readonly logger: Logger;
  post(url: string, init: RequestInit): Promise<Response>;
  /** Sends the form and follows its redirect, like a browser. */
  submitAndFollow(url: string, card: Readonly<Record<string, string>>): Promise<Response>;
  get(url: string): Promise<Response>;
  submit(
    url: string,
    card: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export async function embeddedHarness(open: () => Promise<OpenDatabase>): Promise<EmbeddedHarness> {
  const { db, close } = await open();
  const clock = testClock('2026-11-20T18:00:00Z');
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  let sent: SentEvent[] = [];

  const checkout = embeddedCheckout({
    db,
    clock,
    logger,
    motel: () => ({ ...content, name: 'Harbour Inn', translated: {} }),
    fontUrls: { text: '/assets/text-1.woff2', display: '/assets/display-1.woff2' },
    deliver: async (rawBody, headers) => {
      sent.push({ rawBody, headers: new Headers(headers) });
      return harness.webhook();
    },
  });
  const app = new Hono().route('/', checkout.routes);
  app.onError((_, context) => context.text('', 500));

  const harness: EmbeddedHarness = {
    checkout,
    provider: checkout.provider,
    db,
    clock,
    log,
    logger,
    webhook: () => new Response(null, { status: 200 }),
    get: async (url) => app.request(url),
    post: async (url, init) => app.request(url, { method: 'POST', ...init }),
    submit: (url, card, headers = {}) => harness.post(url, { body: new URLSearchParams(card), headers }),
    submitAndFollow: async (url, card) => {
      const { headers } = await harness.submit(url, card);
      return app.request(headers.get('location') ?? '');
    },
    pay: async (url) => {
      const { headers } = await harness.submit(url, GOOD_CARD);
      return headers.get('location')?.includes('/Payment-Success?') === true;
    },
    leaveRefusedCard: async (url) =>
      void (await harness.submit(url, { ...GOOD_CARD, number: '4000000000000341' })),
    payInVain: async (url) => void (await harness.submit(url, { ...GOOD_CARD, number: '4000000000000002' })),
    advance: async (seconds) => clock.advance(seconds * 1000),
    collectEvents: async () => {
      await checkout.doDueWork();
      const collected = sent;
      sent = [];
      return collected;
    },
    now: () => clock.now(),
    close,
  };
  return harness;
}
