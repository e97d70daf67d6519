import { formatDollars, type Quote, quoteLines } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { LiveRegion, PriceLines } from '@motel/ui';

/** What will be charged, and of what it is made up: the same lines and total with which /confirm opens (D1). */
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
