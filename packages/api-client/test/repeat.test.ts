import { callEndpoint, ENDPOINTS } from '../src/index.ts';
import { CALLS } from './support/examples.ts';
import { hangUp, hangUpHalfWay, json, silence, standIn } from './support/stand-in.ts';
import { errorOf, wireTo } from './support/wire.ts';

const busy = json(503, { code: 'internal', message: 'Starting.' });

describe('retries', () => {
  test.each(CALLS)('$name after a lost connection: $repeats times', async ({ send, repeats }) => {
    const server = await standIn(hangUp);
    await errorOf(send(wireTo(server.url, { retry: { limit: 5, delay: () => 0 } })));
    const most = repeats === 2 ? 5 : repeats;
    expect(server.received).toHaveLength(1 + most);
  });

  test.each(CALLS)('$name by a server that is not ready: only when it reads', async ({ send, method }) => {
    const server = await standIn(busy);
    await errorOf(send(wireTo(server.url)));
    expect(server.received).toHaveLength(method === 'GET' ? 3 : 1);
  });

  test.each(CALLS.filter(({ repeats }) => repeats > 0))(
    '$name succeeds when its second attempt does',
    async ({ send, answer }) => {
      const server = await standIn(hangUp, json(200, answer));
      const wire = wireTo(server.url);
      await send(wire);
      expect(wire.logged).toEqual([]);
    },
  );

  test('a retried checkout is the same write: same key, same body', async () => {
    const { send, answer } = CALLS.find(({ name }) => name === 'createCheckout')!;
    const server = await standIn(hangUp, json(200, answer));
    await send(wireTo(server.url));
    const [first, second] = server.received;
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).toBe('draft-1');
    expect(first?.headers['idempotency-key']).toBe('draft-1');
    expect(second?.headers.authorization).toBe(first?.headers.authorization);
  });

  test.each(CALLS)('$name is never repeated after a time-out: the guest decides', async ({ send }) => {
    const server = await standIn(silence);
    let attempts = 0;
    const counted: typeof fetch = (...request) => {
      attempts += 1;
      return fetch(...request);
    };
    const error = await errorOf(send(wireTo(server.url, { timeout: 20, fetch: counted })));
    expect(error).toMatchObject({ reason: 'timeout' });
    expect(attempts).toBe(1);
  });

  test.each([
    [429, json(429, { code: 'too-many-requests', message: 'Wait.' }, { 'retry-after': '1' })],
    [500, json(500, { code: 'internal', message: 'Sorry.' })],
    [503, json(503, { code: 'internal', message: 'Sorry.' }, { 'retry-after': '30' })],
  ])('no retry of a read answered %d with Retry-After or an error', async (_status, answer) => {
    const server = await standIn(answer);
    await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.bookings, {}));
    expect(server.received).toHaveLength(1);
  });

  test('no retry of a read whose answer broke off: it had been answered', async () => {
    const server = await standIn(hangUpHalfWay);
    await errorOf(callEndpoint(wireTo(server.url), ENDPOINTS.bookings, {}));
    expect(server.received).toHaveLength(1);
  });

  test('no retry at all, when the wire says so', async () => {
    const server = await standIn(hangUp);
    await errorOf(
      callEndpoint(wireTo(server.url, { retry: { limit: 0, delay: () => 0 } }), ENDPOINTS.bookings, {}),
    );
    expect(server.received).toHaveLength(1);
  });
});
