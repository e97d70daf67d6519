import type { StripeAccess } from '../../../../src/config/stripe-access.ts';
import type { Clock } from '../../../../src/shared/clock.ts';
import { type FakeAccount, fakeAccount } from './fake-account.ts';
import { type FakeServer, fakeServer, SECRET_KEY } from './fake-server.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A stand-in for Stripe: an account behind an API, and how the motel reaches it. */
export interface FakeStripe extends FakeAccount, FakeServer {
  readonly access: StripeAccess;
}

export async function fakeStripe(clock: Clock): Promise<FakeStripe> {
  const account = fakeAccount(clock);
  const server = await fakeServer(account, clock);
  const { server: at } = server;
  const access = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, server: at, retryPause: 0 };
  return Object.assign(account, server, { access });
}
