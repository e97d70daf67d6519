import type { CheckoutRequest, MoreRoom } from '@motel/api-client/contracts';
import { confirmFormOf } from '@motel/api-client/contracts';
import { extraPersonsNeeded } from '@motel/booking-core';
import type { SignedIn } from '../../guests/index.ts';
import { findPricedProperties, type PricedProperty } from '../../inventory/index.ts';
import { outcomeOf, problemOf, type Refusal, RefusedError, refuse } from '../../shared/outcome.ts';
import { type GuestStay, type ReadContext, readCheckout } from './read-checkout.ts';

/** All rooms of a checkout, the one that its form is about first. */
export type GuestOrder = readonly [GuestStay, ...GuestStay[]];

/** Checks all rooms of a request. Refused as one room is; an issue tells which of several it is: `moreRooms.0`. */
export async function readOrder(
  context: ReadContext,
  guest: Pick<SignedIn, 'mobile'>,
  request: CheckoutRequest,
): Promise<GuestOrder> {
  const { moreRooms = [] } = request;
  const kinds = [request, ...moreRooms].map(({ propertyId }) => propertyId);
  const found = await findPricedProperties(context.db, kinds);
  const first = await readCheckout(context, guest, request, found.get(request.propertyId));
  const order: [GuestStay, ...GuestStay[]] = [first];
  for (const [at, room] of moreRooms.entries()) {
    const read = () => readMoreRoom(context, guest, request, room, found.get(room.propertyId));
    order.push(await namingRoom(context, at + 1, read));
  }
  return arePaidInOneWay(order) ? order : refuse('rule-broken', 'order-mixed');
}

/** A refusal that names one of several rooms. @param at 0 for the first one, whose refusal names none */
export function ofRoom({ words }: Pick<ReadContext, 'words'>, at: number, refusal: Refusal): Refusal {
  if (at === 0) return refusal;
  const { message } = problemOf(words, refusal);
  const [{ rule } = { rule: 'O1' }] = refusal.issues ?? [];
  return { ...refusal, issues: [{ field: `moreRooms.${at - 1}`, rule, message }] };
}

/** Refused for a room of an order beside the first one, it says which. */
export async function namingRoom<T>(
  context: Pick<ReadContext, 'words'>,
  at: number,
  work: () => Promise<T>,
): Promise<T> {
  const done = await outcomeOf(work);
  if (!done.ok) throw new RefusedError(ofRoom(context, at, done.error));
  return done.value;
}

function readMoreRoom(
  context: ReadContext,
  guest: Pick<SignedIn, 'mobile'>,
  request: CheckoutRequest,
  { propertyId, guests, rooms, name, totalAmount, dueNow, promotionCode, plan, terms }: MoreRoom,
  found: PricedProperty | undefined,
): Promise<GuestStay> {
  const { orders: _, ...form } = request;
  const shown = { totalAmount, dueNow, promotionCode, plan, terms };
  const roomDetails = { ...form.roomDetails, quantity: rooms, pets: guests.pets };
  const room = { ...form, ...shown, propertyId, guests, roomDetails, user: { ...form.user, ...named(name) } };
  return readCheckout(context, guest, room, found, (limits) => {
    const { party, details } = confirmFormOf(room);
    return { details, party, bringsPets: party.pets > 0, extraPersons: extraPersonsNeeded(party, limits) };
  });
}

/** A name as guests write it, the first name first; one word alone is the first name. */
function named(name = ''): Partial<Pick<CheckoutRequest['user'], 'firstname' | 'lastname'>> {
  const [firstname, ...rest] = name.trim().split(/\s+/);
  if (!firstname) return {};
  return rest.length === 0 ? { firstname } : { firstname, lastname: rest.join(' ') };
}

/** One checkout takes money, or leaves a card without any: not both. */
function arePaidInOneWay(order: GuestOrder): boolean {
  const isPaid = order.some(({ payments }) => payments.now > 0);
  return !(isPaid && order.some(isGuaranteed));
}

/** Whether its guest leaves a card, which pays nothing now (F32). */
function isGuaranteed({ payments, policy }: Pick<GuestStay, 'payments' | 'policy'>): boolean {
  return payments.now === 0 && payments.rest > 0 && policy.guarantee !== 'none';
}
