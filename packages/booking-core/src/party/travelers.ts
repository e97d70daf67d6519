/** What the search box asks for (P6). There is no upper limit. */
export interface Travelers {
  readonly adult: number;
  readonly children: number;
  readonly rooms: number;
}

export const DEFAULT_TRAVELERS: Travelers = { adult: 2, children: 0, rooms: 1 };
export const LEAST_TRAVELERS: Travelers = { adult: 1, children: 0, rooms: 0 };

/** One press of plus (`1`) or minus (`-1`); minus stops at the least (P6). */
export function stepTravelers(travelers: Travelers, field: keyof Travelers, step: 1 | -1): Travelers {
  return { ...travelers, [field]: Math.max(LEAST_TRAVELERS[field], travelers[field] + step) };
}

/** `2 adults · 0 children · 1 room`, the literal summary of §2 (P7). */
export function travelersSummary({ adult, children, rooms }: Travelers): string {
  return `${adult} adults · ${children} children · ${rooms} room`;
}
