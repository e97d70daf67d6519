import { ENDPOINTS } from '../contracts/endpoints.ts';
import { done } from '../contracts/feedback.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** Ends the session on the server, so that its token is no longer valid. */
export async function signOut(wire: Wire, options: CallOptions = {}): Promise<void> {
  const onFailure = 'Error signing out';
  await ask(wire, { ...ENDPOINTS.signOut, isPersonal: true, onFailure, ...options }, done);
}
