import type { Mobile } from '@motel/booking-core';
import { hidesStays, IS_PAID, type Viewer } from '../booking/index.ts';
import type { HistoryScope } from '../config/read-config.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Limits } from '../limits/index.ts';
import { type Clock, DAY } from '../shared/clock.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { outcomeOf, refuse } from '../shared/outcome.ts';
import { hashToken } from '../shared/token.ts';

/** Decision 043. A session ends this long after its last use, to the day, */
const UNUSED = 30 * DAY;
/** and in any case this long after the sign-in. */
const LONGEST = 180 * DAY;

export interface GuestContext extends MotelContext {
  readonly db: Db;
}

export interface SignedIn {
  readonly sessionId: string;
  readonly guestId: string;
  /** `+14035550142`. */
  readonly mobile: string;
  /** Whether the session shows every stay of the number, or those of its device alone (decision 028). */
  readonly showsNumber: boolean;
}

/** The guest who has the token, which extends the session; `undefined` when it is unknown, expired or revoked. */
export async function authenticate(
  { db, clock, historyScope }: GuestContext & { readonly historyScope: HistoryScope },
  token: string,
): Promise<SignedIn | undefined> {
  const now = clock.now();
  const session = await db
    .selectFrom('auth_sessions')
    .innerJoin('guests', 'guests.id', 'guest_id')
    .select(['auth_sessions.id as sessionId', 'guest_id as guestId', 'mobile'])
    // Only a number signs in.
    .$narrowType<{ mobile: string }>()
    .select(['auth_sessions.created_at as begunAt', 'expires_at as expiresAt', 'shows_number as showsNumber'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const { begunAt, expiresAt, ...signedIn } = session;
  const end = sessionEnd(begunAt, now);
  // At most once a day: most requests write nothing.
  if (end.getTime() - expiresAt.getTime() >= DAY) {
    await db
      .updateTable('auth_sessions')
      .set({ expires_at: end })
      .where('id', '=', session.sessionId)
      .execute();
  }
  return { ...signedIn, showsNumber: signedIn.showsNumber && historyScope === 'number' };
}

/** When a session ends that is not used again. */
export function sessionEnd(begunAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + UNUSED, begunAt.getTime() + LONGEST));
}

/** Ends the session for good; the guest's other sessions go on. */
export async function signOut({ db, clock }: GuestContext, { sessionId }: SignedIn): Promise<void> {
  await revoked(db, clock).where('id', '=', sessionId).execute();
}

/** How many other sessions go on; none on an unknown device: who types a number in learns nothing (decision 043). */
export async function countOtherSessions(
  { db, clock }: GuestContext,
  { guestId, sessionId, mobile }: SignedIn,
  device: Device,
): Promise<number> {
  if (!(await isDeviceOf(db, mobile, device.hash))) return 0;
  const { others } = await db
    .selectFrom('auth_sessions')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('guest_id', '=', guestId)
    .where('id', '<>', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow();
  return others;
}

/** Ends all other sessions of the number. Forbidden on a device that it does not know, whether it has stays or not. */
export async function signOutOthers(
  { db, clock, motel, limits }: GuestContext & { readonly limits: Limits },
  { guestId, sessionId, mobile }: SignedIn,
  device: Device,
): Promise<{ readonly success: true }> {
  if (!(await isDeviceOf(db, mobile, device.hash)))
    refuse('forbidden', 'sign-out-elsewhere', { phone: motel.phone.shown });
  await limits.take({ 'sign-outs elsewhere of a number': mobile });
  await revoked(db, clock).where('guest_id', '=', guestId).where('id', '<>', sessionId).execute();
  return { success: true };
}

/** Ends every session of a number for good. @returns how many, and the guest's id, if the number has signed in */
export async function signOutNumber(trx: Trx, clock: Clock, mobile: Mobile) {
  const guest = await trx.selectFrom('guests').select('id').where('mobile', '=', mobile).executeTakeFirst();
  if (guest === undefined) return undefined;
  const { numUpdatedRows } = await revoked(trx, clock).where('guest_id', '=', guest.id).executeTakeFirst();
  return { guestId: guest.id, ended: Number(numUpdatedRows) };
}

/** Ends those sessions that go on, of all that its caller names. */
function revoked(db: Db | Trx, clock: Clock) {
  const now = clock.now();
  return db
    .updateTable('auth_sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
}

/** A browser, by the token in its cookie (decision 028). */
export interface Device {
  readonly token: string;
  /** Stored instead of the token. */
  readonly hash: string;
}

export function deviceOf(token: string): Device {
  return { token, hash: hashToken(token) };
}

/** Whether this device is known to the number: its guest has paid there, or opened a paid stay. */
export async function isDeviceOf(db: Db, mobile: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('guests')
    .innerJoin('bookings as paid', 'paid.guest_id', 'guests.id')
    .innerJoin('device_bookings', 'device_bookings.booking_id', 'paid.id')
    .select('paid.id')
    .where('mobile', '=', mobile)
    .where('device_hash', '=', deviceHash)
    .where(IS_PAID)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface HistoryContext extends GuestContext {
  readonly limits: Limits;
  readonly historyScope: HistoryScope;
}

/**
 * Lets a session show every stay of its number, where HISTORY_SCOPE is `number` (decision 028): at once on a device
 * that is known to the number; elsewhere, if it would show more, once an hour from a network.
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
    const taken = await outcomeOf(() => limits.take({ 'histories from an address': address }));
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
