import { randomUUID } from 'node:crypto';
import type { WaitingRequest } from '@motel/api-client/contracts';
import { NO_GUEST, type TypedGuest, type WantedStay } from '@motel/api-client/desk-contracts';
import { guestDetailsViolations, issuesOf, overlaps } from '@motel/booking-core';
import { inTransaction, type Trx } from '../../db/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { lockNumbers } from '../../rooms/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { refuse, refuseBroken } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { priceForGuest } from '../book/quote-stay.ts';
import { readGuest } from '../guest/guest-at-desk.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { isFree, listWaiting, type WaitingGuest } from './waiting.ts';

/** Stays that a guest waits for at a time: each offer holds rooms. */
const MOST = 5;

/** The name by which a guest is known: their number, or else their mail address. */
const nameOf = ({ mobile, details }: WaitingGuest) => mobile ?? details.email.toLowerCase();

/** Puts a signed-in guest on the list. Refused as `join` is, or by the limit. */
export async function joinAsGuest(
  { db, limits, ...context }: CheckoutContext,
  { mobile }: Pick<SignedIn, 'mobile'>,
  { propertyId: typeId, guest, ...stay }: WaitingRequest,
  address: string | undefined,
): Promise<{ success: true }> {
  await limits.take({ 'waiting guests from an address': address });
  const typed = { ...NO_GUEST, ...guest, phone: mobile, language: context.words.language };
  await inTransaction(db, (trx) => join(trx, context, { typeId, ...stay }, typed, context.clock.now()));
  return { success: true };
}

/** Puts a guest on the list who is at the desk or on the telephone. Refused as `join` is. */
export const joinAtDesk: DeskDeed<'joinWaiting'> = (context, { guest, ...wanted }, by) =>
  act(context, 'wait', by, async (trx, now) => {
    return { ...(await join(trx, context, wanted, guest, now)), answer: {} };
  });

/**
 * Puts a guest on the list, once for the same nights. Refused for a stay that the website does not sell so, without a mail
 * address, where the room is free after all, and beyond the most.
 */
async function join(trx: Trx, context: MotelContext, wanted: WantedStay, typed: TypedGuest, now: Date) {
  const { words, motel } = context;
  const read = readGuest(words, typed);
  const noAddress = guestDetailsViolations(read.details).filter(({ field }) => field === 'email');
  if (noAddress.length > 0) refuseBroken(issuesOf(noAddress, words.rules.confirmForm));
  const priced = await priceForGuest({ ...context, db: trx }, wanted, 'guest', words.language);
  const { property, stay, party } = priced;
  // Of two presses of one guest, the second sees the first.
  await lockNumbers(trx, [property.id]);
  if (await isFree(trx, property.id, stay, party)) refuse('rule-broken', 'waiting-for-nothing');
  const guest: WaitingGuest = { ...read, language: read.language ?? motel.language };
  const own = (await listWaiting(trx)).filter((one) => nameOf(one.guest) === nameOf(guest));
  const known = own.find((one) => one.typeId === property.id && overlaps(one, stay));
  if (known === undefined && own.length >= MOST) refuse('rule-broken', 'waiting-too-often', { most: MOST });
  const { id } = known ?? { id: randomUUID() };
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut, joined_at: now };
  const texts = { party: JSON.stringify(party), guest: JSON.stringify(guest) };
  const entry = { id, type_id: property.id, ...dates, ...texts };
  if (known === undefined) await trx.insertInto('waiting').values(entry).execute();
  const [from, to] = [words.shownDate(stay.checkIn), words.shownDate(stay.checkOut)];
  return { subject: id, details: `${property.title}, ${from} to ${to}` };
}
