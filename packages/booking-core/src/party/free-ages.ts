/** An age that a tariff may leave free of charge (P4). */
export type FreeAge = 'child' | 'infant';

/** Counts the guests who stay free (P4). @param ages those that stay free; children by default */
export function freeAmong(children: number, infants: number, ages: readonly FreeAge[] = ['child']): number {
  return (ages.includes('child') ? children : 0) + (ages.includes('infant') ? infants : 0);
}
