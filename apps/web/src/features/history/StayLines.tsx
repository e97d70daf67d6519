import type { Booking, ListedStay } from '@motel/api-client/contracts';
import { type CivilDate, daysBetween, parseCivilDate } from '@motel/booking-core';
import { motel, policies, stayTimes } from '@motel/content';
import { fullPrice } from '@motel/content/words';
import { t } from '@motel/language';
import { Icon, type IconName, Unbroken } from '@motel/ui';
import { momentWords, termsWords } from '../../shared/stay/stay-words.ts';
import * as styles from './StayLines.css.ts';

interface StayLinesProps {
  readonly booking: Booking;
  readonly today: CivilDate;
}

/** The facts of a stay that is not over, a line each. */
export function StayLines({ booking, today }: StayLinesProps) {
  return (
    <ul className={styles.lines}>
      {linesOf(booking, today).map(([icon, words]) => (
        <li key={words} className={styles.line}>
          <Icon name={icon} size={22} />
          <p>
            <Unbroken>{words}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}

type Line = readonly [IconName, string];

function linesOf(booking: Booking, today: CivilDate): Line[] {
  const { stay, total } = booking;
  const status = booking.status.toLowerCase();
  if (status === 'cancelled' || status === 'refunded') {
    return [
      ['info', status === 'cancelled' ? t('This stay is cancelled.') : t('This stay is refunded.')],
      ...(stay?.refunds ?? []).map(refundLine),
    ];
  }
  const price = total === undefined ? [] : [fullPrice(total)];
  if (status === 'pending') {
    return [
      ...price.map((amount): Line => ['info', t('The room is yours once {amount} is paid.', { amount })]),
      ...(stay?.paying
        ? [['calendar', t('We hold it until {until}.', { until: momentWords(stay.paying.until) })] as const]
        : [['phone', t('It can be paid on the device that booked it.')] as const]),
    ];
  }
  return [
    ...(stay?.changing ? [changeLine(stay.changing)] : []),
    [
      'calendar',
      [t('Check-in from {checkIn}, check-out until {checkOut}.', stayTimes), ...toGo(booking, today)].join(
        ' ',
      ),
    ],
    ['pin', motel.addressLines.join(', ')],
    ...price.map((amount): Line => ['check', paidWords(stay, amount)]),
    [
      'info',
      stay
        ? termsWords(stay, Date.now())
        : t('{cancellation} To change this stay, open the link in our mail on this device.', {
            cancellation: policies.cancellation,
          }),
    ],
  ];
}

function changeLine({ due, until }: NonNullable<ListedStay['changing']>): Line {
  const money = fullPrice(due);
  return [
    'warning',
    t('Your change waits for its payment, {money}, until {until}. Open the stay to pay it.', {
      money,
      until: momentWords(until),
    }),
  ];
}

function paidWords(stay: ListedStay | undefined, amount: string): string {
  return stay === undefined || stay.payments.length === 0 ? amount : t('{amount}, paid', { amount });
}

function refundLine({ amount, isUnderWay }: ListedStay['refunds'][number]): Line {
  const money = fullPrice(amount);
  return isUnderWay
    ? ['info', t('{money} is on its way back to your card. {refunds}', { money, refunds: policies.refunds })]
    : ['check', t('{money} went back to your card.', { money })];
}

/** How long until the stay begins, as a sentence behind another. */
function toGo({ checkIn }: Booking, today: CivilDate): readonly string[] {
  const day = parseCivilDate(checkIn);
  if (day === undefined) return [];
  const days = daysBetween(today, day);
  if (days < 0) return [t('You are here.')];
  if (days === 0) return [t('Today.')];
  return days === 1 ? [t('Tomorrow.')] : [t('{days} days to go.', { days })];
}
