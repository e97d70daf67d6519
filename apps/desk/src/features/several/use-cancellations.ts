import type { AnswerTo, ListedStay } from '@motel/api-client/desk-contracts';
import { dollarDigits, NO_MONEY, toDollars } from '@motel/booking-core';
import { useQueries } from '@tanstack/react-query';
import { deskQuestion, problemOf } from '../../shared/wire/calls.ts';

export type Kept = 'terms' | 'nothing';

/** A stay as it is cancelled, as the person was shown it. */
interface Cancellation extends Pick<ListedStay, 'id' | 'version'> {
  readonly kept: AnswerTo<'previewCancel'>['kept'];
  readonly refunded: AnswerTo<'previewCancel'>['refunded'];
}

/** Each stay by its id: what a cancellation keeps and refunds, or why it is refused; nothing while it is asked. */
export type Cancellations = ReadonlyMap<string, { readonly share?: Cancellation; readonly why?: string }>;

export function useCancellations(stays: readonly ListedStay[], kept: Kept, enabled: boolean): Cancellations {
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

/** The press that cancels a stay, with its id. @param reason empty for none */
export function cancelling({ id, version, kept, refunded }: Cancellation, reason: string) {
  const money = { kept: toDollars(kept), refunded: toDollars(refunded) };
  const body = { version, isNoShow: false, ...money, ...(reason !== '' && { reason }) };
  return [id, { parts: { id }, body }] as const;
}
