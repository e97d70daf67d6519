import { buttonStyle, Container, Heading, Stack } from '@motel/ui';
import { Link } from 'react-router-dom';
import { Bookings } from '../features/history/Bookings.tsx';
import { BookingsLoading } from '../features/history/BookingsLoading.tsx';
import { KeepFocus } from '../shared/focus/KeepFocus.tsx';
import { Notice } from '../shared/Notice.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useSessionState } from '../shared/session/session-store.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { WithoutScripts } from '../shared/WithoutScripts.tsx';

/** My Bookings; without a session it asks to sign in and makes no call (D5). */
function BookingHistoryPage() {
  const state = useSessionState();
  return (
    <Container>
      <KeepFocus>
        <Stack gap="xl">
          <Heading level={1}>My Bookings</Heading>
          <WithoutScripts />
          {state.kind === 'restoring' && <BookingsLoading />}
          {state.kind === 'session' && <Bookings user={state.session.user} />}
          {state.kind !== 'restoring' && state.kind !== 'session' && <SignInFirst />}
        </Stack>
      </KeepFocus>
    </Container>
  );
}

function SignInFirst() {
  return (
    <Notice
      title="Whose key is it?"
      tone="teal"
      mark="?"
      action={
        <Link to={sitePaths.signIn} className={buttonStyle({ variant: 'solid' })}>
          Sign in
        </Link>
      }
    >
      Sign in with your mobile number to see your bookings.
    </Notice>
  );
}

export default withQueries(BookingHistoryPage);
