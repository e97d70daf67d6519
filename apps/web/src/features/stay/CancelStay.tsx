import type { Stay } from '@motel/api-client/contracts';
import { NO_MONEY, toDollars } from '@motel/booking-core';
import { fullPrice, shownPrice } from '@motel/content/words';
import { Alert, Button, Dialog, Inline, PriceLines, Stack, Text } from '@motel/ui';
import { useState } from 'react';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/site.ts';
import { useStayChange } from '../../shared/stay/use-stay-change.ts';
import { useWords, type Words } from '../../shared/words.ts';

type Outcome = NonNullable<Stay['cancelling']>;

/** Cancels the stay: what was paid, kept and goes back is shown before it happens, and again when it is done. */
export function CancelStay({ stay }: { readonly stay: Stay }) {
  const { words, t, motel } = useWords();
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(stay.id);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<Outcome>();
  const { cancelling } = stay;

  async function cancel(outcome: Outcome): Promise<void> {
    const body = { refunded: toDollars(outcome.refunded) };
    const isDone = await run(() => callApi(wire, 'cancelStay', { parts: { id: stay.id }, body }));
    setAsking(false);
    if (isDone) setDone(outcome);
  }

  if (done !== undefined) {
    return <Alert tone="success">{`${t('Your stay is cancelled.')} ${moneyBackWords(words, done)}`}</Alert>;
  }
  if (cancelling === undefined) return problem === undefined ? null : <Alert tone="error">{problem}</Alert>;
  return (
    <Stack align="start">
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button onClick={() => setAsking(true)}>{t('Cancel this stay')}</Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('Cancel this stay?')}>
        <Stack>
          <PriceLines
            rows={[
              { label: t('Paid'), amount: shownPrice(words, cancelling.paid) },
              { label: t('Kept'), amount: shownPrice(words, cancelling.kept) },
            ]}
            total={
              cancelling.owed > 0
                ? { label: t('Still to pay'), amount: fullPrice(words, cancelling.owed) }
                : { label: t('Back to your card'), amount: fullPrice(words, cancelling.refunded) }
            }
          />
          <Text size="small" tone="soft">
            {[
              t('The room goes back on sale at once.'),
              ...(cancelling.refunded > 0 ? [motel.policies.refunds] : []),
            ].join(' ')}
          </Text>
          <Inline>
            <Button
              variant="solid"
              busy={isBusy}
              busyText={t('Cancelling...')}
              onClick={() => void cancel(cancelling)}
            >
              {t('Cancel the stay')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('Keep it')}</Button>
          </Inline>
        </Stack>
      </Dialog>
    </Stack>
  );
}

function moneyBackWords(words: Words, { paid, refunded, kept, owed }: Outcome): string {
  const { t, motel } = words;
  const [back, rest] = [fullPrice(words, refunded), fullPrice(words, kept)];
  if (owed > 0)
    return `${t('{kept} is kept.', { kept: rest })} ${t('{owed} of it is still to be paid.', { owed: fullPrice(words, owed) })}`;
  if (paid === NO_MONEY) return t('Nothing was charged to your card.');
  if (refunded === 0) return t('Nothing goes back to your card, {kept} is kept.', { kept: rest });
  const outcome =
    kept === 0
      ? t('{refunded} goes back to your card.', { refunded: back })
      : t('{refunded} goes back to your card, {kept} is kept.', { refunded: back, kept: rest });
  return `${outcome} ${motel.policies.refunds}`;
}
