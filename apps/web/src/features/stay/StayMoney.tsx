import type { Stay } from '@motel/api-client/contracts';
import { Card, Heading, PriceLines, Stack } from '@motel/ui';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { moneyWords, motelDayWords } from '../../shared/stay/stay-words.ts';

/** The cost of the stay, its payments and its refunds. */
export function StayMoney({ stay }: { readonly stay: Stay }) {
  const moves = priceRows([
    ...stay.payments.map(({ at, amount }) => ({ label: `Paid, ${motelDayWords(at)}`, amount })),
    ...stay.refunds.map(({ at, amount, isUnderWay }) => ({
      label: `Refunded, ${motelDayWords(at)}`,
      detail: isUnderWay ? 'On its way to your card' : undefined,
      amount,
    })),
  ]);
  return (
    <Card>
      <Stack>
        <Heading level={2} size="heading">
          What it costs
        </Heading>
        <PriceLines
          rows={priceRows(stay.lines.filter(({ amount }) => amount !== 0))}
          total={{ label: 'Total', amount: `${moneyWords(stay.total)} CAD` }}
        />
        {moves.length > 0 && <PriceLines rows={moves} />}
      </Stack>
    </Card>
  );
}
