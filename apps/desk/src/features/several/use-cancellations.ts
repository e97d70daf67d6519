import type { AnswerOf, ArrivingStay, DeskCalls } from '@motel/api-client/desk-contracts';
import { dollarDigits, NO_MONEY, toDollars } from '@motel/booking-core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callDesk, deskQuestion, problemOf } from '../../shared/wire/calls.ts';

export type Kept = 'terms' | 'nothing';

/** A stay as it is cancelled, as the person was shown it. */
interface Cancellation extends Pick<ArrivingStay, 'id' | 'version'> {
  readonly kept: AnswerOf<DeskCalls['previewCancel']>['kept'];
  readonly refunded: AnswerOf<DeskCalls['previewCancel']>['refunded'];
}

/** Each stay by its id: what a cancellation keeps and refunds, or why it is refused; nothing while it is asked. */
export type Cancellations = ReadonlyMap<string, { readonly share?: Cancellation; readonly why?: string }>;

export function useCancellations(
  stays: readonly ArrivingStay[],
  kept: Kept,
  enabled: boolean,
): Cancellations {
  const query = { isNoShow: 'false' as const, ...(kept === 'nothing' && { keep: dollarDigits(NO_MONEY) }) };
  return useQueries({
    queries: stays.map(({ id, version }) => {
      const { queryKey, queryFn } = deskQuestion('previewCancel', { parts: { id }, query });
      // A stay that has changed is asked about again.
      return { queryKey: [...queryKey, version], queryFn, enabled };
    }),
    combine: (found) =>
      new Map(
        stays.map(({ id, version }, at) => {
          const { data, error } = found[at] ?? {};
          return [
            id,
            {
              ...(data && { share: { id, version, kept: data.kept, refunded: data.refunded } }),
              ...(error && { why: problemOf(error).message }),
            },
          ];
        }),
      ),
  });
}

const NOT_PRESSED = { isPressing: false, done: 0, problems: new Map<string, string>() };

/** Cancels stays one after another; one that is refused does not hold up the others. */
export function useCancelSeveral() {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [run, setRun] = useState(NOT_PRESSED);

  /** @returns the ids of those that are not cancelled */
  async function press(stays: readonly Cancellation[], reason: string): Promise<string[]> {
    const problems = new Map<string, string>();
    let done = 0;
    for (const { id, version, ...money } of stays) {
      setRun({ isPressing: true, done, problems });
      const [kept, refunded] = [toDollars(money.kept), toDollars(money.refunded)];
      const said = reason === '' ? {} : { reason };
      const asked = { parts: { id }, body: { version, isNoShow: false, kept, refunded, ...said } };
      // A second press after a lost line is the same action.
      const text = JSON.stringify(asked);
      const key = keys.current.get(text) ?? crypto.randomUUID();
      keys.current.set(text, key);
      try {
        await callDesk('cancelStay', { ...asked, key });
        done += 1;
      } catch (error) {
        problems.set(id, problemOf(error).message);
      }
    }
    await queries.invalidateQueries({ queryKey: ['desk'] });
    setRun({ isPressing: false, done, problems });
    return [...problems.keys()];
  }
  return { ...run, press };
}
