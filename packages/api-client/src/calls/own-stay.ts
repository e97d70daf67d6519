import { type Cents, toDollars } from '@motel/booking-core';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { type Stay, stay } from '../contracts/stay.ts';
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
