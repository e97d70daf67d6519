import Stripe from 'stripe';
import { type Clock, clockError } from '../../../shared/clock.ts';

/** A client for Stripe's library that reads Stripe's time from every answer, and asks for nothing more. */
export function heardClock(clock: Clock) {
  const httpClient = Stripe.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  let latest: number | undefined;
  httpClient.makeRequest = async (...request) => {
    const before = clock.now();
    const response = await send(...request);
    const theirs = new Date(String(response.getHeaders().date));
    if (!Number.isNaN(theirs.getTime())) latest = clockError(before, theirs, clock.now());
    return response;
  };
  return { httpClient, clockError: () => latest };
}
