import type { Wire } from '@motel/api-client';
import type { CheckoutStatus, Stay } from '@motel/api-client/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { useSessionState } from '../../shared/session/session-store.ts';

type Status = CheckoutStatus['status'];

/**
 * The stay that the payment session is about, where this device booked it: `undefined` while it loads, `null` where the
 * page has to do without it. It is loaded again with each new state of the payment.
 */
export function usePaidStay(sessionId: string, status: Status | undefined): Stay | null | undefined {
  const wire = useWire();
  const state = useSessionState();
  const userId = state.kind === 'session' ? state.session.user.id : '';
  const { data, isError } = useQuery({
    ...paidStayQuery(wire, userId, sessionId, status),
    enabled: userId !== '' && status !== undefined,
    // While it loads again, the card shows the same guest's stay as it was.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
  });
  const isKnowable = state.kind === 'session' || state.kind === 'restoring';
  return isError || !isKnowable ? null : data;
}

function paidStayQuery(wire: Wire, userId: string, sessionId: string, status: Status | undefined) {
  return queryOptions({
    queryKey: ['paid-stay', userId, sessionId, status],
    queryFn: ({ signal }) => callApi(wire, 'stayOfCheckout', { parts: { id: sessionId }, signal }),
    staleTime: 0,
  });
}
