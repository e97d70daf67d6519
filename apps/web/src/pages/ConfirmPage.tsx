import { Container, Heading, Icon, Stack } from '@motel/ui';
import { useMemo } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ConfirmBooking } from '../features/confirm/ConfirmBooking.tsx';
import { ConfirmLoading } from '../features/confirm/ConfirmLoading.tsx';
import { readConfirmEntry } from '../shared/booking/remembered-form.ts';
import { stayPath } from '../shared/booking/stay-params.ts';
import type { CarriedNotice } from '../shared/carried-notice.ts';
import { KeepFocus } from '../shared/focus/KeepFocus.tsx';
import { useHydrated } from '../shared/hydration/use-hydrated.ts';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useSessionState } from '../shared/session/session-store.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { WithoutScripts } from '../shared/WithoutScripts.tsx';
import { useWords, type Words } from '../shared/words.ts';
import * as styles from './ConfirmPage.css.ts';

/** Booking confirmation and guest details (§2). The server knows no draft and no guest: it renders the loading state. */
function ConfirmPage() {
  const { words, t } = useWords();
  const { state } = useLocation();
  const entry = useMemo(() => readConfirmEntry(state), [state]);
  const isRestored = useSessionState().kind !== 'restoring';
  const isReady = useHydrated() && isRestored;
  if (isReady && entry === undefined) return <Navigate to={sitePaths.home} state={noStay(words)} replace />;
  return (
    <Container>
      <KeepFocus>
        <Stack gap="l">
          <div className={styles.head}>
            <p className={styles.back}>
              {isReady && entry && (
                <Link
                  to={stayPath(entry.draft.propertyId, entry.draft, entry.draft.guests, entry.draft.plan)}
                  className={styles.link}
                >
                  <Icon name="arrow-left" size={20} />
                  {t('Back to the room')}
                </Link>
              )}
            </p>
            <Heading level={1}>{t('Who should we leave the light on for?')}</Heading>
          </div>
          <WithoutScripts />
          {isReady && entry ? <ConfirmBooking entry={entry} /> : <ConfirmLoading />}
        </Stack>
      </KeepFocus>
    </Container>
  );
}

const noStay = ({ t }: Words): CarriedNotice => ({
  notice: t('There is no stay to confirm here. Please choose your dates and a room.'),
});

export default withQueries(ConfirmPage);
