import { hidesStays, type Viewer } from '../booking/index.ts';
import type { HistoryScope } from '../config/read-config.ts';
import type { Limits } from '../limits/index.ts';
import { type Device, type GuestContext, isDeviceOf, type SignedIn } from './session.ts';

export interface HistoryContext extends GuestContext {
  readonly limits: Limits;
  readonly historyScope: HistoryScope;
}

/**
 * Lets a session show every stay of its number, where HISTORY_SCOPE is `number` (decision 028): at once on a device that
 * is known to the number; elsewhere, if it would show more, once an hour from a network. A session that may not yet is
 * asked about again the next time.
 * @param address the client's
 * @returns the guest of the current session
 */
export async function openHistory(
  { db, limits, historyScope }: HistoryContext,
  guest: SignedIn,
  device: Device,
  address: string | undefined,
): Promise<SignedIn> {
  if (historyScope === 'device' || guest.showsNumber) return guest;
  if (!(await isDeviceOf(db, guest.mobile, device.hash))) {
    if (!(await hidesStays(db, guest.guestId, viewerOf(guest, device)))) return guest;
    const taken = await limits.take({ 'histories from an address': address });
    if (!taken.ok) return guest;
  }
  await db
    .updateTable('auth_sessions')
    .set({ shows_number: true })
    .where('id', '=', guest.sessionId)
    .execute();
  return { ...guest, showsNumber: true };
}

/** The condition on the stays that a session shows on a device; `undefined` where it shows all of its number. */
export function viewerOf({ sessionId, showsNumber }: SignedIn, device: Device): Viewer | undefined {
  return showsNumber ? undefined : { sessionId, deviceHash: device.hash };
}
