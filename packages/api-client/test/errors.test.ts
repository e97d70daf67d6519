import { problemCode } from '../src/contracts/index.ts';
import { ApiProblem, callEndpoint, ENDPOINTS, UnexpectedAnswer, Unreachable } from '../src/index.ts';
import { CALLS } from './support/examples.ts';
import {
  type Answer,
  hangUp,
  hangUpHalfWay,
  json,
  nobody,
  silence,
  stall,
  standIn,
  text,
} from './support/stand-in.ts';
import { errorOf, wireTo } from './support/wire.ts';

const once = { limit: 0, delay: () => 0 };

describe('the server refused: ApiProblem', () => {
  test.each([
    [400, 'malformed'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'method-not-allowed'],
    [409, 'sold-out'],
    [409, 'price-changed'],
    [409, 'key-reused'],
    [413, 'too-large'],
    [414, 'address-too-long'],
    [415, 'unsupported-media-type'],
    [422, 'rule-broken'],
    [429, 'too-many-requests'],
    [500, 'internal'],
    [503, 'not-selling'],
    [503, 'payment-unavailable'],
    [503, 'unavailable'],
  ] as const)('%d %s keeps the server’s message (§8)', async (status, code) => {
    expect(problemCode.options).toContain(code);
    const server = await standIn(json(status, { code, message: 'These nights are gone.' }));
    const error = await errorOf(callEndpoint(wireTo(server.url, { retry: once }), ENDPOINTS.bookings, {}));
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({
      status,
      code,
      message: 'These nights are gone.',
      serverMessage: 'These nights are gone.',
      issues: [],
      retryAfter: undefined,
    });
  });

  test('422 names every broken rule', async () => {
    const issues = [{ field: 'firstname', rule: 'V7', message: 'First name is required' }];
    const server = await standIn(
      json(422, { code: 'rule-broken', message: 'Please fix the errors below', issues }),
    );
    expect(await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.bookings, {}))).toMatchObject({ issues });
  });

  test.each([
    ['60', 60],
    ['soon', undefined],
    ['-1', undefined],
    ['Sat, 21 Nov 2026 10:00:00 GMT', undefined],
  ])('429 says when to retry: after %s is %s seconds', async (value, retryAfter) => {
    const refusal = { code: 'too-many-requests', message: 'Please wait a minute.' };
    const server = await standIn(json(429, refusal, { 'retry-after': value }));
    const error = await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.bookings, {}));
    expect(error).toMatchObject({ status: 429, retryAfter });
  });

  test.each([
    ['a code of a later version', { message: 'No.', code: 'under-water' }],
    ['issues in another shape', { message: 'No.', issues: 'many' }],
    ['a message alone', { message: 'No.' }],
  ])('the message is kept with %s', async (_what, body) => {
    const server = await standIn(json(409, body));
    const error = await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.bookings, {}));
    expect(error).toMatchObject({ status: 409, code: undefined, issues: [], serverMessage: 'No.' });
  });

  test.each([
    ['a page of a proxy', text(502, '<h1>Bad Gateway</h1>')],
    ['an empty message', json(500, { message: '' })],
    ['no body', json(500, undefined)],
    [
      'JSON that is none',
      (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{'),
    ],
  ] satisfies [string, Answer][])('%s has no message for a guest', async (_what, answer) => {
    const server = await standIn(answer);
    const error = await errorOf(callEndpoint(wireTo(server.url, { retry: once }), ENDPOINTS.bookings, {}));
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).not.toHaveProperty('serverMessage', expect.anything());
  });
});

