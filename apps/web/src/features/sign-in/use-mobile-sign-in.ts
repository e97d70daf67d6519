import { canSignIn, checkSignIn, ENGLISH, issuesOf, type Mobile } from '@motel/booking-core';
import { useState } from 'react';
import { create } from 'zustand';
import { loadPhone } from '../../shared/phone/load-phone.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { currentSession, storeSession } from '../../shared/session/session-store.ts';
import { useWire } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';

const failed = ({ t }: Words) => t('Authentication failed. Please try again.');

/** @returns `alert`: the error, in the words of §5 and §8 */
export function useMobileSignIn() {
  const words = useWords();
  const wire = useWire();
  const [isBusy, setIsBusy] = useState(false);
  const [alert, setAlert] = useState<string>();

  async function submit(callingCode: string, typed: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { mobile, fault } = await readNumber(words, callingCode, typed);
      setAlert(fault);
      if (mobile === undefined) return;
      const former = currentSession()?.token;
      storeSession(await callApi(wire, 'signIn', { body: { mobile } }));
      forgetTypedNumber();
      // No session goes on that no browser has; that it could not be ended is logged.
      if (former !== undefined) callApi({ ...wire, token: () => former }, 'signOut', {}).catch(() => {});
    } catch {
      setAlert(failed(words));
    } finally {
      setIsBusy(false);
    }
  }
  return { submit, isBusy, alert };
}

/** Reads the number as its country writes it (decision 052), after the rules of §5 (V4, V5). */
async function readNumber(
  { ruleWords }: Words,
  callingCode: string,
  typed: string,
): Promise<{ readonly mobile?: Mobile | undefined; readonly fault?: string | undefined }> {
  const checked = checkSignIn(callingCode, typed);
  const joined = checked.ok
    ? { mobile: checked.value }
    : { fault: issuesOf(checked.error, ruleWords('signIn', ENGLISH.signIn))[0]?.message };
  if (!canSignIn(callingCode, typed)) return joined;
  const phone = await loadPhone().catch(() => undefined);
  // Without the plans the number goes as it was joined: the server reads it, too.
  if (phone === undefined) return joined;
  const mobile = phone.readPhone(typed, callingCode);
  return mobile === undefined ? { fault: ruleWords('signIn', ENGLISH.signIn)['mobile-invalid'] } : { mobile };
}

/** Of this page alone: a dialog that was closed by mistake opens with it again. The server renders an empty form. */
export const useTypedNumber = create<{ readonly countryId?: string; readonly mobile: string }>(() => ({
  mobile: '',
}));

export function forgetTypedNumber(): void {
  useTypedNumber.setState(useTypedNumber.getInitialState(), true);
}
