import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import {
  areSameNights,
  type FilledIn,
  rememberedForm,
  rememberForm,
} from '../../shared/booking/remembered-form.ts';
import { currentSession } from '../../shared/session/session-store.ts';

/** The form of /confirm that gets a room; nothing where none does, or it is another guest's. */
export function formThatGets(): FilledIn | undefined {
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
