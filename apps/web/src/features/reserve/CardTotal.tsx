import { formatDollars, type Quote, quoteLines } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { LiveRegion, PriceLines } from '@motel/ui';

/** The amount to be charged and its breakdown: the same lines and total as /confirm opens with (D1). */
export function CardTotal({ quote }: { readonly quote: Quote }) {
  const total = `$${formatDollars(quote.total)} CAD`;
  const rows = quoteLines(quote, tariff)
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, ...line }) => ({ ...line, amount: `$${formatDollars(amount)}` }));
  return (
    <>
      <PriceLines rows={rows} total={{ label: 'Total', amount: total }} />
      <LiveRegion>{`Total ${total}`}</LiveRegion>
    </>
  );
}
