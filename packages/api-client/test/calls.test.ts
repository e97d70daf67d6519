import { ENDPOINTS } from '../src/contracts/index.ts';
import * as client from '../src/index.ts';
import { CALLS, checkoutRequest } from './support/examples.ts';
import { json, standIn, text } from './support/stand-in.ts';
import { wireTo } from './support/wire.ts';

describe('§7 the calls', () => {
  test.each(CALLS)('§6 $name is $method $path, with the session: $isPersonal', async (call) => {
    const { send, method, path, body, answer, isPersonal } = call;
    const server = await standIn(json(200, answer));
    const wire = wireTo(server.url);
    await send(wire);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ method, path });
    expect(server.received[0]?.body).toEqual(body);
    expect(wire.logged).toEqual([]);
    expect(server.received[0]?.headers.authorization).toBe(isPersonal ? 'Bearer secret-token' : undefined);
  });

  test.each(CALLS.filter(({ isPersonal }) => isPersonal))(
    '$name carries no token when the guest is signed out',
    async ({ send, answer }) => {
      const server = await standIn(json(200, answer));
      await send(wireTo(server.url, { token: () => undefined }));
      expect(server.received[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  test('the token is read for each call: a later sign-in counts', async () => {
    const server = await standIn(json(200, { bookings: [] }));
    let token = 'first';
    const wire = wireTo(server.url, { token: () => token });
    await client.callEndpoint(wire, client.ENDPOINTS.bookings, {});
    token = 'second';
    await client.callEndpoint(wire, client.ENDPOINTS.bookings, {});
    const sent = server.received.map(({ headers }) => headers.authorization);
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
  });

  test('after its own write a client asks for the newest answers', async () => {
    const server = await standIn(json(200, []));
    const [wire, other] = [wireTo(server.url), wireTo(server.url)];
    await client.callEndpoint(wire, client.ENDPOINTS.properties, {});
    await client.callEndpoint(wire, client.ENDPOINTS.signOut, {}).catch(() => undefined);
    await client.callEndpoint(wire, client.ENDPOINTS.properties, {});
    await client.callEndpoint(other, client.ENDPOINTS.properties, {});
    const reads = server.received.filter(({ method }) => method === 'GET');
    const asked = reads.map(({ headers }) => headers['cache-control']);
    expect(asked).toEqual([undefined, 'no-cache', undefined]);
  });

  test('every endpoint of the browser has a call; the webhook is the provider’s', () => {
    const called = new Set(CALLS.map(({ method, path }) => `${method} ${path.split('?')[0]}`));
    const { webhook: _, ...ours } = ENDPOINTS;
    const listed = Object.values(ours).map(({ method, path }) => {
      const id = path.includes('payments') ? 'session-1' : path.includes('stays') ? 'stay-1' : 'river-queen';
      return `${method} ${path.replace('{id}', id).replace('{version}/{part}', 'v1/home')}`;
    });
    expect([...called].sort()).toEqual(listed.sort());
  });

  test('the checkout carries the draft’s key', async () => {
    const server = await standIn(
      json(200, { bookingAction: 'new', url: 'https://pay.example/s', sessionId: 's' }),
    );
    const answer = await client.callEndpoint(wireTo(server.url), client.ENDPOINTS.createCheckout, {
      body: checkoutRequest,
      key: 'draft-7',
    });
    expect(server.received[0]?.headers['idempotency-key']).toBe('draft-7');
    expect(answer).toEqual({ bookingAction: 'new', url: 'https://pay.example/s', sessionId: 's' });
  });

  test('an id stays one segment of the path, with any characters in it', async () => {
    const server = await standIn(json(200, { _id: 'x', price: 1 }));
    await client.callEndpoint(wireTo(server.url), client.ENDPOINTS.property, { parts: { id: 'a/b?c=$&#d' } });
    expect(server.received[0]?.path).toBe('/api/property/getPropertyDetail/a%2Fb%3Fc%3D%24%26%23d');
  });

  test('a base address may have a path and a slash at its end', async () => {
    const server = await standIn(json(200, []));
    await client.callEndpoint(wireTo(`${server.url}/motel/`), client.ENDPOINTS.properties, {});
    expect(server.received[0]?.path).toBe('/motel/api/property/get-all-properties');
  });

  test('a call uses the given fetch', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      asked.push(new Request(input).url);
      return Response.json([]);
    };
    await client.callEndpoint(wireTo('http://motel.example', { fetch }), client.ENDPOINTS.properties, {});
    expect(asked).toEqual(['http://motel.example/api/property/get-all-properties']);
  });
});

describe('§7 feedback by a form-mail service', () => {
  const message = { name: 'Ada', email: 'ada@guest.example', message: 'Warm rooms.' };

  test('goes only to the service, with its key and the fixed subject', async () => {
    const ours = await standIn(json(200, { success: true }));
    const service = await standIn(text(200, 'OK'));
    const formMail = { url: `${service.url}/submit`, accessKey: 'key-1' };
    await client.sendFeedback(wireTo(ours.url), message, { formMail });
    expect(ours.received).toEqual([]);
    expect(service.received[0]).toMatchObject({
      method: 'POST',
      path: '/submit',
      body: { access_key: 'key-1', subject: client.FEEDBACK_SUBJECT, ...message },
    });
    expect(service.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('an OK status is success, with any body; any other status is not', async () => {
    const willing = await standIn(text(200, '<p>Thank you</p>'));
    await expect(client.sendFeedback(wireTo(willing.url), message)).resolves.toBeUndefined();
    const unwilling = await standIn(json(400, { success: true }));
    await expect(client.sendFeedback(wireTo(unwilling.url), message)).rejects.toBeInstanceOf(
      client.ApiProblem,
    );
  });
});
