import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Listener, listen } from '../../src/http/listen.ts';

/** A browser or a proxy that keeps its connection. */
function visitor({ port }: Listener) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async () => {
    const asked = request({ port, host: '127.0.0.1', agent });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { text: await text(answer), connection: answer.headers.connection, reused: asked.reusedSocket };
  };
}

test('issue 4, operation: who is talking with the motel is taken leave of before its door is shut', async () => {
  const door = await listen('127.0.0.1', 0, () => new Response('room 14'));
  const ask = visitor(door);
  expect(await ask()).toEqual({ text: 'room 14', connection: 'keep-alive', reused: false });
  const leaving = door.sayGoodbye();
  expect(await ask()).toEqual({ text: 'room 14', connection: 'close', reused: true });
  await leaving;
  await door.close();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('issue 4, operation: an idle connection is kept for longer than a proxy keeps it', async () => {
  const door = await listen('127.0.0.1', 0, () => new Response('room 14'));
  onTestFinished(door.close);
  const { headers } = await fetch(`http://127.0.0.1:${door.port}/`);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds), "Caddy's two minutes").toBeGreaterThan(120);
});

test('issue 4, operation: a request that has begun is finished, and closing twice is closing once', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const door = await listen('127.0.0.1', 0, async () => {
    begun.resolve();
    await finish.promise;
    return new Response('room 14');
  });
  const asked = visitor(door)();
  await begun.promise;
  const closed = [door.close(), door.close()];
  finish.resolve();
  expect((await asked).text).toBe('room 14');
  await Promise.all(closed);
});
