import type { Quote } from '@motel/booking-core';
import type { StayPayments } from '@motel/booking-core/booking';
import { fullPrice } from '@motel/content/words';
import { Button, LiveRegion, PriceLines, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { depositWords } from '../../shared/booking/deposit-words.ts';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './PriceAndPay.css.ts';

interface PriceAndPayProps {
  /** Absent while the form or the dates have no price. */
  readonly quote: Quote | undefined;
  /** The sentence of its terms. */
  readonly terms: string | undefined;
  /** Absent where all is paid now. */
  readonly deposit: StayPayments | undefined;
  readonly isProcessing: boolean;
  readonly problem: ReactNode;
}

/** The price breakdown of §9; then the total, the button with the amount and the terms, which stay in sight together. */
export function PriceAndPay({ quote, terms, deposit, isProcessing, problem }: PriceAndPayProps) {
  const { words, t, motel } = useWords();
  const total = quote === undefined ? '' : fullPrice(words, quote.total);
  const now = deposit === undefined ? total : fullPrice(words, deposit.now);
  return (
    <Stack gap="s">
      {quote && <PriceLines rows={priceRows(words, quote.lines)} />}
      <LiveRegion>{quote && t('Total {total}', { total })}</LiveRegion>
      <div className={styles.pay}>
        {problem}
        <div className={styles.together}>
          {quote && <PriceLines rows={[]} total={{ label: t('Total'), amount: total }} />}
          {quote && deposit && <Text>{depositWords(words, deposit)}</Text>}
          <Button
            type="submit"
            variant="solid"
            size="large"
            full
            busy={isProcessing}
            busyText={t('Processing...')}
          >
            {deposit?.now === 0
              ? t('Confirm with a card')
              : t('Confirm & Pay {total}', { total: now }).trim()}
          </Button>
        </div>
        <Text size="small" tone="soft" className={styles.terms}>
          {terms && `${terms} `}
          {said(words, 'By paying you agree to our {terms}.', {
            terms: (
              <a href={addressOf(motel, sitePaths.terms)} target="_blank" rel="noreferrer">
                {t('terms')}
              </a>
            ),
          })}
        </Text>
      </div>
    </Stack>
  );
}
