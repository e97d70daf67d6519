import { useDesk } from '../wire/use-desk.ts';

/** The person of this session, and whether that is known yet. */
export function useSession() {
  const { data, isError } = useDesk('me', {}, { refresh: false });
  return { me: data?.me, isKnown: isError || data !== undefined };
}

/** The person of this session; `undefined` while nobody is signed in. */
export function useMe() {
  return useSession().me;
}
