import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import qs from 'qs';
import type { Clock } from '../../../src/clock.ts';
import { objectionsTo } from './stripe-description.ts';

export const SECRET_KEY = 'sk_test_of_the_tests';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/**
 * How a payment at the hosted page goes; a `late` one is decided by `decideLatePayments`. `paid-after-all` is what
 * Stripe says never happens: a payment of a session that has ended.
 */
export type CardOutcome = 'paid' | 'declined' | 'late-paid' | 'late-failed' | 'paid-after-all';

/**
 * What happens to a request: `cut` breaks the connection before anything is done, `lose` afterwards; `silence` does
 * it and never answers, `slow` does it after a while. A 500 is kept for its idempotency key, as Stripe keeps it, and
 * says that asking again does not help. A function runs just before.
 */
export type Fault = 'cut' | 'lose' | 'silence' | 'slow' | 400 | 402 | 409 | 429 | 500 | (() => unknown);

/** Milliseconds: long beside a transaction, short for a test. */
const SLOW = 150;

interface Asked {
  readonly method: string;
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say by their expectations what was asked
  readonly params: any;
  readonly key: string | undefined;
}

interface FakeSession {
  readonly id: string;
  readonly metadata: Record<string, string>;
  readonly amount_total: number;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment?: { readonly id: string; status: string; refunded: number; isDisputed?: boolean };
  late?: 'late-paid' | 'late-failed';
}

interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

/** Money in Stripe's own books, in cents. */
export interface FakePayment {
  readonly bookingId: string;
  readonly sessionId: string;
  readonly amount: number;
  readonly refunded: number;
}

export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: unknown };
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Stripe's refusal, as its API words it. */
class Refused extends Error {
  readonly status: number;
  readonly error: Record<string, string>;
  constructor(status: number, error: Record<string, string>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

const WRONG_KEY = new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
const KEY_IN_USE = new Refused(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this idempotency key.',
});
const TOO_MANY = new Refused(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Too many requests',
});

const NO_RETRY = { 'stripe-should-retry': 'false' };
const REFUSED = new Refused(400, { type: 'invalid_request_error', message: 'This cannot be done' });
const CARD_ERROR = new Refused(402, { type: 'card_error', message: 'The card cannot take it' });

/** A stand-in for Stripe on a port of this machine, by its published behaviour, with a memory and a hand on its faults. */
export interface FakeStripe {
  readonly server: { host: string; port: number; protocol: 'http'; timeout: number };
  /** Every request in order, also those that failed. */
  readonly asked: readonly Asked[];
  /** Everything that happened, in order. */
  readonly events: readonly FakeEvent[];
  /** What Stripe's published description has against the requests. */
  readonly objections: readonly string[];
  /** Refunds are pending from now on, until `settleRefunds` says how they end. */
  refundsTakeTime: boolean;
  /** The next requests of that method and path go wrong, one fault each. */
  fail(request: string, ...faults: Fault[]): void;
  /** @returns whether the payment was taken */
  pay(url: string, outcome?: CardOutcome): boolean;
  decideLatePayments(): void;
  settleRefunds(as: 'succeeded' | 'failed'): void;
  /** The owner gives money back in Stripe's dashboard. */
  refundByHand(paymentReference: string, amount: number): void;
  /** The guest's bank wants all of the payment back. */
  dispute(paymentReference: string): void;
  /** Every payment that was taken for good. */
  payments(): FakePayment[];
  /** Whether a session can be paid now. */
  isOpen(sessionId: string): boolean;
  /** No request goes wrong any more. */
  recover(): void;
  /** A day later Stripe knows no idempotency key any more. */
  forgetKeys(): void;
  /** Something else happens in the same account. */
  happen(type: string, object: unknown): void;
  /** Ends sessions whose time has come, as Stripe does unasked. */
  sweep(): void;
  close(): Promise<void>;
}

