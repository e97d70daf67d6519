import { authenticate, type SignedIn } from '../../guests/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { HttpContext } from '../http-context.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The guest of a request, by the bearer token. Refused with `unauthenticated`. */
export async function signedInGuest(context: HttpContext, headers: Headers): Promise<Outcome<SignedIn>> {
  const [, token] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return refuse('unauthenticated', 'sign-in-missing');
  const guest = await authenticate(context, token);
  if (guest !== undefined) return succeed(guest);
  return refuse('unauthenticated', 'session-ended');
}
