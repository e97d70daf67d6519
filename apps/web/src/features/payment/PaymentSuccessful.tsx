import type { Stay } from '@motel/api-client/contracts';
import { type CivilDate, daysBetween, parseCivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { Heading, Icon, Stack, StatusPill, Unbroken } from '@motel/ui';
import { said } from '../../shared/said.ts';
import { useMotelToday } from '../../shared/site.ts';
import { CalendarFile } from '../../shared/stay/CalendarFile.tsx';
import { Directions } from '../../shared/stay/Directions.tsx';
import { useWords, type Words } from '../../shared/words.ts';
import { PaymentState } from './PaymentState.tsx';
import { StayFacts } from './StayFacts.tsx';
import * as styles from './WhatHappensNext.css.ts';

interface PaymentSuccessfulProps {
  readonly stay: Stay | null | undefined;
  readonly lead: string;
}

const QUIET = { variant: 'quiet' } as const;

/** The page of §2: the postmarked card of the stay, where this device knows it, and what happens until check-in. */
export function PaymentSuccessful({ stay, lead }: PaymentSuccessfulProps) {
  const words = useWords();
  const { t } = words;
  if (!stay) {
    return (
      <PaymentState
        title={t('Payment Successful!')}
        lead={lead}
        stay={stay}
        mark="none"
        greeting={
          <Heading level={2} size="heading">
            {t('We leave the light on for you.')}
          </Heading>
        }
        more={<Directions look={QUIET} />}
      >
        {stay === null && <WhatHappensNext />}
      </PaymentState>
    );
  }
  const { standing, paid, short, sentence } = stay.account;
  return (
    <PaymentState
      title={paid > 0 ? t('Payment Successful!') : t('Your stay is booked')}
      lead={standing === 'paid' ? lead : `${lead} ${sentence}`}
      stay={stay}
      mark="stamped"
      greeting={
        <>
          <Greeting checkIn={parseCivilDate(stay.checkIn)} />
          <StatusPill tone="green">{short}</StatusPill>
        </>
      }
      more={
        <>
          <CalendarFile stay={stay} look={QUIET} />
          <Directions look={QUIET} />
        </>
      }
    >
      <StayFacts stay={stay} />
      <WhatHappensNext stay={stay} />
    </PaymentState>
  );
}

/** `See you on Saturday.`; with its date where that could be another Saturday. */
function Greeting({ checkIn }: { readonly checkIn: CivilDate | undefined }) {
  const words = useWords();
  const today = useMotelToday();
  if (checkIn === undefined) return null;
  return (
    <Heading level={2} size="heading">
      {greeting(words, checkIn, daysBetween(today, checkIn))}
    </Heading>
  );
}

function greeting(words: Words, checkIn: CivilDate, days: number): string {
  const { t } = words;
  if (days <= 0) return t('See you today.');
  if (days === 1) return t('See you tomorrow.');
  if (days < 7) return t('See you on {weekday}.', { weekday: dateWords(words, checkIn, 'fullWeekday') });
  return t('See you on {date}.', { date: dateWords(words, checkIn, 'fullDay') });
}

/** The steps between the payment and check-in. @param stay where this device knows it: its own address and terms */
function WhatHappensNext({ stay }: { readonly stay?: Stay }) {
  const words = useWords();
  const { t, motel } = words;
  const { checkIn, desk: when } = motel.stayTimes;
  const phone = (
    <a href={motel.phone.href} className={styles.whole}>
      {motel.phone.shown}
    </a>
  );
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="small">
        {t('What happens next')}
      </Heading>
      <ul className={styles.steps}>
        <li className={styles.step}>
          <Icon name="mail" />
          {stay ? (
            <p>
              {said(words, 'Your confirmation, with a link to your stay, is on its way to {email}.', {
                email: <b className={styles.address}>{stay.guest.email}</b>,
              })}
            </p>
          ) : (
            <p>
              {t(
                'Your confirmation is on its way to your e-mail address, with everything you booked and paid.',
              )}
            </p>
          )}
        </li>
        <li className={styles.step}>
          <Icon name="pin" />
          <p>
            {t('Come from {checkIn} to {address}.', { checkIn, address: motel.addressLines.join(', ') })}{' '}
            {when === undefined
              ? said(words, 'If you will be late, please call {phone}.', { phone })
              : said(words, 'Later is fine too: the front desk answers {when} at {phone}.', { when, phone })}
          </p>
        </li>
        <li className={styles.step}>
          <Icon name="info" />
          <p>
            <Unbroken>
              {stay
                ? stay.terms.sentence
                : t('Plans change. {cancellation} {lateCancellation}', {
                    cancellation: motel.policies.cancellation,
                    lateCancellation: motel.policies.lateCancellation,
                  })}
            </Unbroken>
          </p>
        </li>
      </ul>
    </Stack>
  );
}
