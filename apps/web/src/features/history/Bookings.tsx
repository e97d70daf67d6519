import type { User } from '@motel/api-client/contracts';
import { Button, buttonStyle, Heading, Spinner, Stack, Text } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { hasStatus } from '../../shared/queries/has-status.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { BookingsTable } from './BookingsTable.tsx';
import { bookingsQuery } from './bookings-query.ts';

/** The four states of My Bookings (§2). */
export function Bookings({ user }: { readonly user: User }) {
  const { data: bookings, error, isFetching, refetch } = useQuery(bookingsQuery(useWire(), user.id));
  useEffect(() => {
    if (!hasStatus(error, 401)) return;
    clearSession();
    askToSignIn();
  }, [error]);

  if (bookings === undefined && isFetching) return <Spinner>Loading your bookings...</Spinner>;
  if (bookings === undefined) return <LoadFailed onRetry={refetch} />;
  if (bookings.length === 0) return <NoBookings />;
  return <BookingsTable bookings={bookings} />;
}

function LoadFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Stack align="start" role="alert">
      <Heading level={2} size="heading">
        Error loading bookings
      </Heading>
      <Text>Failed to fetch bookings</Text>
      <Button variant="solid" onClick={() => void onRetry()}>
        Try Again
      </Button>
    </Stack>
  );
}

function NoBookings() {
  return (
    <Stack align="start">
      <Heading level={2} size="heading">
        No Bookings Yet
      </Heading>
      <Text>Your stays will be listed here.</Text>
      <Link to={sitePaths.home} className={buttonStyle({ variant: 'solid' })}>
        Browse Properties
      </Link>
    </Stack>
  );
}
