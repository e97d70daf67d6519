import type { Clock } from '../../../../src/shared/clock.ts';
import { invalid, missing, RefusedRequest } from './refused-request.ts';

/**
 * How a payment at the hosted page goes; `decideLatePayments` decides a `late` one. `paid-after-all` is what Stripe
 * says never happens: a payment of a session that has ended.
 */
export type CardOutcome = 'paid' | 'declined' | 'late-paid' | 'late-failed' | 'paid-after-all';

export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created: number;
  readonly livemode: boolean;
  readonly type: string;
  readonly data: { readonly object: unknown };
}

/** A payment in Stripe's own books; amounts in cents. */
interface FakePayment {
  readonly bookingId: string;
  readonly sessionId: string;
  readonly amount: number;
  readonly refunded: number;
}

interface FakeSession {
  readonly id: string;
  readonly metadata: Record<string, string>;
  readonly mode: 'payment' | 'setup';
  readonly expires_at: number;
  amount_total: number;
  currency: string;
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  payment?: { readonly id: string; status: string; refunded: number; isDisputed?: boolean };
  late?: 'late-paid' | 'late-failed';
  /** Of a session that keeps a card. */
  setup_intent?: string;
  customer?: string;
}

/** A card that was kept, and the charges of it. */
interface FakeCard {
  readonly customer: string;
  readonly isRefused: boolean;
}

interface FakeCharge {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly customer: string;
  readonly amount: number;
  readonly status: 'succeeded';
  readonly livemode: boolean;
  readonly metadata: Record<string, string>;
}

interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

export type Oddity = Partial<Pick<FakeSession, 'amount_total' | 'currency' | 'livemode' | 'payment_status'>>;

// biome-ignore lint/suspicious/noExplicitAny: a form has the fields that its endpoint names
export type Params = any;

/** The motel's account at Stripe: its sessions, payments, refunds and events, by Stripe's published behaviour. */
export interface FakeAccount {
  readonly events: readonly FakeEvent[];
  /** While set, refunds are pending until `settleRefunds`. */
  refundsTakeTime: boolean;
  /**
   * Does what a request asks for.
   * @throws RefusedRequest
   */
  perform(method: string, path: string, params: Params): unknown;
  /** @returns whether the payment was taken */
  pay(url: string, outcome?: CardOutcome, odd?: Oddity): boolean;
  decideLatePayments(): void;
  settleRefunds(as: 'succeeded' | 'failed'): void;
  refundByHand(paymentReference: string, amount: number): void;
  dispute(paymentReference: string): void;
  payments(): FakePayment[];
  isOpen(sessionId: string): boolean;
  /** Something else happens in the same account. */
  happen(type: string, object: unknown): void;
  /** Ends sessions whose time has come, as Stripe does by itself. */
  sweep(): void;
}

