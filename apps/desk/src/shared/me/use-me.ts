import { mayDo, type Role } from '@motel/api-client/desk-contracts';
import { useEffect, useRef } from 'react';
import { setMotelClock } from '../format/motel-clock.ts';
import { signedOut, useDesk } from '../wire/calls.ts';

/** The person of this session, once known; they stay when it ends: signing in over the page loses nothing typed. */
export function useDeskSession() {
  // Every page, however seldom it reads, closes within seconds of the end of its session.
  const { data, isError } = useDesk('me', {});
  const known = useRef(data?.me);
  const hasEnded = data !== undefined && data.me === undefined && known.current !== undefined;
  if (data?.me !== undefined) {
    known.current = data.me;
    // Before anything below shows an hour.
    setMotelClock(data.me.clock);
  }
  useEffect(() => {
    if (hasEnded) signedOut(true);
  }, [hasEnded]);
  return { me: known.current, isKnown: isError || data !== undefined };
}

/** The person of this session; `undefined` before the sign-in. */
export function useMe() {
  return useDeskSession().me;
}

export function useMay(right: Role): boolean {
  const me = useMe();
  return me !== undefined && mayDo(me.person, right);
}

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  clerk: 'Clerk',
  housekeeping: 'Housekeeping',
};
