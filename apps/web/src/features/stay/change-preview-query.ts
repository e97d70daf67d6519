import type { Wire } from '@motel/api-client';
import type { ChangePreview, PreviewChangeRequest, Stay } from '@motel/api-client/contracts';
import { PARTY_COUNTS, type Party } from '@motel/booking-core';
import type { CivilRange } from '@motel/ui/calendar';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/queries/call-api.ts';
import { refusalOf } from '../../shared/queries/refusal-of.ts';

export type PreviewAnswer = { readonly shown: ChangePreview } | { readonly refused: string };

export function changePreviewQuery(wire: Wire, stay: Stay, wanted: PreviewChangeRequest | undefined) {
  return queryOptions({
    queryKey: ['stay-change', stay.id, stay.checkIn, stay.checkOut, stay.party, wanted],
    enabled: wanted !== undefined,
    // Rooms and prices change without the page.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PreviewAnswer> => {
      try {
        if (wanted === undefined) throw new Error('Nothing is chosen');
        const asked = { parts: { id: stay.id }, body: wanted, signal };
        return { shown: await callApi(wire, 'previewChange', asked) };
      } catch (error) {
        const refused = refusalOf(error)?.serverMessage;
        if (refused === undefined) throw error;
        return { refused };
      }
    },
  });
}

/** The stay that the guest has chosen; `undefined` without both dates, and while it is the one that they have. */
export function wantedChange(
  { start, end }: CivilRange,
  party: Party,
  stay: Stay,
): PreviewChangeRequest | undefined {
  if (start === null || end === null || start === end) return undefined;
  const isSameParty = PARTY_COUNTS.every((count) => party[count] === stay.party[count]);
  if (start === stay.checkIn && end === stay.checkOut && isSameParty) return undefined;
  return { checkIn: start, checkOut: end, party };
}
