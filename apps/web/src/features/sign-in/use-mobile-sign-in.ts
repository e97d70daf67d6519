import { checkSignIn, ENGLISH, issuesOf } from '@motel/booking-core';
import { useState } from 'react';
import { loadCalls } from '../../shared/queries/load-calls.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { currentSession, signIn } from '../../shared/session/session-store.ts';

const FAILED = 'Authentication failed. Please try again.';

export interface MobileSignIn {
  readonly submit: (callingCode: string, mobile: string) => Promise<void>;
  readonly isBusy: boolean;
  /** The error, in the words of §5 and §8. */
  readonly alert: string | undefined;
}

/** Checks the number, signs in, and stores the session. */
export function useMobileSignIn(): MobileSignIn {
  const wire = useWire();
  const [isBusy, setIsBusy] = useState(false);
  const [alert, setAlert] = useState<string>();

  async function submit(callingCode: string, typed: string): Promise<void> {
    const checked = checkSignIn(callingCode, typed);
    setAlert(checked.ok ? undefined : issuesOf(checked.error, ENGLISH.signIn)[0]?.message);
    if (!checked.ok || isBusy) return;
    setIsBusy(true);
    try {
      const calls = await loadCalls();
      const former = currentSession()?.token;
      signIn(await calls.signIn(wire, checked.value));
      // No session goes on that no browser has; that it could not be ended is logged.
      if (former !== undefined) calls.signOut({ ...wire, token: () => former }).catch(() => {});
    } catch {
      setAlert(FAILED);
    } finally {
      setIsBusy(false);
    }
  }
  return { submit, isBusy, alert };
}
