import type { Booking, User } from '@motel/api-client/contracts';
import { Alert, Button, buttonStyle, Heading, Spinner, Stack, useMedia } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Notice } from '../../shared/Notice.tsx';
import { shownNumber } from '../../shared/phone/shown-number.ts';
import { hasStatus } from '../../shared/queries/refusal-of.ts';
import { askAfterSessionEnd } from '../../shared/sign-in-prompt.ts';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { BookingsTable } from './BookingsTable.tsx';
import { bookingsQuery } from './bookings-query.ts';
import { OtherSessions } from './OtherSessions.tsx';
import * as styles from './PastStays.css.ts';
import { StayCardLoading } from './StayCard.tsx';
import { groupedBookings, StayGroups } from './StayGroups.tsx';

interface BookingsProps {
  readonly user: User;
  /** Links in mails that the guest has followed here. */
  readonly arrivals: number;
}

/** The four states of My Bookings (§2). */
export function Bookings({ user, arrivals }: BookingsProps) {
  const { words, t } = useWords();
  const { data, error, isFetching, refetch } = useQuery(bookingsQuery(useWire(), user.id, arrivals));
  useEffect(() => {
    if (hasStatus(error, 401)) askAfterSessionEnd(words);
  }, [words, error]);

  if (data === undefined && isFetching) return <BookingsLoading />;
  if (data === undefined) return <LoadFailed onRetry={refetch} />;
  const { bookings, onlyThisDevice = false, refusal } = data;
  return (
    <>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {bookings.length === 0 ? (
        <NoBookings mobile={user.mobile} onlyThisDevice={onlyThisDevice} />
      ) : (
        <Listed bookings={bookings} />
      )}
      {onlyThisDevice && bookings.length > 0 && (
        <Alert tone="info">
          {t(
            'Only stays booked on this device are shown. Open the link in a confirmation mail to see others, or call us.',
          )}
        </Alert>
      )}
      <OtherSessions userId={user.id} />
    </>
  );
}

/** The stays that are not over as cards; then the table of all on wide screens, or the past ones, folded (§2). */
function Listed({ bookings }: { readonly bookings: readonly Booking[] }) {
  const { t } = useWords();
  const isWide = useMedia('wide');
  const groups = groupedBookings(bookings, useMotelToday());
  const { all, past } = groups;
  return (
    <>
      <StayGroups {...groups} />
      {isWide && (
        <Stack as="section" gap="s">
          <Heading level={2} size="heading">
            {t('All your stays')}
          </Heading>
          <BookingsTable label={t('All your stays')} bookings={all} />
        </Stack>
      )}
      {!isWide && past.length > 0 && <PastStays bookings={past} isOpen={past.length === all.length} />}
    </>
  );
}

export function BookingsLoading() {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <Spinner>{t('Loading your bookings...')}</Spinner>
      <StayCardLoading />
      <StayCardLoading />
    </Stack>
  );
}

function LoadFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  const { t } = useWords();
  return (
    <Notice
      title={t('Error loading bookings')}
      picture={useSitePart('drawing:light-out')}
      isAlert
      action={
        <Button variant="solid" onClick={() => void onRetry()}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('Failed to fetch bookings')}
    </Notice>
  );
}

interface NoBookingsProps {
  readonly mobile: string | undefined;
  readonly onlyThisDevice: boolean;
}

function NoBookings({ mobile, onlyThisDevice }: NoBookingsProps) {
  const { t } = useWords();
  return (
    <Notice
      title={t('No Bookings Yet')}
      picture={useSitePart('drawing:banner-keys')}
      action={
        <Link to={sitePaths.home} className={buttonStyle({ variant: 'solid' })}>
          {t('Browse Properties')}
        </Link>
      }
    >
      {mobile && `${t('No stays under {mobile}.', { mobile: shownNumber(mobile) })} `}
      {onlyThisDevice
        ? t('Stays booked on another device open by the link in our mail to you.')
        : t('Booked with another number? Sign in with that one.')}
    </Notice>
  );
}

interface PastStaysProps {
  readonly bookings: readonly Booking[];
  readonly isOpen: boolean;
}

/** Stays that are over, folded: on phones they would be in the way of the next one. */
function PastStays({ bookings, isOpen }: PastStaysProps) {
  const { t } = useWords();
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        <Heading level={2} size="heading" className={styles.title}>
          {t('Nights behind you')}
        </Heading>
        <span className={styles.count}>{bookings.length}</span>
      </summary>
      <BookingsTable label={t('Nights behind you')} bookings={bookings} />
    </details>
  );
}
