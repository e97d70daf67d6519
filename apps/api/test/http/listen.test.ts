import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Listener, listen } from '../../src/http/listen.ts';
import { openSocket } from '../support/raw-http.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Opens a listener within a test, and closes it after the test. */
async function open(
  answer: () => Response | Promise<Response> = () => new Response('room 14'),
  ...more: readonly { trustedProxies: number }[]
): Promise<Listener> {
  const listener = await listen('127.0.0.1', 0, answer, ...more);
  onTestFinished(listener.close);
  return listener;
}

function keepAliveClient({ port }: Listener) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async () => {
    const asked = request({ port, host: '127.0.0.1', agent });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { text: await text(answer), connection: answer.headers.connection, reused: asked.reusedSocket };
  };
}

test('open connections are closed before the listener', async () => {
  const listener = await open();
  const ask = keepAliveClient(listener);
  expect(await ask()).toEqual({ text: 'room 14', connection: 'keep-alive', reused: false });
  const leaving = listener.drain();
  expect(await ask()).toEqual({ text: 'room 14', connection: 'close', reused: true });
  await leaving;
  await listener.close();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('an idle connection stays open longer than a proxy’s timeout', async () => {
  const listener = await open();
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}/`);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds), "Caddy's two minutes").toBeGreaterThan(120);
});

// After a minute Node itself ends such a connection.
test('closing waits for no connection without a request', { timeout: 30_000 }, async () => {
  const listener = await open();
  const ahead = connect(listener.port, '127.0.0.1');
  onTestFinished(() => void ahead.destroy());
  await once(ahead, 'connect');
  // The server has accepted the connection above before it answers this one.
  await fetch(`http://127.0.0.1:${listener.port}/`);
  const ended = new Promise((resolve) => ahead.once('close', () => resolve('ended by the server')));
  ahead.resume();
  // No timer runs: closing may not rely on the 20 seconds that unfinished requests have.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await listener.close();
  expect(await ended).toBe('ended by the server');
});

test('a closed listener leaves memory with all that answered its requests', async () => {
  const opened = async () => {
    const motel = { answer: () => new Response('room 14') };
    const listener = await listen('127.0.0.1', 0, () => motel.answer());
    await fetch(`http://127.0.0.1:${listener.port}/`);
    await listener.close();
    return new WeakRef(motel);
  };
  const motel = await opened();
  const isGone = () => {
    collectGarbage();
    return motel.deref() === undefined;
  };
  await expect.poll(isGone).toBe(true);
});

test('closing completes pending requests, and may be repeated', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const listener = await open(async () => {
    begun.resolve();
    await finish.promise;
    return new Response('room 14');
  });
  const asked = keepAliveClient(listener)();
  await begun.promise;
  const closed = [listener.close(), listener.close()];
  finish.resolve();
  expect((await asked).text).toBe('room 14');
  await Promise.all(closed);
});

/** A connection that sends so many requests at once. */
function pipeline({ port }: Listener, requests: number) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: motel.test\r\n\r\n'.repeat(requests));
  return socket;
}

test('requests of one connection are answered one after another', async () => {
  let running = 0;
  const seen: number[] = [];
  const listener = await open(async () => {
    seen.push(++running);
    await new Promise(setImmediate);
    running -= 1;
    return new Response(`room ${seen.length}\n`);
  });
  const socket = pipeline(listener, 5);
  let read = '';
  for await (const chunk of socket) {
    read += chunk;
    if (read.includes('room 5')) break;
  }
  expect(read.match(/room \d/g)).toEqual(['room 1', 'room 2', 'room 3', 'room 4', 'room 5']);
  expect(seen).toEqual([1, 1, 1, 1, 1]);
});

test('a connection with a thousand requests gets no second answer, and ends', async () => {
  let made = 0;
  const listener = await open(() => {
    made += 1;
    return new Response('x'.repeat(20_000_000));
  });
  const socket = pipeline(listener, 1000);
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'close');
  expect(made).toBe(1);
});

test('S3: one address has 300 connections without a proxy, any behind one', async () => {
  const keptOf = async (trustedProxies: number) => {
    const listener = await open(undefined, { trustedProxies });
    const sockets = await Promise.all(
      Array.from({ length: 320 }, async () => {
        const socket = await openSocket(`http://127.0.0.1:${listener.port}`);
        const heard = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
        return { socket, heard };
      }),
    );
    // Each open one is answered.
    for (const { socket } of sockets) socket.write('GET / HTTP/1.1\r\nhost: motel.test\r\n\r\n');
    await Promise.all(sockets.map(({ heard }) => heard));
    const kept = sockets.filter(({ socket }) => !socket.destroyed).length;
    for (const { socket } of sockets) socket.destroy();
    await listener.close();
    return kept;
  };
  expect(await keptOf(0)).toBe(300);
  expect(await keptOf(1)).toBe(320);
});
