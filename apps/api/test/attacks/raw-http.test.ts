import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { everythingStored } from '../support/looks.ts';
import { openSocket, sayRaw, statusesIn } from '../support/raw-http.ts';
import { testMotel } from '../support/test-motel.ts';

const FEEDBACK = JSON.stringify({ name: 'A', email: 'a@example.ca', message: 'M' });
const HEAD = 'host: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n';
/** A request that an attacker hides behind another one. */
const SMUGGLED = `POST ${ENDPOINTS.feedback.path} HTTP/1.1\r\n${HEAD}content-length: ${FEEDBACK.length}\r\n\r\n${FEEDBACK}`;

const FRAMED = 'transfer-encoding: chunked\r\n';
const BEHIND = `0\r\n\r\n${SMUGGLED}`;

const motel = testMotel();

const post = (headers: string, body = '') =>
  sayRaw(motel.origin, `POST ${ENDPOINTS.feedback.path} HTTP/1.1\r\n${HEAD}${headers}\r\n${body}`);

/** Posts what is refused with one answer, and stores nothing. */
async function refused(status: number, ...request: Parameters<typeof post>): Promise<void> {
  const before = await everythingStored(motel);
  expect(statusesIn(await post(...request))).toEqual([status]);
  expect(await everythingStored(motel)).toEqual(before);
}

describe('request smuggling', () => {
  test.each([
    ['two headers of its length', `content-length: 4\r\n${FRAMED}`, BEHIND],
    ['two lengths', `content-length: 0\r\ncontent-length: ${SMUGGLED.length}\r\n`, SMUGGLED],
    ['two lengths in one', 'content-length: 0, 5\r\n', SMUGGLED],
    ['a length with a sign', 'content-length: +2\r\n', SMUGGLED],
    ['a length that is negative', 'content-length: -1\r\n', SMUGGLED],
    ['a length in another writing', 'content-length: 0x10\r\n', SMUGGLED],
    ['an encoding that is nearly chunked', 'transfer-encoding: xchunked\r\n', SMUGGLED],
    ['chunked, and then not', 'transfer-encoding: chunked, identity\r\n', BEHIND],
    ['a blank before the colon', 'transfer-encoding : chunked\r\n', BEHIND],
    ['a header over two lines', 'transfer-encoding:\r\n chunked\r\nx: 1\r\ncontent-length: 4\r\n', SMUGGLED],
    ['a chunk whose size is none', FRAMED, `zz\r\n${SMUGGLED}`],
    ['a chunk that is longer than its size', FRAMED, `1\r\n${SMUGGLED}\r\n0\r\n\r\n`],
    ['lines that end in half', 'content-length: 0\n\n', SMUGGLED],
    [
      'a host that is named twice (S13)',
      `host: evil.example\r\ncontent-length: ${FEEDBACK.length}\r\n`,
      FEEDBACK,
    ],
  ])('%s: is refused as one, and what is behind it is never read', (_, headers, body) =>
    refused(400, headers, body),
  );

  test('a valid chunked body is read', async () => {
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    const chunks = `${chunk(FEEDBACK.slice(0, 9))}${chunk(FEEDBACK.slice(9))}0\r\n\r\n`;
    expect(statusesIn(await post(FRAMED, chunks))).toEqual([200]);
  });
});

