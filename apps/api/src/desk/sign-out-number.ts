import { readMobile, signOutNumber } from '../guests/index.ts';
import { refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';

/** Ends every sign-in of a mobile number, on all devices. The log names the guest by their id. */
export const signOutAtDesk: DeskDeed<'signOutGuest'> = async (context, { number }, by) => {
  const mobile = readMobile(number);
  if (!mobile.ok) return refuseBroken([], context.words.rules.signIn['mobile-invalid']);
  return act(context, 'sign-out', by, async (trx) => {
    const signedOut = await signOutNumber(trx, context.clock, mobile.value);
    if (signedOut === undefined) return refuse('not-found', 'number-unknown');
    const { guestId, ended } = signedOut;
    return succeed({ subject: guestId, details: `sign-ins of a number: ${ended}`, answer: { ended } });
  });
};
