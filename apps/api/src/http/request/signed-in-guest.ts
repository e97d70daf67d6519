import { authenticate, type SignedIn } from '../../use-cases/authenticate.ts';
import type { Context } from '../../use-cases/context.ts';
import { type Outcome, refuse, succeed } from '../../use-cases/outcome.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Who asks, by the bearer token. */
export async function signedInGuest(context: Context, headers: Headers): Promise<Outcome<SignedIn>> {
  const [, token] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return refuse('unauthenticated', 'Please sign in.');
  const guest = await authenticate(context, token);
  if (guest !== undefined) return succeed(guest);
  return refuse('unauthenticated', 'Your session has ended. Please sign in again.');
}