export function fakeAccount(clock: Clock): FakeAccount {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const cards = new Map<string, FakeCard>();
  const charges: FakeCharge[] = [];
  const chargedBefore = new Map<string, NonNullable<FakeSession['payment']>>();
  const events: FakeEvent[] = [];
  let count = 0;
  const newId = (prefix: string) => {
    count += 1;
    return `${prefix}_test_${count}`;
  };
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  function happen(type: string, object: unknown): void {
    const happened = structuredClone(object);
    const { livemode = false } = object as { livemode?: boolean };
    const event = { id: newId('evt'), object: 'event', created: seconds(), livemode, type } as const;
    events.push({ ...event, data: { object: happened } });
  }

  function createSession(params: Params): unknown {
    const expiresAt = Number(params.expires_at);
    if (expiresAt < seconds() + 30 * 60 || expiresAt > seconds() + 24 * 3600) {
      throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
    }
    const isSetup = params.mode === 'setup';
    if (isSetup && (params.customer_creation !== 'always' || params.currency === undefined))
      throw invalid('A kept card needs a customer and a currency.');
    type Item = { quantity: string; price_data: { unit_amount: string } };
    const items: Item[] = isSetup ? [] : params.line_items;
    if (items.some(({ price_data: { unit_amount: amount } }) => !/^\d+$/.test(amount))) {
      throw invalid('Invalid non-negative integer');
    }
    const amounts = items.map(
      ({ quantity, price_data }) => Number(quantity) * Number(price_data.unit_amount),
    );
    const session: FakeSession = {
      id: newId('cs'),
      metadata: params.metadata ?? {},
      mode: params.mode,
      expires_at: expiresAt,
      amount_total: amounts.reduce((total, amount) => total + amount, 0),
      currency: 'cad',
      livemode: false,
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

  function expireNow(id: string): FakeSession {
    const session = find(id);
    if (session.status !== 'open') {
      throw invalid(`Only Checkout Sessions that are open can be expired; this one is ${session.status}.`);
    }
    expire(session);
    return session;
  }

  function sweep(): void {
    for (const session of sessions.values()) {
      if (session.status === 'open' && session.expires_at <= seconds()) expire(session);
    }
  }

  function paymentOf(paymentIntent: string) {
    const made = charges.find(({ id }) => id === paymentIntent);
    if (made !== undefined) {
      const payment = chargedBefore.get(made.id) ?? { id: made.id, status: 'succeeded', refunded: 0 };
      chargedBefore.set(made.id, payment);
      return { payment, total: made.amount };
    }
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
      status: account.refundsTakeTime ? 'pending' : 'succeeded',
    };
    refunds.push(made);
    happen('refund.created', made);
    const refunded = { amount_refunded: payment.refunded, refunded: payment.refunded === total };
    happen('charge.refunded', { object: 'charge', payment_intent: paymentIntent, metadata: {}, ...refunded });
    return made;
  }

  function charge(params: Params): unknown {
    const card = cards.get(params.payment_method);
    if (card === undefined || card.customer !== params.customer || params.off_session !== 'true')
      throw invalid('This PaymentMethod cannot be used.');
    const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    if (card.isRefused) throw new RefusedRequest(402, declined);
    const made: FakeCharge = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'succeeded',
      livemode: false,
      customer: card.customer,
      amount: Number(params.amount),
      metadata: params.metadata ?? {},
    };
    charges.push(made);
    happen('payment_intent.succeeded', made);
    return made;
  }

  function refundsOf(params: Params): unknown {
    paymentOf(params.payment_intent);
    return page(refunds.filter((made) => made.payment_intent === params.payment_intent).reverse(), params);
  }

  function eventsSince(params: Params): unknown {
    const since = Number(params.created?.gte ?? 0);
    const types: string[] = params.types;
    const wanted = events.filter((event) => event.created >= since && types.includes(event.type));
    return page(wanted.reverse(), params);
  }

  const account: FakeAccount = {
    events,
    refundsTakeTime: false,
    perform(method, path, params) {
      sweep();
      const id = sessionIn(path);
      switch (`${method} ${withoutIds(path)}`) {
        case 'POST /v1/checkout/sessions':
          return createSession(params);
        case 'GET /v1/checkout/sessions/{id}':
          return shown(find(id), params.expand);
        case 'POST /v1/checkout/sessions/{id}/expire':
          return shown(expireNow(id), params.expand);
        case 'POST /v1/refunds':
          return refund(params.payment_intent, Number(params.amount), params.metadata ?? {});
        case 'GET /v1/refunds':
          return refundsOf(params);
        case 'POST /v1/payment_intents':
          return charge(params);
        case 'GET /v1/events':
          return eventsSince(params);
        default:
          throw new RefusedRequest(404, {
            type: 'invalid_request_error',
            message: 'Unrecognized request URL',
          });
      }
    },
    pay(url, outcome = 'paid', odd = {}) {
      sweep();
      const session = find(new URL(url).pathname.split('/').at(-1) ?? '');
      const isAfterAll = outcome === 'paid-after-all' && session.status === 'expired';
      const mayBePaid = session.status === 'open' || isAfterAll;
      if (!mayBePaid || outcome === 'declined') return false;
      const isLate = outcome === 'late-paid' || outcome === 'late-failed';
      session.status = 'complete';
      if (session.mode === 'setup') {
        session.setup_intent = newId('seti');
        session.customer = newId('cus');
        session.payment_status = 'no_payment_required';
        const isRefused = outcome === 'late-failed';
        cards.set(`pm_${session.setup_intent}`, { customer: session.customer, isRefused });
        happen('checkout.session.completed', { ...shown(session), amount_total: null });
        return true;
      }
      session.payment = { id: newId('pi'), status: isLate ? 'processing' : 'succeeded', refunded: 0 };
      if (isLate) session.late = outcome;
      else session.payment_status = 'paid';
      Object.assign(session, odd);
      // A session that is free of charge has no payment.
      if (session.payment_status === 'no_payment_required') delete session.payment;
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
    refundByHand: (paymentReference, amount) => void refund(paymentReference, amount, {}),
    dispute(paymentReference) {
      const { payment, total } = paymentOf(paymentReference);
      payment.isDisputed = true;
      happen('charge.dispute.created', {
        id: newId('dp'),
        object: 'dispute',
        amount: total,
        currency: 'cad',
        metadata: {},
        payment_intent: paymentReference,
        status: 'needs_response',
      });
    },
    payments: () =>
      [...sessions.values()].flatMap(({ id: sessionId, metadata, amount_total: amount, payment }) =>
        payment?.status === 'succeeded'
          ? [{ bookingId: metadata.bookingId ?? '', sessionId, amount, refunded: payment.refunded }]
          : [],
      ),
    isOpen(sessionId) {
      sweep();
      return find(sessionId).status === 'open';
    },
    happen,
    sweep,
  };
  return account;
}

const SESSION = /(?<=^\/v1\/checkout\/sessions\/)[^/]+/;
const sessionIn = (path: string) => SESSION.exec(path)?.[0] ?? '';

/** `/v1/checkout/sessions/{id}/expire`. */
export const withoutIds = (path: string) => path.replace(SESSION, '{id}');

function shown(session: FakeSession, expand: readonly string[] = []) {
  const { payment, late, ...fields } = session;
  const { setup_intent } = fields;
  const isExpanded = expand.includes('payment_intent');
  const intent = isExpanded ? payment && { object: 'payment_intent', ...payment } : payment?.id;
  return {
    ...fields,
    object: 'checkout.session',
    url: session.status === 'open' ? `https://checkout.stripe.example/c/pay/${session.id}` : null,
    payment_intent: intent ?? null,
    ...(expand.includes('setup_intent') && {
      setup_intent: { id: setup_intent, object: 'setup_intent', payment_method: `pm_${setup_intent}` },
    }),
  };
}

/** A page of a list whose newest entry is first. */
function page<T extends { readonly id: string }>(all: readonly T[], params: Params): unknown {
  const start = all.findIndex(({ id }) => id === params.starting_after) + 1;
  const data = all.slice(start, start + Number(params.limit ?? 10));
  return { object: 'list', data, has_more: start + data.length < all.length };
}
