import type { TariffData } from '@motel/booking-core';

/** The savings of longer stays: `15% off from night 7, 30% off from night 28`; empty where no night is cheaper (F9). */
export function stepsText({ steps = [] }: Pick<TariffData, 'steps'>): string {
  return steps
    .toSorted((one, other) => one.fromNight - other.fromNight)
    .map(({ off, fromNight }) => `${off} off from night ${fromNight}`)
    .join(', ');
}
