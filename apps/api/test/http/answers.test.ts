import { once } from 'node:events';
import { connect } from 'node:net';
import { ENDPOINTS, problem } from '@motel/api-client/contracts';
import { sql } from 'kysely';
import { everythingStored } from '../support/looks.ts';
import { ROOMS } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

const calls = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  path: path.replace('{id}', 'x'),
}));
const posts = calls.filter(({ method, path }) => method === 'POST' && path !== ENDPOINTS.webhook.path);
const WITHOUT_BODY: readonly string[] = [ENDPOINTS.signOut.path, ENDPOINTS.signOutOthers.path];
const JSON_POSTS = posts.filter(({ path }) => !WITHOUT_BODY.includes(path));

describe('§7: responses', () => {
  let token: string;
  const motel = testMotel();
  beforeAll(async () => {
    token = (await motel.call(ENDPOINTS.signIn.path, { body: { mobile: '+14035550100' } })).body.token;
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/property', '/api/auth/authenticate-with-mobile/more'])(
    '%s is not found, and the response is JSON',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await motel.call(path, { method });
        expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
        expect(problem.parse(answer.body)).toEqual(answer.body);
      }
    },
  );

  test.each(calls)('$path accepts only $method', async ({ method, path }) => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((other) => other !== method);
    for (const other of others) {
      const { status, headers, body } = await motel.call(path, { method: other });
      const allowed = method === 'GET' ? 'GET, HEAD' : 'POST';
      const answered = [status, body.code, headers.get('allow')];
      expect(answered, other).toEqual([405, 'method-not-allowed', allowed]);
    }
  });

  test.each(JSON_POSTS)('$path accepts only JSON', async ({ path }) => {
    const before = await everythingStored(motel);
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    for (const type of [...forms, 'text/plain', 'application/jsonx', '']) {
      const answer = await motel.call(path, { rawBody: '{}', token, headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    }
    expect(await everythingStored(motel)).toEqual(before);
  });

  test.each(JSON_POSTS)('$path refuses malformed JSON', async ({ path }) => {
    const before = await everythingStored(motel);
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const values = ['null', '[]', '"text"', '1e999'];
    const halves = ['', '{', '{"mobile":', '\u0000', '{"a":"\\u0000"}', '{"\\ud800":1}', deep];
    for (const rawBody of [...values, ...halves]) {
      const { status, body } = await motel.call(path, { method: 'POST', rawBody, token });
      expect([status, body.code], rawBody.slice(0, 20)).toEqual([400, 'malformed']);
    }
    expect(await everythingStored(motel)).toEqual(before);
  });

  test.each(posts)('$path refuses more than 64 kB', async ({ path }) => {
    const rawBody = JSON.stringify({ mobile: 'x'.repeat(64 * 1024) });
    const answer = await motel.call(path, { rawBody, token });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test.each([ENDPOINTS.feedback.path, '/api/desk/site/photographs', '/api/desk/imports'])(
    'a stream of more than 64 kB to %s is refused before its end',
    async (path) => {
      let sent = 0;
      const endless = new ReadableStream({
        pull(stream) {
          sent += 16;
          stream.enqueue(new Uint8Array(16 * 1024).fill(0x20));
        },
      });
      const response = await fetch(`${motel.origin}${path}`, {
        method: 'POST',
        body: endless,
        headers: { 'content-type': 'application/json' },
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
      expect(sent, 'kilobytes, most of them on their way').toBeLessThan(8 * 1024);
    },
  );

  test('a client that disconnects during its request is logged as 400', async () => {
    const { hostname, port } = new URL(motel.origin);
    const ways = { 'gone-early': 'content-length: 100', 'gone-later': 'transfer-encoding: chunked' };
    for (const [id, length] of Object.entries(ways)) {
      const gone = connect(Number(port), hostname);
      await once(gone, 'connect');
      gone.write(
        `POST /api/feedback HTTP/1.1\r\nhost: x\r\nx-request-id: ${id}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
      );
      gone.write('5\r\n{"mes\r\n', () => gone.resetAndDestroy());
    }
    const logged = () =>
      motel.log.map((line) => JSON.parse(line)).filter(({ clientRequestId }) => clientRequestId in ways);
    await expect.poll(() => logged().filter(({ msg }) => msg === 'request')).toHaveLength(2);
    for (const { level, status } of logged()) expect([level, status]).toEqual([30, 400]);
  });

  test('every response has a request id and the security headers, also to HEAD', async () => {
    const { status, body } = await motel.call(ENDPOINTS.properties.path, { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    for (const path of [ENDPOINTS.properties.path, '/api/nothing', '/healthz', '/api/docs']) {
      const { headers } = await motel.call(path);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('an internal error is reported without its reason and logged with it', async () => {
    await sql`alter table properties rename to properties_out_of_reach`.execute(motel.db);
    const asked = ENDPOINTS.property.path.replace('{id}', ROOMS.many.id);
    const { status, body, headers } = await motel.call(asked);
    const ready = await motel.call('/readyz');
    await sql`alter table properties_out_of_reach rename to properties`.execute(motel.db);
    const message = 'Something went wrong on our side. Please try again in a moment.';
    expect([status, body]).toEqual([500, { code: 'internal', message }]);
    const logged = motel.log.filter((line) => line.includes(headers.get('x-request-id') ?? 'none'));
    expect(logged.join()).toMatch(/relation .*properties.* does not exist/);
    expect(ready.status).toBe(200);
  });

  test('/healthz and /readyz respond with 200, and are logged at debug level', async () => {
    expect(await motel.call('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await motel.call('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    await motel.call(ENDPOINTS.properties.path);
    const logged = motel.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    for (const [asked, level] of Object.entries({
      '/healthz': 20,
      '/readyz': 20,
      [ENDPOINTS.properties.path]: 30,
    })) {
      const own = logged.filter(({ route, status }) => route === asked && status === 200);
      expect(new Set(own.map((line) => line.level)), asked).toEqual(new Set([level]));
    }
  });

  test('openapi.json describes every call of the contracts', async () => {
    const { body } = await motel.call('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path } of Object.values(ENDPOINTS)) {
      const operation = body.paths[path][method.toLowerCase()];
      expect(operation.responses['200'].content['application/json'].schema).toBeTypeOf('object');
      expect(operation.responses['503'].headers, 'like every 503').toHaveProperty('Retry-After');
    }
    const checkout = body.paths[ENDPOINTS.createCheckout.path].post;
    expect(checkout.requestBody.content['application/json'].schema.required).toContain('totalAmount');
    expect(checkout.responses['409'].description).toBe('price-changed, sold-out, key-reused');
    expect(checkout.responses['429'].headers).toHaveProperty('Retry-After');
    expect(checkout.responses['409'].headers).toBeUndefined();
    expect(checkout.security).toEqual([{ token: [] }]);
  });

  test('/api/docs is a page that loads no other file', async () => {
    const { body, headers } = await motel.call('/api/docs');
    expect(headers.get('content-type')).toContain('text/html');
    for (const { path } of Object.values(ENDPOINTS)) expect(body).toContain(path);
    expect(body).not.toMatch(/<script|src=|https?:\/\//);
  });
});
