import { Container, Heading, Stack, Text } from '@motel/ui';
import { Bookings, BookingsLoading } from '../features/history/Bookings.tsx';
import { useStayLink } from '../features/history/stay-link.ts';
import { KeepFocus } from '../shared/focus/KeepFocus.tsx';
import { shownNumber } from '../shared/phone/shown-number.ts';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { SignInFirst } from '../shared/SignInFirst.tsx';
import { useSessionState } from '../shared/session/session-store.ts';
import { WithoutScripts } from '../shared/WithoutScripts.tsx';
import { useWords } from '../shared/words.ts';

/** My Bookings; without a session it asks to sign in and makes no call (D5). */
function BookingHistoryPage() {
  const { t } = useWords();
  const state = useSessionState();
  const { token, arrivals } = useStayLink();
  return (
    <Container>
      <KeepFocus>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1}>{t('My Bookings')}</Heading>
            {state.kind === 'session' && state.session.user.mobile && (
              <Text tone="soft">
                {t('Signed in as {mobile}', { mobile: shownNumber(state.session.user.mobile) })}
              </Text>
            )}
          </Stack>
          <WithoutScripts />
          {state.kind === 'restoring' && <BookingsLoading />}
          {state.kind === 'session' && <Bookings user={state.session.user} arrivals={arrivals} />}
          {state.kind !== 'restoring' && state.kind !== 'session' && (
            <SignInFirst staysHere={token !== undefined}>
              {token === undefined
                ? t('Sign in with your mobile number to see your bookings.')
                : t('Sign in with the number you booked with, and your stay opens.')}
            </SignInFirst>
          )}
        </Stack>
      </KeepFocus>
    </Container>
  );
}

export default withQueries(BookingHistoryPage);
