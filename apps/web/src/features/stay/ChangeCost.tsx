import type { ChangePreview } from '@motel/api-client/contracts';
import { type Cents, cents } from '@motel/booking-core';
import { fullPrice, shownPrice } from '@motel/content/words';
import { Alert, Button, PriceLines, type PriceRow, Spinner, Stack, Text } from '@motel/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { useWords, type Words } from '../../shared/words.ts';
import type { PreviewAnswer } from './change-preview-query.ts';

interface ChangeCostProps {
  readonly preview: UseQueryResult<PreviewAnswer>;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (difference: Cents) => void;
}

/** The cost of a change part by part, the terms of the changed stay, and the button with the amount. */
export function ChangeCost({ preview, problem, isBusy, onChange }: ChangeCostProps) {
  const { words, t } = useWords();
  const { data, isError, refetch } = preview;
  if (isError) {
    return (
      <Stack gap="s" align="start">
        <Alert tone="error">{t("We can't reach our booking system. Nothing has changed.")}</Alert>
        <Button onClick={() => void refetch()}>{t('Try Again')}</Button>
      </Stack>
    );
  }
  if (data === undefined) return <Spinner>{t('Looking up what it costs...')}</Spinner>;
  if ('refused' in data) return <Alert tone="warning">{data.refused}</Alert>;
  const { shown } = data;
  const { difference, total, before, terms } = shown;
  return (
    <Stack gap="s">
      <PriceLines
        rows={priceRows(words, [
          { label: t('Price now'), amount: before },
          ...shown.changes,
          { label: t('Price after the change'), amount: total },
        ]).map((row, at, { length }) => (at === 0 || at === length - 1 ? row : signed(row)))}
        total={{
          label: difference < 0 ? t('Back to your card') : t('To pay now'),
          amount: fullPrice(words, cents(Math.abs(difference))),
        }}
      />
      <Text size="small" tone="soft">
        {`${moneySentence(words, shown)} ${terms.sentence}`}
      </Text>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button
        variant="solid"
        size="large"
        full
        busy={isBusy}
        busyText={t('Changing...')}
        onClick={() => onChange(difference)}
      >
        {buttonText(words, difference)}
      </Button>
    </Stack>
  );
}

/** A part that costs more has its sign, as one that costs less does. */
function signed(row: PriceRow): PriceRow {
  return row.amount.startsWith('−') ? row : { ...row, amount: `+${row.amount}` };
}

function buttonText(words: Words, difference: Cents): string {
  const { t } = words;
  const amount = shownPrice(words, cents(Math.abs(difference)));
  if (difference === 0) return t('Change the stay');
  return difference > 0
    ? t('Pay {amount} and change', { amount })
    : t('Change, and get {amount} back', { amount });
}

function moneySentence({ t, motel }: Words, { difference }: ChangePreview): string {
  if (difference > 0) return t('Your old dates stay yours until the new ones are paid.');
  return difference < 0 ? motel.policies.refunds : t('The price stays the same.');
}
