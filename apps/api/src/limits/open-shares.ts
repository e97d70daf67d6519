import type { Network } from './networks.ts';

/**
 * Counts what each network has open at a time, so that none takes all of it.
 * @param most of one customer, 1 or more
 * @returns a function that opens one more for a client and returns how to close it, once; `undefined` where one of its
 * networks has too many open
 */
export function openShares(most: number) {
  const open = new Map<string, number>();
  return (networks: readonly Network[]): (() => void) | undefined => {
    const isFull = networks.some(({ name, customers }) => (open.get(name) ?? 0) >= most * customers);
    if (isFull) return undefined;
    for (const { name } of networks) open.set(name, (open.get(name) ?? 0) + 1);
    return () => {
      for (const { name } of networks) {
        const left = (open.get(name) ?? 1) - 1;
        if (left === 0) open.delete(name);
        else open.set(name, left);
      }
    };
  };
}
