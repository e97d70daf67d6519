import type { Mobile } from '@motel/booking-core';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { type Session, type SignInRequest, session } from '../contracts/user.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** Signs in with a full mobile number, country code joined to the digits (§7). There is no one-time code. */
export function signIn(wire: Wire, mobile: Mobile, options: CallOptions = {}): Promise<Session> {
  const body: SignInRequest = { mobile };
  const onFailure = 'Error authenticating with mobile';
  return ask(wire, { ...ENDPOINTS.signIn, body, onFailure, ...options }, session);
}
