import { Button, Spinner, Stack } from '@motel/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import type { CarriedNotice } from '../../shared/carried-notice.ts';
import type { SessionState } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';

interface SignedOutProps {
  readonly session: SessionState;
  readonly draft: BookingDraft;
}

/** Replaces the form while the guest is signed out: a spinner, and always a link to sign in (§2, §8, D5). */
export function SignedOut({ session, draft }: SignedOutProps) {
  const { t } = useWords();
  const { kind } = session;
  useSendToLogin(kind, draft);
  useEffect(() => {
    if (kind === 'none') askFor(draft);
  }, [kind, draft]);
  return (
    <Stack align="start">
      <Spinner>{t('Loading...')}</Spinner>
      {(kind === 'none' || kind === 'signed-out') && (
        <Button variant="solid" onClick={() => askFor(draft)}>
          {t('Sign in to go on')}
        </Button>
      )}
    </Stack>
  );
}

/** The draft is held, so that signing in on its own page leads back here too. */
function askFor(draft: BookingDraft): void {
  holdDraft(draft);
  askToSignIn();
}

const noUserId = ({ t }: Words): CarriedNotice => ({
  notice: t('User authentication required. Please log in again.'),
});

/** A guest whose stored user is unreadable or has no id signs in again; the draft is held for that time (§8). */
function useSendToLogin(kind: SessionState['kind'], draft: BookingDraft): void {
  const words = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    if (kind !== 'without-id' && kind !== 'unreadable') return;
    holdDraft(draft);
    void navigate(sitePaths.login, { replace: true, state: kind === 'without-id' ? noUserId(words) : null });
  }, [words, kind, draft, navigate]);
}
