import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The document's values, and one answer of the server for each name, each in its time. */
const answers: Record<string, PromiseWithResolvers<unknown>> = {};

beforeEach(() => {
  vi.resetModules();
  const written = { version: 'v1', name: 'HomePage', values: { motel: 'The Plain' } };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(written) }) });
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = Promise.withResolvers<unknown>();
    answers[url] = answer;
    return { ok: true, status: 200, json: () => answer.promise };
  });
});

afterEach(() => vi.unstubAllGlobals());

test('077: two pages that load at once keep the values of both', async () => {
  const { bring, follow } = await import('../src/page-values.ts');
  let seen: unknown;
  follow((values) => {
    seen = values;
  });
  const [first, second] = [bring('HotelCardsPage'), bring('SignInPage')];
  await vi.waitFor(() => expect(Object.keys(answers)).toHaveLength(2));
  // Both have read the first bytes of their answers before either is whole.
  await new Promise(setImmediate);
  answers['/values/v1/SignInPage']?.resolve({ phone: 'yes' });
  await second;
  answers['/values/v1/HotelCardsPage']?.resolve({ moneyWords: 'before taxes' });
  await first;
  expect(seen).toEqual({ motel: 'The Plain', phone: 'yes', moneyWords: 'before taxes' });
});
