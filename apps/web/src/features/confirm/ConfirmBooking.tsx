import type { Property, User } from '@motel/api-client/contracts';
import { PARTY_COUNTS, type Party, type RoomLimits } from '@motel/booking-core';
import { Alert, Button, Spinner, Stack } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import {
  areSameNights,
  type ConfirmEntry,
  type OpenedForm,
  rememberedForm,
  rememberForm,
} from '../../shared/booking/remembered-form.ts';
import type { CarriedNotice } from '../../shared/carried-notice.ts';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { type SessionState, useSessionState } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { ConfirmLoading } from './ConfirmLoading.tsx';
import { changed, type FormChange, openingForm, type RoomsForm } from './form-change.ts';

/** The draft's property, fetched again, so that an old history entry never shows an old price. */
export function ConfirmBooking({ entry }: { readonly entry: ConfirmEntry }) {
  const { t } = useWords();
  const { key } = useLocation();
  const {
    data: property,
    isPending,
    refetch,
  } = useQuery({
    ...propertyQuery(useWire(), entry.draft.propertyId),
    refetchOnMount: 'always',
  });
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

/** Keeps the guest's entries while the session ends and returns (D5), and in this tab until they have paid. */
function EnteredForm({ draft, property }: { readonly draft: BookingDraft; readonly property: Property }) {
  const session = useSessionState();
  const user = session.kind === 'session' ? session.session.user : undefined;
  const [opened, setOpened] = useState(() => ({ by: user?.id, ...openForm(draft, user, property) }));
  const [form, dispatch] = useReducer(
    (before: RoomsForm, change: FormChange | { readonly type: 'opened'; readonly form: RoomsForm }) =>
      change.type === 'opened' ? change.form : changed(before, change, property),
    opened.form,
  );
  const [promotion, setPromotion] = useState(opened.promotion);
  // Another guest than before, or the first one: no guest sees what another one has typed.
  if (user !== undefined && user.id !== opened.by) {
    const next = openForm(draft, user, property);
    setOpened({ by: user.id, ...next });
    setPromotion(next.promotion);
    dispatch({ type: 'opened', form: next.form });
  }

  useEffect(() => {
    // The guest is back: the search for a room has ended.
    const kept = rememberedForm();
    if (kept !== undefined) rememberForm({ ...kept, roomAt: undefined });
  }, []);
  if (user === undefined) return <SignedOut session={session} draft={draft} />;
  return (
    <ConfirmForm
      key={user.id}
      property={property}
      stay={draft}
      user={user}
      form={form}
      dispatch={dispatch}
      promotion={promotion}
      onPromotion={setPromotion}
      opened={opened}
    />
  );
}

/** The form as this tab remembers it for the stay; for another stay or party its details. Never another guest's. */
export function openForm(draft: BookingDraft, user: User | undefined, limits: RoomLimits): OpenedForm {
  const opening = openingForm(draft, user, limits);
  const filledIn = user && rememberedForm();
  const { promotion } = draft;
  if (filledIn === undefined || filledIn.userId !== user?.id) return { form: opening, promotion };
  const { form, key } = filledIn;
  // The guest comes back by the draft, or by the payment page, which knows the party that they chose here.
  const isSame =
    isSameStay(filledIn.draft, draft) &&
    [filledIn.draft.guests, form.party].some((party) => isSameParty(party, draft.guests));
  const { details, moreRooms } = form;
  if (!isSame) {
    // Another first room for the same nights keeps those that are booked with it.
    const kept = areSameNights(filledIn.draft, draft) && { moreRooms };
    return { form: { ...opening, details, ...kept }, promotion };
  }
  const isSameCode = filledIn.draft.promotion?.code === promotion?.code;
  return { form, promotion: isSameCode ? filledIn.promotion : promotion, key };
}

function isSameStay(one: BookingDraft, other: BookingDraft): boolean {
  return (['propertyId', 'checkIn', 'checkOut', 'plan'] as const).every(
    (field) => one[field] === other[field],
  );
}

function isSameParty(one: Party, other: Party): boolean {
  return PARTY_COUNTS.every((count) => one[count] === other[count]);
}

/** Replaces the form while the guest is signed out: a spinner, and always a link to sign in (§2, §8, D5). */
function SignedOut({ session, draft }: { readonly session: SessionState; readonly draft: BookingDraft }) {
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
