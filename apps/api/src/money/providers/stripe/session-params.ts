import { sum } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type Stripe from 'stripe';
import { languageOfPath } from '../../../shared/motel-context.ts';
import { type PaymentLine, ProviderRefusal, type SessionRequest } from '../payment-provider.ts';
import { toStripe } from './stripe-amounts.ts';

/** The keys in a session's metadata that have the booking's id and the installation's name; there is no other metadata. */
export const BOOKING_ID = 'bookingId';
export const INSTALLATION = 'installation';

/** The request for a session; its dashboard says how to pay. @throws ProviderRefusal when lines miss the total */
export function sessionParams(
  motel: Motel,
  request: SessionRequest,
  installation: string,
): Stripe.Checkout.SessionCreateParams {
  const { bookingId, title, terms, lines, total, expiresAt, successUrl, cancelUrl, isGuarantee } = request;
  if (sum(...lines.map(({ amount }) => amount)) !== total)
    throw new ProviderRefusal('The lines of a checkout must add up to its total');
  const { currency } = motel.money;
  // The bill as the site shows it. Stripe accepts no line below $0, such as a saving: then only the total.
  const items = lines.some(({ amount }) => amount < 0) ? [{ label: title, amount: total }] : lines;
  return {
    ...(isGuarantee ? cardToKeep(title, currency) : toPay(items, title, currency)),
    locale: languageOfPath(motel, new URL(successUrl).pathname),
    metadata: { [BOOKING_ID]: bookingId, [INSTALLATION]: installation },
    custom_text: { submit: { message: terms === undefined ? title : `${title}. ${terms}` } },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

function toPay(items: readonly Omit<PaymentLine, 'kind'>[], title: string, currency: string) {
  return {
    mode: 'payment',
    submit_type: 'book',
    line_items: items.map((item) => lineItem(item, currency)),
    payment_intent_data: { description: title },
  } as const;
}

/** Stripe charges a card again only as that of a customer, which it makes. */
function cardToKeep(title: string, currency: string) {
  return {
    mode: 'setup',
    currency: currency.toLowerCase(),
    customer_creation: 'always',
    setup_intent_data: { description: title },
  } as const;
}

function lineItem({ label, detail, amount }: Omit<PaymentLine, 'kind'>, currency: string) {
  return {
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toStripe(currency, amount),
      product_data: { name: label, ...(detail !== undefined && { description: detail }) },
    },
  };
}
