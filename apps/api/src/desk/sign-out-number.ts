import { checkMobile, ENGLISH } from '@motel/booking-core';
import { inTransaction } from '../db/index.ts';
import { readMobile, signOutNumber } from '../guests/index.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** Ends every sign-in of a mobile number, on all devices. The log names the guest by their id. @returns how many */
export async function signOutAtDesk(
  { db, clock }: DeskContext,
  number: string,
  { who }: ByHand,
): Promise<Outcome<number>> {
  const read = readMobile(number);
  // A guest of before decision 052 may have a number that no telephone has.
  const mobile = read.ok ? read : checkMobile(number);
  if (!mobile.ok) return refuseBroken([], ENGLISH.signIn['mobile-invalid']);
  return inTransaction(db, async (trx) => {
    const signedOut = await signOutNumber(trx, clock, mobile.value);
    if (signedOut === undefined) return refuse('not-found', 'number-unknown');
    const { guestId, ended } = signedOut;
    const details = `sign-ins of a number: ${ended}`;
    await logByHand(trx, { who, action: 'sign-out', subject: guestId, details }, clock.now());
    return succeed(ended);
  });
}
