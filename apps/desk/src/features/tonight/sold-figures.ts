import type { TypeOnNight } from '@motel/api-client/desk-contracts';

type Counts = Pick<TypeOnNight, 'capacity' | 'sold' | 'closed'>;

/** Free and open rooms of some kinds, and how many of the open ones are sold, in whole per cent. */
export function soldFigures(types: readonly Counts[]) {
  const sum = (of: (type: Counts) => number) => types.reduce((all, type) => all + of(type), 0);
  const free = sum(({ capacity, sold }) => capacity - sold);
  const open = sum(({ capacity, closed }) => capacity - closed);
  const sold = sum((type) => type.sold - type.closed);
  return { free, open, percent: open === 0 ? 0 : Math.round((100 * sold) / open) };
}
