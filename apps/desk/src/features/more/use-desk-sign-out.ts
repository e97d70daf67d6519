import { ApiProblem } from '@motel/api-client';
import { callDesk } from '@motel/api-client/desk';
import { useState } from 'react';
import { wire } from '../../shared/wire/wire.ts';

const LINE_DOWN = 'The line is down, and you may still be signed in. Press again when it is back.';

/** Ends the session, and with it the page: nothing of the person stays in its memory. */
export function useDeskSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  return {
    isLeaving,
    problem,
    async leave() {
      setLeaving(true);
      if (await endSession()) return window.location.assign('/desk');
      setProblem(LINE_DOWN);
      setLeaving(false);
    },
  };
}

/** @returns whether the session is over, now or before */
async function endSession(): Promise<boolean> {
  try {
    await callDesk(wire, 'signOut', { key: crypto.randomUUID() });
    return true;
  } catch (error) {
    return error instanceof ApiProblem && error.code === 'unauthenticated';
  }
}
