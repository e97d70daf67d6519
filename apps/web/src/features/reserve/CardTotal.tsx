import { formatDollars, type Quote } from '@motel/booking-core';
import { LiveRegion, PriceLines } from '@motel/ui';
import { priceRows } from '../../shared/booking/price-rows.ts';

/** The amount to be charged and its breakdown: the same lines and total as /confirm opens with (D1). */
export function CardTotal({ quote }: { readonly quote: Quote }) {
  const total = `$${formatDollars(quote.total)} CAD`;
  const rows = priceRows(quote.lines.filter(({ amount }) => amount !== 0));
  return (
    <>
      <PriceLines rows={rows} total={{ label: 'Total', amount: total }} />
      <LiveRegion>{`Total ${total}`}</LiveRegion>
    </>
  );
}
