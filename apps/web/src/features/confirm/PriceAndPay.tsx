import { fullPrice } from '@motel/content/words';
import { Button, LiveRegion, PriceLines, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { depositWords } from '../../shared/booking/deposit-words.ts';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { billOf, roomLines } from './order-bill.ts';
import * as styles from './PriceAndPay.css.ts';
import type { PricedRoom } from './use-priced-rooms.ts';

interface PriceAndPayProps {
  /** The first room, then those booked with it. */
  readonly rooms: readonly [PricedRoom, ...PricedRoom[]];
  readonly isProcessing: boolean;
  readonly problem: ReactNode;
}

/** The price breakdown of §9; then the total, the button with the amount and the terms, which stay in sight together. */
export function PriceAndPay({ rooms, isProcessing, problem }: PriceAndPayProps) {
  const { words, t, motel } = useWords();
  const [{ quote, deposit, terms }] = rooms;
  const isOne = rooms.length === 1;
  const bill = billOf(rooms);
  const [total, now] = bill ? [fullPrice(words, bill.total), fullPrice(words, bill.now)] : ['', ''];
  const lines = isOne ? (quote?.lines ?? []) : roomLines(words, rooms);
  const isSaidOnce = rooms.every((room) => room.terms === terms);
  return (
    <Stack gap="s">
      {lines.length > 0 && <PriceLines rows={priceRows(words, lines)} />}
      <LiveRegion>{bill && t('Total {total}', { total })}</LiveRegion>
      <div className={styles.pay}>
        {problem}
        <div className={styles.together}>
          {bill && <PriceLines rows={[]} total={{ label: t('Total'), amount: total }} />}
          {isOne && quote && deposit && <Text>{depositWords(words, deposit)}</Text>}
          <Button
            type="submit"
            variant="solid"
            size="large"
            full
            busy={isProcessing}
            busyText={t('Processing...')}
          >
            {bill?.now === 0 && bill.total > 0
              ? t('Confirm with a card')
              : t('Confirm & Pay {total}', { total: now }).trim()}
          </Button>
        </div>
        <Text size="small" tone="soft" className={styles.terms}>
          {isSaidOnce ? terms && `${terms} ` : `${t('The terms of each room stand with it.')} `}
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
