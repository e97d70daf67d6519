import type { Stay } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import {
  areSameNights,
  type FilledIn,
  rememberedForm,
  rememberForm,
} from '../../shared/booking/remembered-form.ts';
import { formatStay } from '../../shared/format/dates.ts';
import { currentSession } from '../../shared/session/session-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';

/** On the card: for which booking the guest adds this room, and the way back to it. @param stay the chosen one */
export function AddingRoom({ stay }: { readonly stay: Stay | undefined }) {
  const { words, t } = useWords();
  const kept = formThatGets();
  if (kept === undefined) return null;
  const { draft } = kept;
  const nights = { stay: formatStay(words, draft.checkIn, draft.checkOut) };
  const back = (
    <Link to={sitePaths.confirm} state={{ draft }}>
      {t('Back to your booking')}
    </Link>
  );
  return (
    <Alert tone="info" action={back}>
      {stay === undefined || areSameNights(draft, stay)
        ? t('You are adding a room to your booking for {stay}.', nights)
        : t('Your booking is for {stay}. These nights make a booking of their own.', nights)}
    </Alert>
  );
}

/** The form of /confirm that gets a room; nothing where none does, or it is another guest's. */
function formThatGets(): FilledIn | undefined {
  const kept = rememberedForm();
  const isOwn = (currentSession()?.user.id ?? kept?.userId) === kept?.userId;
  return isOwn && kept?.roomAt !== undefined ? kept : undefined;
}

/** Adds a chosen room to the kept form. @returns the draft to confirm: other nights make a booking of their own */
export function addRoom(draft: BookingDraft): BookingDraft {
  const kept = formThatGets();
  if (kept === undefined) return draft;
  const { roomAt: at = 0, ...filledIn } = kept;
  const { moreRooms = [] } = filledIn.form;
  const joined = moreRooms.toSpliced(at, 1, { ...draft, name: moreRooms[at]?.name });
  const isJoining = areSameNights(kept.draft, draft);
  rememberForm(isJoining ? { ...filledIn, form: { ...filledIn.form, moreRooms: joined } } : filledIn);
  return isJoining ? kept.draft : draft;
}
