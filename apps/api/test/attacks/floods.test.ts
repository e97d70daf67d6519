import { request } from 'node:http';
import { pipeline } from 'node:stream';
import { openSocket } from '../support/raw-http.ts';
import { motelOfThisTest } from '../support/test-motel.ts';
import { openProxy } from '../support/test-proxy.ts';

const FLOOD = 1300;
/** Guests, each at an address of their own, and their requests one after another. */
const HONEST = 60;
const ROUNDS = 2;

/**
 * A proxy that has no limits of its own, opens a connection for each request beside others, and trusts the address it
 * gets.
 */
const trusting = (origin: string) =>
  openProxy((agent) => (asked, answer) => {
    const { method, url, headers } = asked;
    const forwarded = request(origin + url, { agent, method, headers } as object);
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => undefined);
    });
    forwarded.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    answer.on('close', () => forwarded.destroy());
    // Before its body, which may never come.
    forwarded.flushHeaders();
    pipeline(asked, forwarded, () => undefined);
  });

/** So many connections of one address; each sends the next request as soon as it is answered, unless it was refused. */
async function flood(origin: string, head: string) {
  let answered = 0;
  const sockets = await Promise.all(
    Array.from({ length: FLOOD }, async () => {
      const socket = await openSocket(origin);
      socket.on('data', (answer) => {
        answered += 1;
        if (head.startsWith('GET') && !answer.includes(' 429 ')) socket.write(head);
      });
      socket.write(head);
      return socket;
    }),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { answered: () => answered };
}

const FLOODER = 'host: motel.test\r\nx-forwarded-for: 192.0.2.66\r\n';

test.each([
  ['requests', `GET /api/property/get-all-properties HTTP/1.1\r\n${FLOODER}\r\n`],
  ['bodies that never come', `POST /api/feedback HTTP/1.1\r\n${FLOODER}content-length: 9\r\n\r\n`],
])('S3: of one address, 1,300 %s take no answer from others', async (_, head) => {
  const motel = await motelOfThisTest({ trustedProxies: 1, rateLimitScale: 1 });
  const origin = await trusting(motel.origin);
  const { answered } = await flood(origin, head);
  await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(FLOOD / 2);
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = Array.from({ length: HONEST }, async (_, index) => {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      return (await fetch(`${origin}/api/property/get-all-properties`, { headers })).status;
    });
    statuses.push(...(await Promise.all(asked)));
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(0.9 * statuses.length);
});
