import type { Wire } from '@motel/api-client';
import type { Bookings as AllBookings, Booking, User } from '@motel/api-client/contracts';
import { counted } from '@motel/content/words';
import { Alert, Button, buttonStyle, Heading, Stack, useMedia } from '@motel/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Notice } from '../../shared/Notice.tsx';
import { shownNumber } from '../../shared/phone/shown-number.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { hasStatus, refusalOf } from '../../shared/queries/refusal-of.ts';
import { askAfterSessionEnd } from '../../shared/sign-in-prompt.ts';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { BookingsLoading } from './BookingsLoading.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import * as styles from './PastStays.css.ts';
import { groupedBookings, StayGroups } from './StayGroups.tsx';
import { dropStayToken, heldStayToken } from './stay-link.ts';

interface BookingsProps {
  readonly user: User;
  /** Links in mails that the guest has followed here. */
  readonly arrivals: number;
}

/** The four states of My Bookings (§2). */
export function Bookings({ user, arrivals }: BookingsProps) {
  const words = useWords();
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
        <Listed bookings={bookings} userId={user.id} />
      )}
      {onlyThisDevice && bookings.length > 0 && (
        <Alert tone="info">
          {words.t(
            'Only stays booked on this device are shown. Open the link in a confirmation mail to see others, or call us.',
          )}
        </Alert>
      )}
      <OtherSessions userId={user.id} />
    </>
  );
}

/** The stays that are not over as cards; then the table of all on wide screens, or the past ones, folded (§2). */
function Listed({ bookings, userId }: { readonly bookings: readonly Booking[]; readonly userId: string }) {
  const { t } = useWords();
  const today = useMotelToday();
  const isWide = useMedia('wide');
  const groups = groupedBookings(bookings, today);
  const { all, past } = groups;
  return (
    <>
      <StayGroups groups={groups} userId={userId} today={today} />
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

interface MyBookings extends AllBookings {
  /** Why the guest's link opens nothing, in the server's words. */
  readonly refusal: string | undefined;
}

/** A guest's own bookings (§7). @param arrivals the number of links followed so far: each opens its stay first */
function bookingsQuery(wire: Wire, userId: string, arrivals: number) {
  return queryOptions({
    queryKey: ['bookings', userId, arrivals],
    queryFn: async ({ signal }): Promise<MyBookings> => {
      const refusal = await openStay(wire, signal);
      return { refusal, ...(await callApi(wire, 'bookings', { signal })) };
    },
    // A booking is confirmed without the page: always fetch again.
    staleTime: 0,
  });
}

/** The link is kept until the server has answered: the guest may have to sign in again, or retry. */
async function openStay(wire: Wire, signal: AbortSignal): Promise<string | undefined> {
  const token = heldStayToken();
  if (token === undefined) return undefined;
  let refusal: string | undefined;
  try {
    await callApi(wire, 'openBooking', { body: { token }, signal });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    refusal = refusalOf(error)?.serverMessage;
  }
  dropStayToken();
  return refusal;
}

const NONE = { others: 0 };

/** Says on how many other devices the guest's number is signed in, and ends that (decision 043). */
function OtherSessions({ userId }: { readonly userId: string }) {
  const words = useWords();
  const { t } = words;
  const wire = useWire();
  const [step, setStep] = useState<'idle' | 'ending' | 'ended' | 'failed'>('idle');
  const { data: { others } = NONE } = useQuery({
    queryKey: ['other-sessions', userId],
    queryFn: ({ signal }) => callApi(wire, 'otherSessions', { signal }),
    staleTime: 0,
  });

  async function signOutThere(): Promise<void> {
    setStep('ending');
    try {
      await callApi(wire, 'signOutOthers', {});
      setStep('ended');
    } catch {
      setStep('failed');
    }
  }

  if (step === 'ended') return <Alert tone="success">{t('You are signed out on all other devices.')}</Alert>;
  if (step === 'failed') {
    return (
      <Alert tone="error" action={<SignOutThere onPress={signOutThere} />}>
        {t('We could not sign you out there. Please try again.')}
      </Alert>
    );
  }
  if (others === 0) return null;
  return (
    <Alert tone="info" action={<SignOutThere onPress={signOutThere} isBusy={step === 'ending'} />}>
      {t('You are signed in on {others}.', { others: counted(words, others, 'other device') })}
    </Alert>
  );
}

function SignOutThere(props: { readonly onPress: () => Promise<void>; readonly isBusy?: boolean }) {
  const { t } = useWords();
  return (
    <Button variant="quiet" busy={props.isBusy} onClick={() => void props.onPress()}>
      {t('Sign out there')}
    </Button>
  );
}
