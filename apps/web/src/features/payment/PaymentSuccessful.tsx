import type { Stay } from '@motel/api-client/contracts';
import { type CivilDate, daysBetween, parseCivilDate } from '@motel/booking-core';
import { fullPrice } from '@motel/content/words';
import { Heading, StatusPill } from '@motel/ui';
import { formatLongDay } from '../../shared/format/dates.ts';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { CalendarFile } from '../../shared/stay/CalendarFile.tsx';
import { Directions } from '../../shared/stay/Directions.tsx';
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
  const title = 'Payment Successful!';
  if (!stay) {
    return (
      <PaymentState
        title={title}
        lead={lead}
        stay={stay}
        mark="none"
        greeting={
          <Heading level={2} size="heading">
            We leave the light on for you.
          </Heading>
        }
        more={<Directions look={QUIET} />}
      >
        {stay === null && <WhatHappensNext />}
      </PaymentState>
    );
  }
  return (
    <PaymentState
      title={title}
      lead={lead}
      stay={stay}
      mark="stamped"
      greeting={
        <>
          <Greeting checkIn={parseCivilDate(stay.checkIn)} />
          <StatusPill tone="green">{`Paid ${fullPrice(stay.total)}`}</StatusPill>
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
  const today = useMotelToday();
  if (checkIn === undefined) return null;
  const days = daysBetween(today, checkIn);
  const [weekday, date] = formatLongDay(checkIn).split(', ');
  const day = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : days < 7 ? `on ${weekday}` : `on ${date}`;
  return (
    <Heading level={2} size="heading">
      {`See you ${day}.`}
    </Heading>
  );
}
