import type { Stay } from '@motel/api-client/contracts';
import { cents, daysBetween } from '@motel/booking-core';
import { statusTone } from '@motel/booking-core/booking';
import { counted, fullPrice, partyWords } from '@motel/content/words';
import {
  Alert,
  Button,
  buttonStyle,
  Card,
  DataList,
  Heading,
  Inline,
  PriceLines,
  Stack,
  StatusPill,
  Text,
} from '@motel/ui';
import { Fragment, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { priceRows, toldRows } from '../../shared/booking/price-rows.ts';
import { formatWeekday } from '../../shared/format/dates.ts';
import { RoomImage } from '../../shared/RoomImage.tsx';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { receiptPath, stayPagePath } from '../../shared/site-paths.ts';
import { CalendarFile } from '../../shared/stay/CalendarFile.tsx';
import { Directions } from '../../shared/stay/Directions.tsx';
import { orderRooms } from '../../shared/stay/order-words.ts';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { statusWords } from '../../shared/stay/status-words.ts';
import { momentWords, motelDayWords, shortDates } from '../../shared/stay/stay-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { CancelStay } from './CancelStay.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { GuestEditors } from './GuestEditors.tsx';
import { PendingChange } from './PendingChange.tsx';

import * as styles from './StayView.css.ts';

/** One stay: what it is, what it costs, its terms, and what the guest may do with it (§2.23). */
export function StayView({ stay }: { readonly stay: Stay }) {
  const { words, t } = useWords();
  const { room, party, status } = stay;
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  return (
    <div className={styles.columns}>
      <Stack gap="xl">
        <Stack gap="s">
          <Inline>
            <Heading level={1}>{room.title}</Heading>
            <StatusPill tone={statusTone(status)}>{statusWords(words, status)}</StatusPill>
          </Inline>
          <Text size="lead">
            {stay.plan && `${stay.plan} · `}
            {shortDates(words, stay.checkIn, stay.checkOut)}
            {' · '}
            {counted(words, nights, 'night')} · {counted(words, party.rooms, 'room')} ·{' '}
            {partyWords(words, party)}
          </Text>
          <Text tone="soft">{stay.terms.sentence}</Text>
          {stay.order && <BookedWith stays={stay.order.stays.filter(({ id }) => id !== stay.id)} />}
        </Stack>
        {stay.paying !== undefined && <PayOrLetGo stay={stay} paying={stay.paying} />}
        <DataList columns={2} items={factsOf(words, stay)} />
        <Inline>
          {stay.payments.length > 0 && (
            <Link to={receiptPath(stay.id)} className={buttonStyle()}>
              {t('Receipt')}
            </Link>
          )}
          {status === 'confirmed' && <CalendarFile stay={stay} />}
          {status !== 'cancelled' && <Directions />}
        </Inline>
        <ChangeStay stay={stay} />
        <GuestEditors stay={stay} />
        <CancelStay stay={stay} />
      </Stack>
      <Stack gap="l">
        <Card padding="border" raised="pop" className={styles.postcard}>
          <RoomImage
            src={room.image}
            alt={room.imageAlt ?? ''}
            ratio="4 / 3"
            sizes="(min-width: 1024px) 400px, 90vw"
          />
          <RoomKey name={room.title} className={styles.key} />
        </Card>
        <StayMoney stay={stay} />
      </Stack>
    </div>
  );
}

/** The other rooms of its order, each with its own page. */
function BookedWith({ stays }: Pick<NonNullable<Stay['order']>, 'stays'>) {
  const { words, t } = useWords();
  const told = (name: string, status: string) =>
    status === 'cancelled' ? `${name}, ${statusWords(words, status)}` : name;
  return (
    <Text>
      {t('Booked with:')}{' '}
      {stays.map(({ id, title, name, status }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to={stayPagePath(id)}>{title}</Link> ({told(name, status)})
        </Fragment>
      ))}
    </Text>
  );
}

function factsOf(words: Words, { reference, guest, checkIn, checkOut }: Stay) {
  const { t, motel } = words;
  return [
    { term: t('Booking'), description: reference },
    { term: t('Guest'), description: guest.name, detail: guest.email },
    {
      term: t('Check-in'),
      description: formatWeekday(words, checkIn),
      detail: t('from {checkIn}', { checkIn: motel.stayTimes.checkIn }),
    },
    {
      term: t('Check-out'),
      description: formatWeekday(words, checkOut),
      detail: t('until {checkOut}', { checkOut: motel.stayTimes.checkOut }),
    },
  ];
}

interface PayOrLetGoProps {
  readonly stay: Stay;
  readonly paying: NonNullable<Stay['paying']>;
}

function PayOrLetGo({ stay, paying }: PayOrLetGoProps) {
  const { words, t } = useWords();
  return (
    <Stack gap="s">
      <Alert tone="info">
        {t('Not paid yet: we hold your room until {until}.', { until: momentWords(words, paying.until) })}
      </Alert>
      <PayButtons
        stay={stay}
        paying={paying}
        {...(stay.order && { pay: t('Pay for {rooms}', { rooms: orderRooms(words, stay.order) }) })}
      />
    </Stack>
  );
}

function StayMoney({ stay }: { readonly stay: Stay }) {
  const { words, t } = useWords();
  const { charges = [], account } = stay;
  const moves = priceRows(words, [
    ...charges,
    ...stay.payments.map(({ at, label, amount }) => ({
      label: `${label}, ${motelDayWords(words, at)}`,
      amount,
    })),
    ...stay.refunds.map(({ at, label, amount, isUnderWay }) => ({
      label: `${label}, ${motelDayWords(words, at)}`,
      detail: isUnderWay ? t('On its way to your card') : undefined,
      amount,
    })),
  ]);
  return (
    <Card>
      <Stack>
        <Heading level={2} size="heading">
          {t('What it costs')}
        </Heading>
        <PriceLines
          rows={toldRows(words, stay.lines)}
          total={{ label: t('Total'), amount: fullPrice(words, stay.total) }}
        />
        {moves.length > 0 && (
          <PriceLines
            rows={moves}
            {...(account.due > 0 && {
              total: { label: t('Still to pay'), amount: fullPrice(words, account.due) },
            })}
          />
        )}
        <Text tone="soft">{account.sentence}</Text>
      </Stack>
    </Card>
  );
}

function ChangeStay({ stay }: { readonly stay: Stay }) {
  const { words, t, motel } = useWords();
  const [isOpen, setOpen] = useState(false);
  // The payment page leads back with it.
  const isPaid = useLocation().search === '?paid';
  const [done, setDone] = useState(isPaid ? t('Your stay is changed.') : undefined);
  const { changing } = stay;
  if (changing !== undefined) return <PendingChange stay={stay} changing={changing} />;
  if (isOpen && stay.isChangeOpen) {
    return (
      <ChangeForm
        stay={stay}
        onClose={() => setOpen(false)}
        onDone={(difference) => {
          setOpen(false);
          const refunded = fullPrice(words, cents(Math.abs(difference)));
          const back = [t('{refunded} goes back to your card.', { refunded }), motel.policies.refunds];
          setDone([t('Your stay is changed.'), ...(difference < 0 ? back : [])].join(' '));
        }}
      />
    );
  }
  const isPastItsHour = stay.status === 'confirmed' && !stay.isChangeOpen && stay.cancelling === undefined;
  return (
    <Stack align="start">
      {isPastItsHour && (
        <Text>
          {t('This stay cannot be changed online now. Please call us at {shown}.', {
            shown: motel.phone.shown,
          })}
        </Text>
      )}
      {done !== undefined && <Alert tone="success">{done}</Alert>}
      {stay.isChangeOpen && <Button onClick={() => setOpen(true)}>{t('Change dates or guests')}</Button>}
    </Stack>
  );
}
