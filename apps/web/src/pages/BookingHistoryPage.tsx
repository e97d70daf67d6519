import { buttonStyle, Container, Heading, Spinner, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { Bookings } from '../features/history/Bookings.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useSessionState } from '../shared/session/session-store.ts';
import { sitePaths } from '../shared/site-paths.ts';

/** My Bookings; without a session it asks to sign in and makes no call (D5). */
function BookingHistoryPage() {
  const state = useSessionState();
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>My Bookings</Heading>
        {state.kind === 'restoring' && <Spinner>Loading your bookings...</Spinner>}
        {state.kind === 'session' && <Bookings user={state.session.user} />}
        {state.kind !== 'restoring' && state.kind !== 'session' && (
          <Stack align="start">
            <Text>Sign in with your mobile number to see your bookings.</Text>
            <Link to={sitePaths.signIn} className={buttonStyle({ variant: 'solid' })}>
              Sign in
            </Link>
          </Stack>
        )}
      </Stack>
    </Container>
  );
}

export default withQueries(BookingHistoryPage);
