import type { Stay } from '@motel/api-client/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../queries/ask-again.ts';
import { refusalOf } from '../queries/refusal-of.ts';
import { useSession } from '../session/session-store.ts';
import { useWire } from '../site.ts';
import { useWords, type Words } from '../words.ts';
import { stayQuery } from './stay-query.ts';

const failed = ({ t }: Words) =>
  t("We can't reach our booking system. Nothing has changed. Please try again in a minute.");

/** Runs a change of the signed-in guest's stay once at a time; the page then shows the stay as the server answers it. */
export function useStayChange(id: string) {
  const words = useWords();
  const wire = useWire();
  const queryClient = useQueryClient();
  const userId = useSession()?.user.id ?? '';
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(change: () => Promise<Stay | undefined>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    const { queryKey } = stayQuery(wire, userId, id);
    try {
      const stay = await change();
      if (stay === undefined) await queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, stay);
      void askAgain(queryClient, 'bookings', 'availability');
      return true;
    } catch (error) {
      setProblem(refusalOf(error)?.serverMessage ?? failed(words));
      // What the guest sees may be what is wrong.
      void queryClient.invalidateQueries({ queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, problem };
}
