import { Container, Heading, Spinner, Stack } from '@motel/ui';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ConfirmStay } from '../features/confirm/ConfirmStay.tsx';
import { readConfirmEntry } from '../features/confirm/confirm-entry.ts';
import { useHydrated } from '../shared/hydration/use-hydrated.ts';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useSessionState } from '../shared/session/session-store.ts';
import { sitePaths } from '../shared/site-paths.ts';

/** Booking confirmation and guest details (§2). The server knows neither draft nor guest: it renders the wait for them. */
function ConfirmPage() {
  const { state } = useLocation();
  const entry = useMemo(() => readConfirmEntry(state), [state]);
  const isRestored = useSessionState().kind !== 'restoring';
  const isReady = useHydrated() && isRestored;
  if (isReady && entry === undefined) return <Navigate to={sitePaths.home} replace />;
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>Who should we leave the light on for?</Heading>
        {isReady && entry ? <ConfirmStay entry={entry} /> : <Spinner>Loading...</Spinner>}
      </Stack>
    </Container>
  );
}

export default withQueries(ConfirmPage);
