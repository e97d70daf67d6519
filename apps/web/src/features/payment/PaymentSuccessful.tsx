import type { Stay } from '@motel/api-client/contracts';
import { type CivilDate, daysBetween } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { Heading, StatusPill } from '@motel/ui';
import { useMotelToday } from '../../shared/site.ts';
import { CalendarFile } from '../../shared/stay/CalendarFile.tsx';
import { Directions } from '../../shared/stay/Directions.tsx';
import { orderPaid } from '../../shared/stay/order-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { PaymentState } from './PaymentState.tsx';
import { StayFacts } from './StayFacts.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

interface PaymentSuccessfulProps {
  readonly stay: Stay | null | undefined;
  readonly lead: string;
}

const QUIET = { variant: 'quiet' } as const;

/** The page of §2: the postmarked card of the stay, where this device knows it, and what happens until check-in. */
export function PaymentSuccessful({ stay, lead }: PaymentSuccessfulProps) {
  const { words, t } = useWords();
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
  const { order } = stay;
  const { standing, short, sentence } = stay.account;
  const { paid } = order ?? stay.account;
  return (
    <PaymentState
      title={paid > 0 ? t('Payment Successful!') : t('Your stay is booked')}
      // The sentence is that of one stay.
      lead={standing === 'paid' || order ? lead : `${lead} ${sentence}`}
      stay={stay}
      mark="stamped"
      greeting={
        <>
          <Greeting checkIn={stay.checkIn} />
          <StatusPill tone="green">{order ? orderPaid(words, order) : short}</StatusPill>
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
function Greeting({ checkIn }: { readonly checkIn: CivilDate }) {
  const words = useWords();
  const today = useMotelToday();
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
