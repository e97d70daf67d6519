import type { Booking, ListedStay } from '@motel/api-client/contracts';
import { type CivilDate, daysBetween, parseCivilDate } from '@motel/booking-core';
import { statusTone } from '@motel/booking-core/booking';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { fullPrice } from '@motel/content/words';
import {
  buttonStyle,
  Card,
  classes,
  Heading,
  Icon,
  type IconName,
  Inline,
  Picture,
  Skeleton,
  StatusPill,
  Text,
  Unbroken,
} from '@motel/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { propertyPath, receiptPath, stayPagePath } from '../../shared/site-paths.ts';
import { CalendarFile } from '../../shared/stay/CalendarFile.tsx';
import { Directions } from '../../shared/stay/Directions.tsx';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { statusWords } from '../../shared/stay/status-words.ts';
import { momentWords, shortDates } from '../../shared/stay/stay-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './StayCard.css.ts';
import * as stayLinesStyles from './StayLines.css.ts';
import { partyFacts } from './stay-facts.ts';

interface StayCardProps {
  readonly booking: Booking;
  readonly userId: string;
  readonly today: CivilDate;
  /** Whether its button is the one solid button of the screen. */
  readonly isMain: boolean;
}

const QUIET = { variant: 'quiet' } as const;

/** A stay that is not over: what the guest needs for it, and what they can do with it. */
export function StayCard({ booking, userId, today, isMain }: StayCardProps) {
  const words = useWords();
  const { t, motel } = words;
  const { id, property, stay, isOwn, status, checkIn, checkOut } = booking;
  const titleId = useId();
  const name = property.name ?? t('Property Name Not Available');
  const path = isOwn ? stayPagePath(id) : property.id && propertyPath(property.id);
  return (
    <Card as="article" padding="border" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.front}>
        <Picture
          src={property.image}
          {...pictureFiles(motel, property.image)}
          alt=""
          placeholder={placeholderPicture}
          sizes="(min-width: 768px) 288px, 90vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={3} size="heading" id={titleId}>
            {path ? <Link to={path}>{name}</Link> : name}
          </Heading>
          <StatusPill tone={statusTone(status)}>{statusWords(words, status)}</StatusPill>
        </div>
        <div>
          <Text size="lead" weight="bold">
            {shortDates(words, checkIn, checkOut)}
          </Text>
          <Text tone="soft">{partyFacts(words, booking)}</Text>
        </div>
        <StayLines booking={booking} today={today} />
        <div className={styles.actions}>
          {stay?.paying ? (
            <PayButtons stay={stay} paying={stay.paying} userId={userId} isMain={isMain}>
              <Link to={stayPagePath(id)} className={buttonStyle(QUIET)}>
                {t('Open the stay')}
              </Link>
            </PayButtons>
          ) : (
            <StayLinks booking={booking} isMain={isMain} />
          )}
        </div>
      </div>
    </Card>
  );
}

function StayLinks({ booking, isMain }: Pick<StayCardProps, 'booking' | 'isMain'>) {
  const { t } = useWords();
  const { id, stay, isOwn, status } = booking;
  return (
    <Inline gap="xs">
      {isOwn && (
        <Link to={stayPagePath(id)} className={buttonStyle({ variant: isMain ? 'solid' : 'outline' })}>
          {t('Open the stay')}
        </Link>
      )}
      {stay && stay.payments.length > 0 && (
        <Link to={receiptPath(id)} className={buttonStyle(QUIET)}>
          {t('Receipt')}
        </Link>
      )}
      {stay?.status === 'confirmed' && <CalendarFile stay={stay} look={QUIET} />}
      {status === 'confirmed' && <Directions look={QUIET} />}
    </Inline>
  );
}

export function StayCardLoading() {
  return (
    <Card padding="border" className={classes(styles.card, styles.loading)}>
      <div className={styles.front}>
        <div className={styles.loadingPicture}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.words}>
        <Skeleton width="half" />
        <Skeleton width="wide" />
        <Skeleton width="wide" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </Card>
  );
}

function StayLines({ booking, today }: { readonly booking: Booking; readonly today: CivilDate }) {
  const words = useWords();
  return (
    <ul className={stayLinesStyles.lines}>
      {linesOf(words, booking, today).map(([icon, words]) => (
        <li key={words} className={stayLinesStyles.line}>
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
