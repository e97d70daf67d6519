import type { Plan } from '@motel/api-client/desk-contracts';

/** A night of the whole motel. */
export interface FootNight {
  readonly free: number;
  /** Of the rooms that are not out of order, in whole percent; none where all are. */
  readonly soldPercent: number | undefined;
}

/** The sum of all kinds of rooms, by night. */
export function footOf({ types, days }: Pick<Plan, 'types' | 'days'>): FootNight[] {
  return Array.from({ length: days }, (_, night) => {
    const free = total(types.map((type) => type.free[night]));
    const sold = total(types.map((type) => type.sold[night]));
    return { free, soldPercent: free + sold === 0 ? undefined : Math.round((100 * sold) / (free + sold)) };
  });
}

function total(counts: readonly (number | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
