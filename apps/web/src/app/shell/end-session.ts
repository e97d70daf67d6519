import type { Wire } from '@motel/api-client';
import { callApi } from '../../shared/queries/call-api.ts';
import { hasStatus } from '../../shared/queries/refusal-of.ts';
import { useSignInPrompt } from '../../shared/sign-in-prompt.ts';
import type { Words } from '../../shared/words.ts';

/** Milliseconds that the server may take. */
const LONGEST_WAIT = 5000;

const untold = ({ t }: Words) =>
  t(
    'You are signed out here, but our booking system could not be told. It ends the session after 30 days, or now if you sign in again and press “Sign out there” under My Bookings.',
  );

/** Ends the session of a token on the server; if the server cannot be reached, the guest reads so. */
export async function endSession(words: Words, wire: Wire, token: string | undefined): Promise<void> {
  try {
    await callApi({ ...wire, token: () => token, timeout: LONGEST_WAIT }, 'signOut', {});
  } catch (error) {
    // A session that had ended before is ended.
    if (!hasStatus(error, 401)) useSignInPrompt.setState({ isOpen: true, reason: untold(words) });
  }
}
