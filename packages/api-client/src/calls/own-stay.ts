import { type Cents, toDollars } from '@motel/booking-core';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '../contracts/endpoints.ts';
import { done } from '../contracts/feedback.ts';
import {
  type ChangePreview,
  changePreview,
  type PreviewChangeRequest,
  type Stay,
  stay,
} from '../contracts/stay.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** One stay of the guest. On a device that may not change it, it is an ApiProblem with status 404. */
export async function getStay(wire: Wire, id: string, options: CallOptions = {}): Promise<Stay> {
  return ask(
    wire,
    {
      ...at(ENDPOINTS.stay, id),
      isPersonal: true,
      repeat: 'reading',
      onFailure: 'Failed to fetch a stay',
      ...options,
    },
    stay,
  );
}

/** The stay that a payment session pays for. On another device it is an ApiProblem with status 404. */
export async function getStayOfCheckout(
  wire: Wire,
  sessionId: string,
  options: CallOptions = {},
): Promise<Stay> {
  return ask(
    wire,
    {
      ...at(ENDPOINTS.stayOfCheckout, sessionId),
      isPersonal: true,
      repeat: 'reading',
      onFailure: 'Failed to fetch a paid stay',
      ...options,
    },
    stay,
  );
}

/** Cancels the stay. @param refunded as the guest was shown; another refund is an ApiProblem with status 409 */
export async function cancelStay(
  wire: Wire,
  id: string,
  refunded: Cents,
  options: CallOptions = {},
): Promise<Stay> {
  const body = { refunded: toDollars(refunded) };
  const onFailure = 'Failed to cancel a stay';
  return ask(wire, { ...at(ENDPOINTS.cancelStay, id), body, isPersonal: true, onFailure, ...options }, stay);
}

/** Asks what another stay in the same kind of room would cost, and what is paid or goes back. Changes nothing. */
export async function previewChange(
  wire: Wire,
  id: string,
  wanted: PreviewChangeRequest,
  options: CallOptions = {},
): Promise<ChangePreview> {
  const onFailure = 'Failed to price a change';
  return ask(
    wire,
    { ...at(ENDPOINTS.previewChange, id), body: wanted, isPersonal: true, onFailure, ...options },
    changePreview,
  );
}

/** A stay as it is to be, and the difference that its guest was shown; below $0 it is refunded. */
export interface ChangeOfStay extends PreviewChangeRequest {
  readonly difference: Cents;
}

/**
 * Changes dates, rooms and guests, or holds what a dearer stay needs until it is paid: the answer's `changing` says where.
 * Retried once after a lost connection, which the key makes safe.
 */
export async function changeStay(
  wire: Wire,
  id: string,
  { difference, ...wanted }: ChangeOfStay,
  { idempotencyKey, ...options }: CallOptions & { readonly idempotencyKey: string },
): Promise<Stay> {
  return ask(
    wire,
    {
      ...at(ENDPOINTS.changeStay, id),
      body: { ...wanted, difference: toDollars(difference) },
      headers: { [IDEMPOTENCY_KEY]: idempotencyKey },
      isPersonal: true,
      repeat: 'keyed',
      onFailure: 'Failed to change a stay',
      ...options,
    },
    stay,
  );
}

/** Mails the receipt of a stay to the address that it was booked with. */
export async function mailReceipt(wire: Wire, id: string, options: CallOptions = {}): Promise<void> {
  const onFailure = 'Failed to mail a receipt';
  await ask(wire, { ...at(ENDPOINTS.mailReceipt, id), isPersonal: true, onFailure, ...options }, done);
}

/** Changes the special request of a stay. */
export async function changeStayRequest(
  wire: Wire,
  id: string,
  specialRequest: string,
  options: CallOptions = {},
): Promise<Stay> {
  const body = { specialRequest };
  const onFailure = 'Failed to change a request';
  return ask(
    wire,
    { ...at(ENDPOINTS.changeStayRequest, id), body, isPersonal: true, onFailure, ...options },
    stay,
  );
}

function at<E extends { readonly path: string }>(endpoint: E, id: string): E {
  return { ...endpoint, path: endpoint.path.replace('{id}', encodeURIComponent(id)) };
}
