import { createMiddleware } from 'hono/factory';
import { authenticate, type SignedIn } from '../../guests/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { answerRefusal } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The context of a call whose guest is known. */
export interface SignedInCall {
  Variables: { guest: SignedIn };
}

/** Finds the guest of a request, by the bearer token: `call.var.guest`. Refuses others with `unauthenticated`. */
export function signedIn(context: HttpContext) {
  return createMiddleware<SignedInCall>(async (call, next) => {
    const [, token] = BEARER.exec(call.req.header('authorization') ?? '') ?? [];
    if (token === undefined) return answerRefusal(call, refuse('unauthenticated', 'sign-in-missing'));
    const guest = await authenticate(context, token);
    if (guest === undefined) return answerRefusal(call, refuse('unauthenticated', 'session-ended'));
    call.set('guest', guest);
    call.set('number', guest.mobile);
    return next();
  });
}