describe('no answer came: Unreachable', () => {
  test('from a server that is down', async () => {
    const error = await errorOf(callEndpoint(wireTo(await nobody()), ENDPOINTS.bookings, {}));
    expect(error).toBeInstanceOf(Unreachable);
    expect(error).toMatchObject({ reason: 'network' });
    expect(error).not.toHaveProperty('serverMessage', expect.anything());
  });

  test.each([
    ['whose connection is lost before it', hangUp, 'network', undefined],
    ['whose connection is lost in it', hangUpHalfWay, 'network', undefined],
    ['that never begins', silence, 'timeout', 40],
    ['that never ends', stall, 'timeout', 40],
  ])('an answer %s: %s', async (_what, answer, reason, timeout) => {
    const server = await standIn(answer);
    const wire = wireTo(server.url, timeout === undefined ? {} : { timeout });
    const error = await errorOf(callEndpoint(wire, ENDPOINTS.bookings, {}));
    expect(error).toBeInstanceOf(Unreachable);
    expect(error).toMatchObject({ reason });
  });

  test('a missing base address on a server is a bug, not a network failure', async () => {
    const error = await errorOf(callEndpoint(wireTo(''), ENDPOINTS.bookings, {}));
    expect(error).toBeInstanceOf(TypeError);
  });
});

describe('the answer does not match its contract: UnexpectedAnswer', () => {
  test.each(CALLS.filter(({ name }) => name !== 'sendFeedback'))(
    '$name with a foreign shape',
    async ({ send, method, path }) => {
      const server = await standIn(json(200, { hotels: 'many' }));
      const error = await errorOf(send(wireTo(server.url)));
      expect(error).toBeInstanceOf(UnexpectedAnswer);
      expect(error).toHaveProperty('message', expect.stringContaining(`${method} ${path.split('?')[0]}`));
    },
  );

  test('a page instead of JSON', async () => {
    const server = await standIn(text(200, '<!doctype html>'));
    const error = await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.bookings, {}));
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error).toMatchObject({ paths: [] });
  });

  test('names the places of the mismatch', async () => {
    const server = await standIn(json(200, { _id: 'x', price: 89.555, images: [1] }));
    const error = await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.property, { parts: { id: 'x' } }));
    expect(error).toMatchObject({ paths: ['images.0', 'price'] });
  });
});

describe('§8 every failed call is logged and throws', () => {
  test.each(CALLS)("$name logs '$onFailure'", async ({ send, onFailure }) => {
    const server = await standIn(json(403, { code: 'forbidden', message: 'Not yours.' }));
    const wire = wireTo(server.url);
    const error = await errorOf(send(wire));
    expect(wire.logged).toEqual([{ message: onFailure, error }]);
    expect(wire.logged[0]?.error).toBe(error);
  });

  test('on the console by default', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await standIn(json(404, { code: 'not-found', message: 'No such room.' }));
    const error = await errorOf(
      callEndpoint(wireTo(server.url, { log: undefined }), ENDPOINTS.property, {
        parts: { id: 'moon-suite' },
      }),
    );
    expect(log.mock.calls).toEqual([['Error fetching property detail', error]]);
    log.mockRestore();
  });

  test('once, after any number of attempts', async () => {
    const server = await standIn(hangUp);
    const wire = wireTo(server.url);
    await errorOf(callEndpoint(wire, ENDPOINTS.bookings, {}));
    expect(server.received).toHaveLength(3);
    expect(wire.logged).toHaveLength(1);
  });
});

describe('an aborted call', () => {
  test.each(CALLS)('$name ends with the caller’s reason, unlogged', async ({ send }) => {
    const server = await standIn(silence);
    const wire = wireTo(server.url);
    const caller = new AbortController();
    const reason = new Error('the guest went on');
    const error = errorOf(send(wire, { signal: caller.signal }));
    await expect.poll(() => server.received.length, { interval: 2 }).toBe(1);
    caller.abort(reason);
    expect(await error).toBe(reason);
    await server.abandoned;
    expect(server.received).toHaveLength(1);
    expect(wire.logged).toEqual([]);
  });

  test('before it is sent never reaches the server', async () => {
    const server = await standIn(json(200, { bookings: [] }));
    const wire = wireTo(server.url);
    const error = await errorOf(callEndpoint(wire, ENDPOINTS.bookings, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(server.received).toEqual([]);
    expect(wire.logged).toEqual([]);
  });
});
