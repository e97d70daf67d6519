import type { Wire } from '@motel/api-client';
import type { Stay } from '@motel/api-client/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadCalls } from '../queries/load-calls.ts';
import { useWire } from '../queries/wire-context.ts';
import { stayQuery } from './stay-query.ts';

type Calls = Awaited<ReturnType<typeof loadCalls>>;

const FAILED = "We can't reach our booking system. Nothing has changed. Please try again in a minute.";

/**
 * Runs a change of a stay once at a time; the page then shows the stay as the server answers it.
 * @returns the change, whether it runs, and the sentence of its failure
 */
export function useStayChange(userId: string, id: string) {
  const wire = useWire();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(call: (calls: Calls, wire: Wire) => Promise<Stay | undefined>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      const calls = await loadCalls();
      try {
        const stay = await call(calls, wire);
        const { queryKey } = stayQuery(wire, userId, id);
        if (stay === undefined) await queryClient.invalidateQueries({ queryKey });
        else queryClient.setQueryData(queryKey, stay);
        void queryClient.invalidateQueries({ queryKey: ['bookings'] });
        void queryClient.invalidateQueries({ queryKey: ['availability'] });
        return true;
      } catch (error) {
        setProblem(calls.serverMessage(error) ?? FAILED);
        // What the guest sees may be what is wrong.
        void queryClient.invalidateQueries({ queryKey: stayQuery(wire, userId, id).queryKey });
        return false;
      }
    } catch {
      setProblem(FAILED);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, problem };
}
