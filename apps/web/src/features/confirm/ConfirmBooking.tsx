import type { Property } from '@motel/api-client/contracts';
import { Alert, Button, Spinner, Stack } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import { type ConfirmEntry, rememberedForm, rememberForm } from '../../shared/booking/remembered-form.ts';
import type { CarriedNotice } from '../../shared/carried-notice.ts';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { type SessionState, useSessionState } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { ConfirmLoading } from './ConfirmLoading.tsx';

/** The draft's property, fetched again, so that an old history entry never shows an old price. */
export function ConfirmBooking({ entry }: { readonly entry: ConfirmEntry }) {
  const { t } = useWords();
  const { key } = useLocation();
  const asked = { ...propertyQuery(useWire(), entry.draft.propertyId), refetchOnMount: 'always' } as const;
  const { data: property, isPending, refetch } = useQuery(asked);
  if (isPending) return <ConfirmLoading />;
  if (property) return <EnteredForm key={key} draft={entry.draft} property={property} />;
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" onClick={() => void refetch()}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('Property not found.')}
    </Alert>
  );
}

/** The form of the guest; its entries are kept in this tab while the session ends and returns (D5). */
function EnteredForm({ draft, property }: { readonly draft: BookingDraft; readonly property: Property }) {
  const session = useSessionState();
  useEffect(() => {
    // The guest is back: the search for a room has ended.
    const kept = rememberedForm();
    if (kept !== undefined) rememberForm({ ...kept, roomAt: undefined });
  }, []);
  if (session.kind !== 'session') return <SignedOut kind={session.kind} draft={draft} />;
  const { user } = session.session;
  // No guest sees what another one has typed.
  return <ConfirmForm key={user.id} property={property} stay={draft} user={user} />;
}

interface SignedOutProps {
  readonly kind: SessionState['kind'];
  readonly draft: BookingDraft;
}

/**
 * Replaces the form while the guest is signed out: a spinner, and always a link to sign in (§2, §8, D5). A guest whose
 * stored user is unreadable or has no id signs in again on the page for it; the draft is held for that time (§8).
 */
function SignedOut({ kind, draft }: SignedOutProps) {
  const { words, t } = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    if (kind === 'none') askFor(draft);
  }, [kind, draft]);
  useEffect(() => {
    if (kind !== 'without-id' && kind !== 'unreadable') return;
    holdDraft(draft);
    void navigate(sitePaths.login, { replace: true, state: kind === 'without-id' ? noUserId(words) : null });
  }, [words, kind, draft, navigate]);
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
