import type { Quote, Sale } from '../../src/index.ts';

/** A sale in which the seller knows what a quote says. */
export function soldAs({ from, bookedOn = from, exempt }: Quote): Sale {
  return { bookedOn, exempt };
}
