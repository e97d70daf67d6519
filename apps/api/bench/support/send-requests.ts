import { once } from 'node:events';
import { connect } from 'node:net';

interface Answered {
  readonly perSecond: number;
  /** Milliseconds of each answer, in order of size. */
  readonly times: readonly number[];
}

interface Load {
  readonly clients: number;
  /** @default without an end */
  readonly seconds?: number;
  /** @default any number of requests */
  readonly most?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the same request again and again from some clients, each on its own connection, as fast as answers come. */
export async function sendRequests(
  url: URL,
  { clients, seconds = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY, headers = {} }: Load,
): Promise<Answered> {
  const lines = Object.entries({ host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const times: number[] = [];
  const began = performance.now();
  const isOver = () => times.length > most - clients || performance.now() >= began + seconds * 1000;
  await Promise.all(Array.from({ length: clients }, () => client(url, request, isOver, times)));
  return {
    perSecond: times.length / ((performance.now() - began) / 1000),
    times: times.toSorted((a, b) => a - b),
  };
}

/** One connection. The answers are read only as far as their ends can be found: the client takes less time than the server. */
async function client(url: URL, request: Buffer, isOver: () => boolean, times: number[]): Promise<void> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay();
  await once(socket, 'connect');
  let sent = performance.now();
  let [missing, head] = [0, ''];
  const done = Promise.withResolvers<void>();
  socket.on('error', done.reject).on('close', () => done.resolve());
  socket.on('data', (data) => {
    if (missing === 0) {
      head += data.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const [, status = '', length] = /^HTTP\/1.1 (\d+)[\s\S]*?\r\ncontent-length: (\d+)/i.exec(head) ?? [];
      if (status !== '200' || length === undefined) return done.reject(new Error(head.slice(0, 300)));
      missing = end + 4 + Number(length) - head.length;
      head = '';
    } else missing -= data.length;
    if (missing > 0) return;
    times.push(performance.now() - sent);
    sent = performance.now();
    if (isOver()) socket.end();
    else socket.write(request);
  });
  socket.write(request);
  await done.promise;
}
