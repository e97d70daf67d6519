import type { Stay } from '@motel/api-client/contracts';
import { NO_MONEY, subtract } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { fullPrice, partyWords } from '@motel/content/words';
import { Alert, Button, Heading, Inline, PriceLines, Stack, Text, TextField } from '@motel/ui';
import { useState } from 'react';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { refusalOf } from '../../shared/queries/refusal-of.ts';
import { useWire } from '../../shared/site.ts';
import { motelDayWords } from '../../shared/stay/stay-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './Receipt.css.ts';

const failed = ({ t }: Words) => t('The receipt could not be mailed. Please try again.');

/** The receipt of a stay, for the screen and for paper; the guest can add a company to it before printing. */
export function Receipt({ stay }: { readonly stay: Stay }) {
  const { words, t, motel } = useWords();
  const [company, setCompany] = useState('');
  const { account, status } = stay;
  return (
    <Stack gap="xl">
      <div className={styles.controls}>
        <Stack>
          <TextField
            label={t('Company and its address')}
            mark={t('Optional')}
            hint={t('On the printed and the mailed receipt, not kept with the stay')}
            rows={3}
            maxLength={300}
            value={company}
            onChange={setCompany}
          />
          <Inline>
            <Button variant="solid" onClick={() => window.print()}>
              {t('Print, or save as PDF')}
            </Button>
            {stay.payments.length > 0 && <MailReceipt stay={stay} company={company} />}
          </Inline>
        </Stack>
      </div>
      <article className={styles.paper} aria-label={t('Receipt')}>
        <Letterhead stay={stay} />
        <Addressee stay={stay} company={company} />
        <PriceLines
          rows={priceRows(words, [...stay.receipt.lines, ...stay.receipt.taxes])}
          total={{ label: t('Total'), amount: fullPrice(words, stay.receipt.total) }}
        />
        <PriceLines
          rows={priceRows(words, paymentLines(words, stay))}
          total={{ label: t('Paid in all'), amount: fullPrice(words, account.paid) }}
        />
        {account.standing !== 'paid' && <Text size="small">{account.sentence}</Text>}
        <Text size="small">
          {status === 'completed'
            ? t('All amounts in {currencyName}. Thank you for staying with us.', motel.moneyWords)
            : t('All amounts in {currencyName}.', motel.moneyWords)}
        </Text>
      </article>
    </Stack>
  );
}

function Letterhead({ stay: { reference, payments } }: { readonly stay: Stay }) {
  const { words, motel, t } = useWords();
  const issued = payments[0]?.at;
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.motel}>{motel.name}</p>
        <address className={styles.address}>
          {[...motel.addressLines, motel.phone.shown, motel.email].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div>
        <Heading level={1} size="section">
          {t('Receipt')}
        </Heading>
        <Text>{t('No. {reference}', { reference })}</Text>
        {issued !== undefined && <Text>{motelDayWords(words, issued)}</Text>}
      </div>
    </div>
  );
}

function Addressee({ stay, company }: { readonly stay: Stay; readonly company: string }) {
  const words = useWords();
  const dates = [stay.checkIn, stay.checkOut].map((day) => dateWords(words, day, 'weekdayAndDate'));
  const companyLines = company.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles.head}>
      <p className={styles.address}>
        {[stay.guest.name, ...companyLines].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={styles.address}>
        <span>{[`${stay.room.title} × ${stay.party.rooms}`, stay.plan].filter(Boolean).join(', ')}</span>
        <span>{dates.join(' → ')}</span>
        <span>{partyWords(words, stay.party)}</span>
      </p>
    </div>
  );
}

function paymentLines(words: Words, { payments, refunds }: Stay) {
  return [
    ...payments.map(({ at, label, amount }) => ({
      label: `${label}, ${motelDayWords(words, at)}`,
      amount,
    })),
    ...refunds.map(({ at, label, amount, isUnderWay }) => ({
      label: `${label}, ${motelDayWords(words, at)}`,
      detail: isUnderWay ? words.t('On its way') : undefined,
      amount: subtract(NO_MONEY, amount),
    })),
  ];
}

function MailReceipt({ stay: { id, guest }, company }: { readonly stay: Stay; readonly company: string }) {
  const { words, t } = useWords();
  const wire = useWire();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'error'; readonly words: string }>();

  async function mail(): Promise<void> {
    setBusy(true);
    setSaid(undefined);
    try {
      await callApi(wire, 'mailReceipt', { parts: { id }, body: { company } });
      setSaid({ tone: 'success', words: t('The receipt is on its way to {email}.', { email: guest.email }) });
    } catch (error) {
      setSaid({ tone: 'error', words: refusalOf(error)?.serverMessage ?? failed(words) });
    }
    setBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} busyText={t('Mailing it...')} onClick={() => void mail()}>
        {t('Mail it to me')}
      </Button>
      {said && <Alert tone={said.tone}>{said.words}</Alert>}
    </>
  );
}