export async function fakeStripe(clock: Clock): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const events: FakeEvent[] = [];
  const asked: Asked[] = [];
  const objections: string[] = [];
  const kept = new Map<string, { readonly said: string; readonly answered: Answered }>();
  let faults: { readonly request: string; readonly fault: Fault }[] = [];
  let count = 0;
  const newId = (prefix: string) => {
    count += 1;
    return `${prefix}_test_${count}`;
  };
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  function happen(type: string, object: unknown): void {
    const happened = structuredClone(object);
    events.push({ id: newId('evt'), object: 'event', created: seconds(), type, data: { object: happened } });
  }

  /** A session as events and answers show it. */
  function shown(session: FakeSession, expand: readonly string[] = []) {
    const { payment, late, ...fields } = session;
    return {
      ...fields,
      object: 'checkout.session',
      currency: 'cad',
      url: session.status === 'open' ? `https://checkout.stripe.example/c/pay/${session.id}` : null,
      payment_intent:
        payment === undefined
          ? null
          : expand.includes('payment_intent')
            ? { object: 'payment_intent', ...payment }
            : payment.id,
    };
  }

  function createSession(params: Asked['params']): unknown {
    const expiresAt = Number(params.expires_at);
    if (expiresAt < seconds() + 30 * 60 || expiresAt > seconds() + 24 * 3600) {
      throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
    }
    const items: { quantity: string; price_data: { unit_amount: string; currency: string } }[] =
      params.line_items;
    if (items.some(({ price_data: { unit_amount: amount } }) => !/^\d+$/.test(amount))) {
      throw invalid('Invalid non-negative integer');
    }
    const session: FakeSession = {
      id: newId('cs'),
      metadata: params.metadata ?? {},
      amount_total: items.reduce(
        (total, { quantity, price_data: { unit_amount: amount } }) =>
          total + Number(quantity) * Number(amount),
        0,
      ),
      expires_at: expiresAt,
      status: 'open',
      payment_status: 'unpaid',
    };
    sessions.set(session.id, session);
    return shown(session);
  }

  function find(id: string): FakeSession {
    const session = sessions.get(id);
    if (session === undefined) throw missing(`No such checkout.session: '${id}'`);
    return session;
  }

  function expire(session: FakeSession): void {
    session.status = 'expired';
    happen('checkout.session.expired', shown(session));
  }

  function sweep(): void {
    for (const session of sessions.values()) {
      if (session.status === 'open' && session.expires_at <= seconds()) expire(session);
    }
  }

  function paymentOf(paymentIntent: string) {
    const session = [...sessions.values()].find(({ payment }) => payment?.id === paymentIntent);
    if (session?.payment === undefined) throw missing(`No such payment_intent: '${paymentIntent}'`);
    return { payment: session.payment, total: session.amount_total };
  }

  function refund(paymentIntent: string, amount: number, metadata: Record<string, string>): unknown {
    const { payment, total } = paymentOf(paymentIntent);
    if (payment.isDisputed === true) {
      throw invalid('This charge has been charged back; cannot issue a refund.', { code: 'charge_disputed' });
    }
    if (payment.refunded === total) {
      throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
    }
    if (!(amount > 0) || payment.refunded + amount > total) {
      throw invalid('Refund amount is greater than unrefunded amount on charge');
    }
    payment.refunded += amount;
    const made: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: paymentIntent,
      metadata,
      status: fake.refundsTakeTime ? 'pending' : 'succeeded',
    };
    refunds.push(made);
    happen('refund.created', made);
    happen('charge.refunded', {
      object: 'charge',
      payment_intent: paymentIntent,
      metadata: {},
      amount_refunded: payment.refunded,
      refunded: payment.refunded === total,
    });
    return made;
  }

  function perform({ method, path, params }: Asked): unknown {
    sweep();
    const [, id, isExpiry] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (id !== undefined && method === 'GET') return shown(find(id), params.expand);
    if (id !== undefined && isExpiry !== undefined) {
      const session = find(id);
      if (session.status !== 'open') {
        throw invalid(`Only Checkout Sessions that are open can be expired; this one is ${session.status}.`);
      }
      expire(session);
      return shown(session, params.expand);
    }
    switch (`${method} ${path}`) {
      case 'POST /v1/checkout/sessions':
        return createSession(params);
      case 'POST /v1/refunds':
        return refund(params.payment_intent, Number(params.amount), params.metadata ?? {});
      case 'GET /v1/refunds':
        paymentOf(params.payment_intent);
        return page(
          refunds.filter((made) => made.payment_intent === params.payment_intent).reverse(),
          params,
        );
      case 'GET /v1/events': {
        const since = Number(params.created?.gte ?? 0);
        const types: string[] = params.types;
        const wanted = events.filter((event) => event.created >= since && types.includes(event.type));
        return page(wanted.reverse(), params);
      }
      default:
        throw new Refused(404, { type: 'invalid_request_error', message: `Unrecognized request URL` });
    }
  }

  /** The answer to a request, or the kept one when its key was used before. */
  function answer(request: Asked, fault: Fault | undefined): Answered {
    const said = JSON.stringify([request.method, request.path, request.params]);
    const before = request.key === undefined ? undefined : kept.get(request.key);
    if (before !== undefined && before.said !== said) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return failure(new Refused(400, { type: 'idempotency_error', message }));
    }
    if (before !== undefined) return before.answered;
    const answered = attempt(request, fault);
    if (request.key === undefined || (answered.status !== 200 && answered.status !== 500)) return answered;
    const again = answered.status === 500 ? { ...answered, headers: NO_RETRY } : answered;
    kept.set(request.key, { said, answered: again });
    return again;
  }

  function attempt(request: Asked, fault: Fault | undefined): Answered {
    const found = objectionsTo(request.method, request.path, request.params);
    objections.push(...found);
    try {
      if (found.length > 0) throw invalid(found.join('; '));
      if (fault === 500) throw new Refused(500, { type: 'api_error', message: 'Something went wrong' });
      return { status: 200, body: perform(request) };
    } catch (error) {
      if (error instanceof Refused) return failure(error);
      throw error;
    }
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '', 'http://stripe');
    const form = await text(incoming);
    const key = incoming.headers['idempotency-key'];
    const request: Asked = {
      method: incoming.method ?? '',
      path: url.pathname,
      params: qs.parse(incoming.method === 'GET' ? url.search.slice(1) : form, { depth: 9 }),
      key: typeof key === 'string' ? key : undefined,
    };
    asked.push(request);
    if (incoming.headers.authorization !== `Bearer ${SECRET_KEY}`) return send(outgoing, failure(WRONG_KEY));
    const planned = faults.find((plan) => plan.request === nameOf(request));
    faults = faults.filter((plan) => plan !== planned);
    const fault = planned?.fault;
    if (typeof fault === 'function') fault();
    if (fault === 'slow') await sleep(SLOW);
    if (fault === 'cut') return void incoming.socket.destroy();
    if (fault === 400) return send(outgoing, failure(REFUSED));
    if (fault === 402) return send(outgoing, failure(CARD_ERROR));
    if (fault === 409) return send(outgoing, failure(KEY_IN_USE));
    if (fault === 429) return send(outgoing, failure(TOO_MANY));
    const answered = answer(request, fault);
    if (fault === 'lose') return void incoming.socket.destroy();
    if (fault !== 'silence') send(outgoing, answered);
  }

  const http: Server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500).end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as { port: number };

  const fake: FakeStripe = {
    server: { host: '127.0.0.1', port, protocol: 'http', timeout: 10_000 },
    asked,
    events,
    objections,
    refundsTakeTime: false,
    fail: (request, ...planned) => void faults.push(...planned.map((fault) => ({ request, fault }))),
    pay(url, outcome = 'paid') {
      sweep();
      const session = find(new URL(url).pathname.split('/').at(-1) ?? '');
      const isAfterAll = outcome === 'paid-after-all' && session.status === 'expired';
      const mayBePaid = session.status === 'open' || isAfterAll;
      if (!mayBePaid || outcome === 'declined') return false;
      const isLate = outcome === 'late-paid' || outcome === 'late-failed';
      session.status = 'complete';
      session.payment = { id: newId('pi'), status: isLate ? 'processing' : 'succeeded', refunded: 0 };
      if (isLate) session.late = outcome;
      else session.payment_status = 'paid';
      happen('checkout.session.completed', shown(session));
      return true;
    },
    decideLatePayments() {
      for (const session of sessions.values()) {
        if (session.late === undefined || session.payment === undefined) continue;
        const isPaid = session.late === 'late-paid';
        session.payment.status = isPaid ? 'succeeded' : 'requires_payment_method';
        if (isPaid) session.payment_status = 'paid';
        delete session.late;
        happen(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, shown(session));
      }
    },
    settleRefunds(as) {
      for (const made of refunds.filter(({ status }) => status === 'pending')) {
        made.status = as;
        if (as === 'failed') paymentOf(made.payment_intent).payment.refunded -= made.amount;
        happen(as === 'failed' ? 'refund.failed' : 'refund.updated', made);
      }
    },
    dispute(paymentReference) {
      const { payment, total } = paymentOf(paymentReference);
      payment.isDisputed = true;
      happen('charge.dispute.created', {
        id: newId('dp'),
        object: 'dispute',
        amount: total,
        currency: 'cad',
        payment_intent: paymentReference,
        status: 'needs_response',
        metadata: {},
      });
    },
    refundByHand: (paymentReference, amount) => void refund(paymentReference, amount, {}),
    payments: () =>
      [...sessions.values()].flatMap(({ id: sessionId, metadata, amount_total: amount, payment }) =>
        payment?.status === 'succeeded'
          ? [{ bookingId: metadata.bookingId ?? '', sessionId, amount, refunded: payment.refunded }]
          : [],
      ),
    isOpen: (sessionId) => {
      sweep();
      return find(sessionId).status === 'open';
    },
    recover: () => {
      faults = [];
    },
    forgetKeys: () => kept.clear(),
    happen,
    sweep,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return fake;
}

/** A method and path, ids left out: `POST /v1/checkout/sessions/{id}/expire`. */
function nameOf({ method, path }: Asked): string {
  return `${method} ${path.replace(/\/cs_[^/]+/, '/{id}')}`;
}

/** A page of a list that stands newest first. */
function page<T extends { readonly id: string }>(all: readonly T[], params: Asked['params']): unknown {
  const start = all.findIndex(({ id }) => id === params.starting_after) + 1;
  const data = all.slice(start, start + Number(params.limit ?? 10));
  return { object: 'list', data, has_more: start + data.length < all.length };
}

function invalid(message: string, more: { code?: string } = {}): Refused {
  return new Refused(400, { type: 'invalid_request_error', message, ...more });
}

function missing(message: string): Refused {
  return new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

function failure({ status, error }: Refused): Answered {
  return { status, body: { error } };
}

function send(outgoing: ServerResponse, { status, body, headers }: Answered): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
