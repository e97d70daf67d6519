import { formatDollars, type Quote, quoteLines } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { Button, LiveRegion, PriceLines, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './PriceAndPay.css.ts';

interface PriceAndPayProps {
  readonly quote: Quote;
  readonly isProcessing: boolean;
  /** The error, directly above the button. */
  readonly problem: ReactNode;
}

/** The price breakdown of §9, the button with the amount, and the terms. */
export function PriceAndPay({ quote, isProcessing, problem }: PriceAndPayProps) {
  const total = `$${formatDollars(quote.total)} CAD`;
  const rows = quoteLines(quote, tariff).map(({ amount, ...line }) => ({
    ...line,
    amount: `$${formatDollars(amount)}`,
  }));
  return (
    <Stack>
      <PriceLines rows={rows} total={{ label: 'Total', amount: total }} />
      <LiveRegion>{`Total ${total}`}</LiveRegion>
      {problem}
      <Button type="submit" variant="solid" size="large" full busy={isProcessing} busyText="Processing...">
        {`Confirm & Pay ${total}`}
      </Button>
      <Text size="small" tone="soft" className={styles.terms}>
        By paying you agree to our{' '}
        <a href={sitePaths.terms} target="_blank" rel="noreferrer">
          terms
        </a>
        .
      </Text>
    </Stack>
  );
}
