import { ENDPOINTS } from '../contracts/endpoints.ts';
import { done } from '../contracts/feedback.ts';
import { otherSessions } from '../contracts/user.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** How many other sessions of the guest's number go on: other devices, or earlier sign-ins on this one. */
export async function countOtherSessions(wire: Wire, options: CallOptions = {}): Promise<number> {
  const onFailure = 'Failed to count the other sessions';
  const call = {
    ...ENDPOINTS.otherSessions,
    isPersonal: true,
    repeat: 'reading',
    onFailure,
    ...options,
  } as const;
  return (await ask(wire, call, otherSessions)).others;
}

/** Ends every session of the guest's number but this one. */
export async function signOutOthers(wire: Wire, options: CallOptions = {}): Promise<void> {
  const onFailure = 'Error signing out other sessions';
  await ask(wire, { ...ENDPOINTS.signOutOthers, isPersonal: true, onFailure, ...options }, done);
}
