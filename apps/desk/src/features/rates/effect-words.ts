import type { RatePreview } from '@motel/api-client/desk-contracts';

/** What saving does, for whom: `15 booked stays keep their price. 10 room-nights are still for sale.` */
export function effectWords({ nights, stays, free }: RatePreview): string {
  if (nights === 0) return 'The prices of coming nights stay as they are.';
  const kept =
    stays === 0
      ? 'No stay is booked on these nights.'
      : stays === 1
        ? '1 booked stay keeps its price.'
        : `${stays} booked stays keep their price.`;
  return `${kept} ${free === 1 ? '1 room-night is' : `${free.toLocaleString('en-CA')} room-nights are`} still for sale.`;
}