describe('very large requests', () => {
  test('too large a content-length is refused before the body arrives', () =>
    refused(413, 'content-length: 999999999999\r\n', FEEDBACK));

  test('a compressed body is refused, never decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip']) {
      const answer = await fetch(`${motel.origin}${ENDPOINTS.feedback.path}`, {
        method: 'POST',
        body: bomb.subarray(0, 60_000),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      });
      expect([encoding, answer.status]).toEqual([encoding, 400]);
      await answer.text();
    }
  });

  test.each([
    ['open brackets', '['.repeat(65_536)],
    ['open braces', '{"a":'.repeat(13_000)],
    ['brackets in a field', FEEDBACK.replace('"A"', '['.repeat(32_000) + ']'.repeat(32_000))],
    ['5000 equal names', `{${'"name":"a",'.repeat(5000)}"name":1}`],
    ['as many names as fit', `{${Array.from({ length: 7000 }, (_, n) => `"${n}":0`).join()}}`],
    ['a number of 60,000 digits', `{"name":${'9'.repeat(60_000)}}`],
  ])('%s are refused', async (_, rawBody) => {
    expect(await motel.call(ENDPOINTS.feedback.path, { rawBody })).toMatchObject({ status: 400 });
  });

  test('headers and paths have a maximum length', async () => {
    expect(statusesIn(await post(`x-large: ${'x'.repeat(20_000)}\r\n`))).toEqual([431]);
    const long = `GET /api/property/getPropertyDetail/${'x'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`;
    expect(statusesIn(await sayRaw(motel.origin, long))).toEqual([431]);
    const many = Array.from({ length: 1500 }, (_, number) => `a${number}: 1\r\n`).join('');
    const asked = `GET ${ENDPOINTS.properties.path} HTTP/1.1\r\n${HEAD}${many}\r\n`;
    expect([200, 431]).toContain(statusesIn(await sayRaw(motel.origin, asked))[0]);
  });

  test('an address above 2 kB gets 414, whatever it asks for', async () => {
    const before = motel.log.length;
    for (const path of ['/x', '/api/property/get-all-properties', '/api/nothing', '/healthz']) {
      for (const more of ['/'.repeat(2048), `?${'x'.repeat(2048)}`, `/${'%41'.repeat(700)}`]) {
        const answer = await motel.call(path + more);
        expect(answer).toMatchObject({ status: 414, body: { code: 'address-too-long' } });
      }
    }
    const routes = motel.log.slice(before).map((line) => JSON.parse(line).route);
    expect(new Set(routes.filter((route) => route !== undefined))).toEqual(new Set(['/address-too-long']));
    const most = 2048 - motel.origin.length - '/healthz?'.length;
    expect(await motel.call(`/healthz?${'x'.repeat(most)}`)).toMatchObject({ status: 200 });
    expect(await motel.call(`/healthz?${'x'.repeat(most + 1)}`)).toMatchObject({ status: 414 });
  });

  test('hundreds of extra parameters are ignored', async () => {
    const path = ENDPOINTS.availability.path.replace('{id}', 'many');
    const more = Array.from({ length: 380 }, () => 'to=x').join('&');
    const answer = await motel.call(`${path}?from=2026-12-01&to=2026-12-02&${more}`);
    expect(answer).toMatchObject({ status: 200, body: { nights: [{ date: '2026-12-01' }] } });
  });
});

describe('other methods and protocols', () => {
  test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'PURGE', 'M-SEARCH'])(
    '%s reads and changes nothing',
    async (method) => {
      const asked = `${method} ${ENDPOINTS.properties.path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-secret: told\r\n\r\n`;
      const heard = await sayRaw(motel.origin, asked);
      expect(statusesIn(heard)).toEqual([405]);
      expect(heard).not.toContain('told');
    },
  );

  test('CONNECT opens no tunnel, and an upgrade starts no other protocol', async () => {
    const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n';
    expect(await sayRaw(motel.origin, tunnel)).not.toMatch(/ 200 /);
    const upgrade = `GET ${ENDPOINTS.properties.path} HTTP/1.1\r\n${HEAD.replace('close', 'upgrade, close')}upgrade: websocket\r\n\r\n`;
    expect(statusesIn(await sayRaw(motel.origin, upgrade))).not.toContain(101);
  });

  test('an absolute URL of another site gets this motel’s response', async () => {
    const asked = `GET http://evil.example${ENDPOINTS.properties.path} HTTP/1.1\r\n${HEAD}\r\n`;
    const heard = await sayRaw(motel.origin, asked);
    expect([200, 400]).toContain(statusesIn(heard)[0]);
    expect(heard).not.toContain('evil');
  });
});

describe('slow clients', () => {
  test('200 clients that stall at any point block no other client', async () => {
    const slow: Socket[] = [];
    const question = `GET ${ENDPOINTS.availability.path.replace('{id}', 'many')}?from=2026-12-01&to=2027-12-31 HTTP/1.1\r\nhost: x\r\n\r\n`;
    const starts = [
      '',
      'GET /api/prop',
      `POST ${ENDPOINTS.feedback.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      // Requests as much data as one connection may, and reads none of it.
      question.repeat(10),
    ];
    for (let number = 0; number < 200; number += 1) {
      const socket = await openSocket(motel.origin);
      socket.pause();
      socket.write(starts[number % starts.length] ?? '');
      slow.push(socket);
    }
    const others = Array.from({ length: 20 }, () =>
      motel.call(ENDPOINTS.feedback.path, { rawBody: FEEDBACK }),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const socket of slow) {
      const closed = once(socket, 'close');
      socket.resetAndDestroy();
      await closed;
    }
    expect((await motel.call('/readyz')).status).toBe(200);
  });
});
