import type { User } from '@motel/api-client/contracts';
import { Button, buttonStyle } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { Notice } from '../../shared/Notice.tsx';
import { hasStatus } from '../../shared/queries/has-status.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { BookingsLoading } from './BookingsLoading.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { bookingsQuery } from './bookings-query.ts';
import { orderedBookings } from './ordered-bookings.ts';

/** The four states of My Bookings (§2). */
export function Bookings({ user }: { readonly user: User }) {
  const { data: bookings, error, isFetching, refetch } = useQuery(bookingsQuery(useWire(), user.id));
  const today = useMotelToday();
  useEffect(() => {
    if (!hasStatus(error, 401)) return;
    clearSession();
    askToSignIn();
  }, [error]);

  if (bookings === undefined && isFetching) return <BookingsLoading />;
  if (bookings === undefined) return <LoadFailed onRetry={refetch} />;
  if (bookings.length === 0) return <NoBookings />;
  return <BookingsTable bookings={orderedBookings(bookings, today)} />;
}

function LoadFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Notice
      title="Error loading bookings"
      mark="!"
      tone="ox"
      isAlert
      action={
        <Button variant="solid" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      Failed to fetch bookings
    </Notice>
  );
}

function NoBookings() {
  return (
    <Notice
      title="No Bookings Yet"
      tone="teal"
      action={
        <Link to={sitePaths.home} className={buttonStyle({ variant: 'solid' })}>
          Browse Properties
        </Link>
      }
    >
      Your stays will be listed here, with the key that was yours.
    </Notice>
  );
}
