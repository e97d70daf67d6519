import type { Wire } from '@motel/api-client';
import type { ChangePreview, Stay } from '@motel/api-client/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/queries/call-api.ts';
import { refusalOf } from '../../shared/queries/refusal-of.ts';
import type { WantedStay } from './wanted-change.ts';

/** The cost of a change, or the server's sentence about why it cannot be made. */
export type PreviewAnswer = { readonly shown: ChangePreview } | { readonly refused: string };

export function changePreviewQuery(wire: Wire, stay: Stay, wanted: WantedStay | undefined) {
  return queryOptions({
    queryKey: ['stay-change', stay.id, stay.checkIn, stay.checkOut, stay.party, wanted],
    enabled: wanted !== undefined,
    // Rooms and prices change without the page.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PreviewAnswer> => {
      try {
        if (wanted === undefined) throw new Error('Nothing is chosen');
        return {
          shown: await callApi(wire, 'previewChange', { parts: { id: stay.id }, body: wanted, signal }),
        };
      } catch (error) {
        const refused = refusalOf(error)?.serverMessage;
        if (refused === undefined) throw error;
        return { refused };
      }
    },
  });
}
