/** The pages that book, side by side in their heads. */
export const BOOKINGS = [
  ['One stay', '/new'],
  ['Group', '/new-group'],
] as const;
