import type { User } from '@motel/api-client/contracts';
import { Alert, Button, buttonStyle } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { Notice } from '../../shared/Notice.tsx';
import { hasStatus } from '../../shared/queries/has-status.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { askAfterSessionEnd } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { BookingsLoading } from './BookingsLoading.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { bookingsQuery } from './bookings-query.ts';
import { OtherSessions } from './OtherSessions.tsx';
import { orderedBookings } from './ordered-bookings.ts';

interface BookingsProps {
  readonly user: User;
  /** Links in mails that the guest has followed here. */
  readonly arrivals: number;
}

/** The four states of My Bookings (§2). */
export function Bookings({ user, arrivals }: BookingsProps) {
  const { data, error, isFetching, refetch } = useQuery(bookingsQuery(useWire(), user.id, arrivals));
  const today = useMotelToday();
  useEffect(() => {
    if (hasStatus(error, 401)) askAfterSessionEnd();
  }, [error]);

  if (data === undefined && isFetching) return <BookingsLoading />;
  if (data === undefined) return <LoadFailed onRetry={refetch} />;
  const { bookings, onlyThisDevice, refusal } = data;
  return (
    <>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {bookings.length === 0 ? <NoBookings /> : <BookingsTable bookings={orderedBookings(bookings, today)} />}
      {onlyThisDevice && bookings.length > 0 && (
        <Alert tone="info">
          Only stays booked on this device are shown. Open the link in a confirmation mail to see others, or
          call us.
        </Alert>
      )}
      <OtherSessions userId={user.id} />
    </>
  );
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
      Your stays will be listed here, with the key that was yours. Have you booked already? The link in our
      mail to you leads to your stay.
    </Notice>
  );
}
