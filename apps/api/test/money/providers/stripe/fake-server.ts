import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import qs from 'qs';
import type { StripeAccess } from '../../../../src/config/stripe-access.ts';
import type { Clock } from '../../../../src/shared/clock.ts';
import { type FakeAccount, type Params, withoutIds } from './fake-account.ts';
import { invalid, OTHER_PARAMETERS, PLANNED, RefusedRequest, WRONG_SECRET_KEY } from './refused-request.ts';
import { objectionsTo } from './stripe-description.ts';

export const SECRET_KEY = 'sk_test_of_the_tests';

/**
 * The fault of a request: `cut` breaks the connection before anything is done, `lose` afterwards; `silence` does
 * it and never answers, `slow` does it after a while. Stripe stores a 500 for its idempotency key and says that a retry
 * does not help. A function runs just before the request.
 */
export type Fault = 'cut' | 'lose' | 'silence' | 'slow' | keyof typeof PLANNED | (() => unknown);

/** Milliseconds: long beside a transaction, short for a test. */
const SLOW = 150;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
  readonly key: string | undefined;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const NO_RETRY = { 'stripe-should-retry': 'false' };

/** Stripe's API on a port of this machine, with its idempotency keys and with faults on demand. */
export interface FakeServer {
  readonly server: NonNullable<StripeAccess['server']>;
  readonly asked: readonly Asked[];
  /** The faults of the requests by Stripe's published description. */
  readonly objections: readonly string[];
  /** The next requests of that method and path go wrong, one fault each. */
  fail(request: string, ...faults: Fault[]): void;
  recover(): void;
  /** A day later Stripe has forgotten its idempotency keys. */
  forgetKeys(): void;
  close(): Promise<void>;
}

export async function fakeServer(
  { perform }: Pick<FakeAccount, 'perform'>,
  clock: Clock,
): Promise<FakeServer> {
  const asked: Asked[] = [];
  const objections: string[] = [];
  const stored = new Map<string, { readonly said: string; readonly answered: Answered }>();
  let faults: { readonly request: string; readonly fault: Fault }[] = [];

  /** The answer to a request, or the stored one when its key was used before. */
  function answer(request: Asked, fault: Fault | undefined): Answered {
    const { method, path, params, key } = request;
    if (key === undefined) return attempt(request, fault);
    const said = JSON.stringify([method, path, params]);
    const before = stored.get(key);
    if (before !== undefined) return before.said === said ? before.answered : failure(OTHER_PARAMETERS);
    const answered = attempt(request, fault);
    if (answered.status === 200) stored.set(key, { said, answered });
    if (answered.status !== 500) return answered;
    const final = { ...answered, headers: NO_RETRY };
    stored.set(key, { said, answered: final });
    return final;
  }

  function attempt({ method, path, params }: Asked, fault: Fault | undefined): Answered {
    const found = objectionsTo(method, path, params);
    objections.push(...found);
    try {
      if (found.length > 0) throw invalid(found.join('; '));
      if (fault === 500) throw PLANNED[500];
      return { status: 200, body: perform(method, path, params) };
    } catch (error) {
      if (error instanceof RefusedRequest) return failure(error);
      throw error;
    }
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await requestOf(incoming);
    asked.push(request);
    if (incoming.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(outgoing, failure(WRONG_SECRET_KEY));
    }
    const name = `${request.method} ${withoutIds(request.path)}`;
    const planned = faults.find((plan) => plan.request === name);
    faults = faults.filter((plan) => plan !== planned);
    const fault = planned?.fault;
    if (typeof fault === 'function') fault();
    if (fault === 'slow') await sleep(SLOW);
    if (fault === 'cut') return void incoming.socket.destroy();
    if (typeof fault === 'number' && fault !== 500) return send(outgoing, failure(PLANNED[fault]));
    const answered = answer(request, fault);
    if (fault === 'lose') return void incoming.socket.destroy();
    if (fault !== 'silence') send(outgoing, answered);
  }

  const http = createServer((incoming, outgoing) => {
    outgoing.setHeader('date', clock.now().toUTCString());
    serve(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500).end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as { port: number };

  return {
    server: { host: '127.0.0.1', port, protocol: 'http', timeout: 10_000 },
    asked,
    objections,
    fail: (request, ...planned) => void faults.push(...planned.map((fault) => ({ request, fault }))),
    recover: () => {
      faults = [];
    },
    forgetKeys: () => stored.clear(),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Asked> {
  const { method = '', headers } = incoming;
  const url = new URL(incoming.url ?? '', 'http://stripe');
  const form = await text(incoming);
  const key = headers['idempotency-key'];
  return {
    method,
    path: url.pathname,
    params: qs.parse(method === 'GET' ? url.search.slice(1) : form, { depth: 9 }),
    key: typeof key === 'string' ? key : undefined,
  };
}

const failure = ({ status, error }: RefusedRequest): Answered => ({ status, body: { error } });

function send(outgoing: ServerResponse, { status, body, headers }: Answered): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
