import type { Booking, ListedStay } from '@motel/api-client/contracts';
import { type CivilDate, daysBetween, parseCivilDate } from '@motel/booking-core';
import { fullPrice } from '@motel/content/words';
import { Icon, type IconName, Unbroken } from '@motel/ui';
import { useMotelToday } from '../../shared/site.ts';
import { momentWords } from '../../shared/stay/stay-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './StayLines.css.ts';

export function StayLines({ booking }: { readonly booking: Booking }) {
  const words = useWords();
  const today = useMotelToday();
  return (
    <ul className={styles.lines}>
      {linesOf(words, booking, today).map(([icon, words]) => (
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

function linesOf(words: Words, booking: Booking, today: CivilDate): Line[] {
  const { t, motel } = words;
  const { stay, total } = booking;
  const status = booking.status.toLowerCase();
  if (status === 'cancelled' || status === 'refunded') {
    return [
      ['info', status === 'cancelled' ? t('This stay is cancelled.') : t('This stay is refunded.')],
      ...(stay === undefined ? [] : [['info', stay.account.sentence] as const]),
      ...(stay?.refunds ?? []).map((refund) => refundLine(words, refund)),
    ];
  }
  const price = total === undefined ? [] : [fullPrice(words, total)];
  if (status === 'pending') {
    return [
      ...(stay === undefined
        ? price.map((amount): Line => ['info', t('The room is yours once {amount} is paid.', { amount })])
        : [['info', stay.account.sentence] as const]),
      ...(stay?.paying
        ? [
            [
              'calendar',
              t('We hold it until {until}.', { until: momentWords(words, stay.paying.until) }),
            ] as const,
          ]
        : [['phone', t('It can be paid on the device that booked it.')] as const]),
    ];
  }
  return [
    ...(stay?.changing ? [changeLine(words, stay.changing)] : []),
    [
      'calendar',
      [
        t('Check-in from {checkIn}, check-out until {checkOut}.', motel.stayTimes),
        ...toGo(words, booking, today),
      ].join(' '),
    ],
    ['pin', motel.addressLines.join(', ')],
    ...(stay === undefined
      ? price.map((amount): Line => ['info', amount])
      : [[stay.account.standing === 'paid' ? 'check' : 'info', stay.account.sentence] as const]),
    [
      'info',
      stay
        ? stay.terms.sentence
        : t('{cancellation} To change this stay, open the link in our mail on this device.', {
            cancellation: motel.policies.cancellation,
          }),
    ],
  ];
}

function changeLine(words: Words, { due, until }: NonNullable<ListedStay['changing']>): Line {
  const money = fullPrice(words, due);
  return [
    'warning',
    words.t('Your change waits for its payment, {money}, until {until}. Open the stay to pay it.', {
      money,
      until: momentWords(words, until),
    }),
  ];
}

function refundLine(words: Words, { amount, isUnderWay }: ListedStay['refunds'][number]): Line {
  const { t, motel } = words;
  const money = fullPrice(words, amount);
  return isUnderWay
    ? [
        'info',
        t('{money} is on its way back to your card. {refunds}', { money, refunds: motel.policies.refunds }),
      ]
    : ['check', t('{money} went back to your card.', { money })];
}

/** How long until the stay begins, as a sentence behind another. */
function toGo({ t }: Words, { checkIn }: Booking, today: CivilDate): readonly string[] {
  const day = parseCivilDate(checkIn);
  if (day === undefined) return [];
  const days = daysBetween(today, day);
  if (days < 0) return [t('You are here.')];
  if (days === 0) return [t('Today.')];
  return days === 1 ? [t('Tomorrow.')] : [t('{days} days to go.', { days })];
}
