import type { CivilDate, GuestDetails } from '@motel/booking-core';
import { type BookingAction, bookingAction } from '@motel/booking-core/booking';
import { codeName } from '@motel/booking-core/rates';
import type { Words } from '@motel/content/server';
import type { Language } from '@motel/language';
import {
  type BookingSource,
  insertBooking,
  isCodeUsedUp,
  type KeyClaim,
  type NewRequest,
  ownBookings,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { lockRuns, type Night, type RoomNights, takeNights } from '../../inventory/index.ts';
import { lockCode } from '../../rates/index.ts';
import { refuse } from '../../shared/outcome.ts';
import type { PricedStay } from '../price/price-stay.ts';
import { takeFromStock } from '../price/take-from-stock.ts';

export interface Sale {
  readonly id: string;
  readonly source: BookingSource;
  readonly priced: PricedStay;
  readonly guest: {
    readonly id: string;
    readonly details: GuestDetails;
    readonly car: string;
    readonly language: Language;
  };
  /** The site's origin, to which the links of its mails lead. */
  readonly site: string;
  /** The guest's session and device, where they book it themselves: there they see it. */
  readonly seenOn?: { readonly sessionId: string; readonly deviceHash: string };
  /** The guest's stays, one of which it may extend. @default read here */
  readonly stays?: OwnStays | undefined;
  readonly restDue?: CivilDate | null;
  readonly acceptedTerms?: string | undefined;
  readonly claim?: KeyClaim | undefined;
  /** The order that it is sold with. @default none: it is sold alone */
  readonly orderId?: string | undefined;
  /** @default false */
  readonly mayOversell?: boolean | undefined;
}

/** Locks the nights of stays that are sold together. */
export async function lockNightsOf(trx: Trx, stays: readonly PricedStay[]): Promise<void> {
  await lockRuns(trx, stays.map(runOf));
}

export function runOf({ property, stay, party }: PricedStay): RoomNights {
  return { ...stay, propertyId: property.id, rooms: party.rooms };
}

type OwnStays = Awaited<ReturnType<typeof ownBookings>>['stays'];

/**
 * Sells a stay, held: takes its nights, a use of its code and its articles, locked in this order after the guest.
 * @returns undefined where another request has claimed its key: the transaction must end without a trace
 * @throws SoldOut, or RefusedError where the code is used up or an article is gone
 */
export async function sellStay<R extends NewRequest | undefined = undefined>(
  trx: Trx,
  words: Words,
  sale: Sale,
  now: Date,
  askFor?: (taken: readonly Night[]) => Promise<R> | R,
): Promise<{ readonly action: BookingAction; readonly request: R } | undefined> {
  const { id, source, priced, guest, site, seenOn, restDue, acceptedTerms, claim, mayOversell } = sale;
  const { stay, property, party, extraPersons, charges, policy, nights, code, orders, exempt, plan } = priced;
  const own = sale.stays ?? (await ownBookings(trx, guest.id, [property.id], stay, undefined)).stays;
  const stays = own.filter(({ propertyId }) => propertyId === property.id);
  const taken = await takeNights(trx, { ...runOf(priced), mayOversell });
  const request = (await askFor?.(taken)) as R;
  if (code?.uses !== undefined) {
    await lockCode(trx, code.code);
    if (await isCodeUsedUp(trx, code)) refuse('rule-broken', 'code-used-up');
  }
  await takeFromStock(words, trx, priced);
  const { action, extends: extended } = bookingAction(stay, stays);
  const isWritten = await insertBooking(trx, words.motel, {
    id,
    source,
    ...stay,
    propertyId: property.id,
    party,
    extraPersons,
    charges,
    policy,
    nights,
    orders,
    exempt,
    plan,
    request,
    site,
    restDue,
    acceptedTerms,
    claim,
    action,
    extendsBookingId: extended?.id ?? null,
    orderId: sale.orderId ?? null,
    guestId: guest.id,
    guest: guest.details,
    car: guest.car,
    language: guest.language,
    authSessionId: seenOn?.sessionId ?? null,
    deviceHash: seenOn?.deviceHash ?? null,
    promotionCode: code === undefined ? null : codeName(code.code),
    createdAt: now,
  });
  return isWritten ? { action, request } : undefined;
}
