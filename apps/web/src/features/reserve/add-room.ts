import { parseCivilDate, type Stay } from '@motel/booking-core';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import { FORM_KEY } from '../../shared/booking/checkout-memory.ts';
import type { OrderRoom } from '../../shared/booking/order-room.ts';
import { currentSession } from '../../shared/session/session-store.ts';
import { store, stored } from '../../shared/storage.ts';

interface Kept {
  readonly filledIn: { readonly draft: BookingDraft; readonly form: { moreRooms: readonly OrderRoom[] } };
  readonly roomAt: number | undefined;
}

/** The form of /confirm that gets a room, for /confirm to check; nothing where none does, or it is another guest's. */
export function keptForm(): Kept | undefined {
  try {
    const kept = JSON.parse(stored('sessionStorage', FORM_KEY) ?? '');
    const { draft, form, userId } = kept.filledIn;
    form.moreRooms ??= [];
    const isOwn = (currentSession()?.user.id ?? userId) === userId;
    const isAdding = isOwn && kept.roomAt !== undefined;
    return isAdding && parseCivilDate(draft.checkIn) && parseCivilDate(draft.checkOut) ? kept : undefined;
  } catch {
    // Another script wrote it.
    return undefined;
  }
}

export function isForNights({ filledIn: { draft } }: Kept, { checkIn, checkOut }: Stay): boolean {
  return draft.checkIn === checkIn && draft.checkOut === checkOut;
}

/** Adds a chosen room to the kept form. @returns the draft to confirm: other nights make a booking of their own */
export function addRoom(draft: BookingDraft): BookingDraft {
  const kept = keptForm();
  if (kept === undefined) return draft;
  const { form, draft: first } = kept.filledIn;
  const { propertyId, guests, plan, promotion } = draft;
  const { roomAt: at = 0 } = kept;
  const room = { propertyId, guests, plan, promotion, name: form.moreRooms[at]?.name };
  const isJoining = isForNights(kept, draft);
  if (isJoining) form.moreRooms = form.moreRooms.toSpliced(at, 1, room);
  store('sessionStorage', FORM_KEY, JSON.stringify({ ...kept, roomAt: undefined }));
  return isJoining ? first : draft;
}
