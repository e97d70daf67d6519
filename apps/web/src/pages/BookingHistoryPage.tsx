import { Button, buttonStyle, Container, Heading, Stack } from '@motel/ui';
import { Link } from 'react-router-dom';
import { Bookings } from '../features/history/Bookings.tsx';
import { BookingsLoading } from '../features/history/BookingsLoading.tsx';
import { useStayLink } from '../features/history/stay-link.ts';
import { KeepFocus } from '../shared/focus/KeepFocus.tsx';
import { Notice } from '../shared/Notice.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useSessionState } from '../shared/session/session-store.ts';
import { askToSignIn } from '../shared/sign-in-prompt.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { WithoutScripts } from '../shared/WithoutScripts.tsx';

/** My Bookings; without a session it asks to sign in and makes no call (D5). */
function BookingHistoryPage() {
  const state = useSessionState();
  const { token, arrivals } = useStayLink();
  return (
    <Container>
      <KeepFocus>
        <Stack gap="xl">
          <Heading level={1}>My Bookings</Heading>
          <WithoutScripts />
          {state.kind === 'restoring' && <BookingsLoading />}
          {state.kind === 'session' && <Bookings user={state.session.user} arrivals={arrivals} />}
          {state.kind !== 'restoring' && state.kind !== 'session' && (
            <SignInFirst opensStay={token !== undefined} />
          )}
        </Stack>
      </KeepFocus>
    </Container>
  );
}

/** A guest who has followed a link to a stay signs in over the page; the stay then opens on it. */
function SignInFirst({ opensStay }: { readonly opensStay: boolean }) {
  return (
    <Notice
      title="Whose key is it?"
      tone="teal"
      mark="?"
      action={
        opensStay ? (
          <Button variant="solid" onClick={askToSignIn}>
            Sign in
          </Button>
        ) : (
          <Link to={sitePaths.signIn} className={buttonStyle({ variant: 'solid' })}>
            Sign in
          </Link>
        )
      }
    >
      {opensStay
        ? 'Sign in with the number you booked with, and your stay opens.'
        : 'Sign in with your mobile number to see your bookings.'}
    </Notice>
  );
}

export default withQueries(BookingHistoryPage);
