import { fc, test } from '@fast-check/vitest';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { SERVER } from '../../../support/databases.ts';
import { GOOD_CARD } from '../../../support/test-booking.ts';
import { whileTesting } from '../../../support/while-testing.ts';
import { eventsSent, sessionRequest } from '../provider-harness.ts';
import { embeddedHarness } from './embedded-harness.ts';

const LATE_GOOD = '4000 0000 0000 0077';
const LATE_BAD = '4000 0000 0000 0341';
const CANCEL = 'http://127.0.0.1:3000/carddetails/hoodoo-double?checkin=2026-11-27&amp;cancelled=1';

describe('the embedded checkout page', () => {
  let url: string;
  let sessionId: string;
  const harness = whileTesting(() => embeddedHarness(SERVER.open));
  beforeEach(async () => {
    ({ url, sessionId } = await harness.provider.createSession(sessionRequest(harness)));
    await harness.collectEvents();
  });

  const page = async (address = url) => (await harness.get(address)).text();
  const successUrl = () => `http://127.0.0.1:3000/Payment-Success?session=${sessionId}`;

  describe('shows', () => {
    it('each line of the price, the total, and that no money moves', async () => {
      const response = await harness.get(url);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
      const said = [
        'Test checkout, no money moves',
        'Hoodoo Double, Nov 27 to Nov 29',
        '4242 4242 4242 4242',
      ];
      const lines = ['$89 × 2 nights × 1 room', '$178.00', 'Tourism Levy tax', '$8.00', 'Pay $211.00 CAD'];
      for (const words of [...said, ...lines]) expect(html).toContain(words);
    });

    it('§2.16 the time at which it ends, by the motel’s clock', async () => {
      const html = await page();
      const end = wordsOf(content).shownTime(new Date(harness.now().getTime() + 35 * 60_000), harness.now());
      expect(html).toContain(`Your room is held while you pay, until ${end}, local time.`);
      expect(html).toContain('No free cancellation: if you cancel, or do not come, the whole price is kept.');
    });

    it('fields with a number keypad and without autofill of real cards', async () => {
      const html = await page();
      const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input);
      const attribute = (name: string) =>
        inputs.map((input) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]);
      expect(attribute('autocomplete')).toEqual(['off', 'off', 'off', 'off']);
      expect(attribute('inputmode')).toEqual(['numeric', 'numeric', 'numeric', 'text']);
      for (const id of attribute('id')) expect(html).toContain(`<label for="${id}">`);
    });

    it('a link back to the stay; the session remains open', async () => {
      expect(await page()).toContain(`<a href="${CANCEL}">Cancel</a>`);
      expect(await harness.provider.findSession(sessionId)).toEqual({ state: 'open' });
    });

    it('typed text escaped, never as markup', async () => {
      const title = '<script>alert(1)</script>';
      const session = await harness.provider.createSession(sessionRequest(harness, { title }));
      const html = await page(`${session.url}?problem=<script>,constructor`);
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toContain('role="alert"');
    });

    it('its page without scripts and inline styles, and never from a cache', async () => {
      const { headers } = await harness.get(url);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("form-action 'self' http://127.0.0.1:3000;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("font-src 'self'");
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('the fonts of the current built site, and its stylesheet for good', async () => {
      const html = await page();
      const styleAt = async (path: string, caching: string) => {
        expect(html).toContain(`<link rel="stylesheet" href="${path}">`);
        const style = await harness.get(path);
        expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
        expect(style.headers.get('cache-control')).toContain(caching);
        return style.text();
      };
      const css = await styleAt('/checkout/embedded-fonts.css', 'no-cache');
      expect(css).toContain('font-family:"Libre Franklin";font-weight:400 750');
      expect(css).toContain('src:url("/assets/display-1.woff2") format("woff2")');
      await styleAt(/href="([^"]+\.[0-9a-f]{12}\.css)">/.exec(html)?.[1] ?? '', 'immutable');
    });
  });

  describe('paying', () => {
    it('calls the webhook, then redirects to the success page of its origin', async () => {
      const webhook = vi.fn(() => new Response(null));
      harness.webhook = webhook;
      expect(new URL(url).origin).toBe('http://127.0.0.1:3000');
      const response = await harness.submit(url, GOOD_CARD);
      expect(webhook).toHaveBeenCalledOnce();
      expect([response.status, response.headers.get('location')]).toEqual([303, successUrl()]);
    });

    it('twice with one form pays once, and both requests redirect', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => harness.submit(url, GOOD_CARD)));
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(await harness.collectEvents()).toHaveLength(1);
    });

    it('with a card that pays late is decided 15 seconds later', async () => {
      const response = await harness.submit(url, { ...GOOD_CARD, number: LATE_GOOD });
      expect(response.headers.get('location')).toBe(successUrl());
      expect(await harness.provider.expireSession(sessionId)).toEqual({ state: 'processing' });
      await harness.advance(14);
      expect(await harness.collectEvents()).toEqual([]);
      await harness.advance(1);
      expect(await harness.collectEvents()).toHaveLength(1);
      expect((await harness.provider.findSession(sessionId)).state).toBe('paid');
    });

    it('with a card that fails late ends unpaid, with an event', async () => {
      await harness.submit(url, { ...GOOD_CARD, number: LATE_BAD });
      await harness.advance(15);
      expect(await eventsSent(harness)).toMatchObject([{ type: 'failed', sessionId }]);
      expect(await harness.provider.findSession(sessionId)).toEqual({ state: 'expired' });
      expect((await harness.get(url)).status).toBe(410);
    });
  });

  describe('refuses', () => {
    it.each([
      ['4000 0000 0000 0002', 'Your card was declined.'],
      ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ])('the card %s with a message, and accepts another card', async (number, message) => {
      const html = await (await harness.submitAndFollow(url, { ...GOOD_CARD, number })).text();
      expect(html).toContain(`role="alert">${message} Nothing was charged`);
      expect(html).toContain(`<title>${message} Nothing was charged`);
      expect((await harness.submit(url, GOOD_CARD)).headers.get('location')).toBe(successUrl());
    });

    it('any other card, with the reason next to its field', async () => {
      const card = { ...GOOD_CARD, number: '5555 5555 5555 4444' };
      const html = await (await harness.submitAndFollow(url, card)).text();
      expect(html).toContain('Only the test cards listed above are taken. Please never enter a real card.');
      expect(html).toMatch(
        /<input id="number"[^>]*aria-describedby="number-hint number-problem"[^>]*aria-invalid="true"[^>]*autofocus/,
      );
      expect(await harness.provider.findSession(sessionId)).toEqual({ state: 'open' });
    });

    it('an empty form, a file, or no form at all', async () => {
      const expectRefused = ({ status, headers }: Response) => {
        const location = `${new URL(url).pathname}?problem=no-number,no-expiry,no-cvc,no-name`;
        expect([status, headers.get('location')]).toEqual([303, location]);
      };
      expectRefused(await harness.submit(url, {}));
      const form = new FormData();
      for (const field of Object.keys(GOOD_CARD)) form.set(field, new File(['4242'], 'card.txt'));
      expectRefused(await harness.post(url, { body: form }));
      for (const type of ['application/json', 'multipart/form-data', 'text/plain']) {
        const body = JSON.stringify(GOOD_CARD);
        expectRefused(await harness.post(url, { body, headers: { 'content-type': type } }));
      }
    });

    it('a repetition by back or reload: every form gets a redirect', async () => {
      const declined = { ...GOOD_CARD, number: '4000 0000 0000 0002' };
      for (const card of [{}, declined, GOOD_CARD, GOOD_CARD])
        expect((await harness.submit(url, card)).status).toBe(303);
    });

    it.each(['%0d%0aSet-Cookie:a=b', '%01', '%7f', '%E2%82%AC%0a', '%2F%2Fevil.example', '%'])(
      'a form for the invented session %s, with a redirect to its page',
      async (made) => {
        const unknown = url.replace(sessionId, made);
        const { status, headers } = await harness.submit(unknown, GOOD_CARD);
        const location = headers.get('location') ?? '';
        expect(status).toBe(303);
        expect(location).toMatch(/^\/checkout\/embedded\/[\w%.-]+$/);
        expect((await harness.get(new URL(location, url).href)).status).toBe(404);
      },
    );

    it('a form that another site sends', async () => {
      const host = '127.0.0.1:3000';
      for (const headers of [
        { origin: 'https://evil.example', host },
        { origin: 'null', host },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ])
        expect((await harness.submit(url, GOOD_CARD, headers)).status).toBe(403);
      expect(await harness.provider.findSession(sessionId)).toEqual({ state: 'open' });
      const own = { origin: `http://${host}`, host, 'sec-fetch-site': 'same-origin' };
      expect((await harness.submit(url, GOOD_CARD, own)).headers.get('location')).toBe(successUrl());
    });
  });

  describe('shows the reason and a link when no payment is possible, for', () => {
    const expectWayOn = async (address: string, status: number, words: string, href: string) => {
      const response = await harness.get(address);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(html).toContain(words);
      expect(html).toContain(`href="${href}"`);
      expect(html).not.toContain('<form');
    };

    it('an unknown session', async () => {
      const unknown = 'http://127.0.0.1:3000/checkout/embedded/cs_none';
      await expectWayOn(unknown, 404, 'There is no such checkout.', '/');
      expect((await harness.submitAndFollow(unknown, GOOD_CARD)).status).toBe(404);
    });

    it('an expired session, also before its row says so', async () => {
      await harness.advance(35 * 60);
      await expectWayOn(url, 410, 'This checkout has ended.', CANCEL);
      expect((await harness.submitAndFollow(url, GOOD_CARD)).status).toBe(410);
      await harness.collectEvents();
      await expectWayOn(url, 410, 'This checkout has ended.', CANCEL);
    });

    it.each([
      ['a paid session', GOOD_CARD.number, 'This stay is already paid.'],
      ['a session with a pending payment', LATE_GOOD, 'Your payment is on its way.'],
    ])('%s', async (_, number, words) => {
      await harness.submit(url, { ...GOOD_CARD, number });
      await expectWayOn(url, 200, words, successUrl());
    });
  });

  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((list) => list.join(''));
  const number = fc.oneof(digits(16), fc.constantFrom('4242424242424242', '4000000000000002', LATE_GOOD));
  test.prop([number, digits(4), fc.uuid()], { numRuns: 10 })(
    'stores no card number in the database, the log or the page',
    async (card, cvc, name) => {
      const session = await harness.provider.createSession(sessionRequest(harness));
      const page = await harness.submitAndFollow(session.url, { number: card, expiry: '12/34', cvc, name });
      const html = (await page.text()).replace(/<section class="cards"[\s\S]*?<\/section>/, '');
      const kept = [html, await everythingStored(), harness.log.join()].join();
      expect(kept.replaceAll(' ', '')).not.toContain(card.replaceAll(' ', ''));
      expect(kept).not.toContain(name);
    },
  );

  async function everythingStored(): Promise<string> {
    const tables = ['embedded_sessions', 'embedded_events', 'embedded_refunds'] as const;
    const read = tables.map((table) => harness.db.selectFrom(table).selectAll().execute());
    return JSON.stringify(await Promise.all(read));
  }
});
