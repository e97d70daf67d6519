import {
  DEFAULT_PARTY,
  dollarDigits,
  ENGLISH,
  nightsOf,
  parseTariff,
  price,
  roomLimitsOf,
  roomSelection,
  type Stay,
  toDollars,
} from '@motel/booking-core';
import type { Page } from '@playwright/test';
import { flatTariff } from './flat-tariff.ts';
import { CARDS } from './guest/pay.ts';
import { storedSession } from './guest/sign-in.ts';
import type { Motel } from './motel.ts';

/** A guest who books by the site's calls. */
export interface OtherGuest {
  /** Holds rooms without paying. @returns the address to pay at */
  hold(propertyId: string, stay: Stay, rooms?: number): Promise<string>;
  book(propertyId: string, stay: Stay, rooms?: number): Promise<void>;
}

/** @param mobile the number; with that of the browser's guest, that guest sees these bookings */
export async function otherGuest(motel: Motel, mobile = '+14035550188'): Promise<OtherGuest> {
  const { token, id } = await post(motel, '/api/auth/authenticate-with-mobile', { mobile });
  return guestBy((path, body) => post(motel, path, body, token), motel, id);
}

/** The guest who is signed in on this page, on the same device. */
export async function guestOn(page: Page, motel: Motel): Promise<OtherGuest> {
  const [user, token] = await storedSession(page);
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  return guestBy(call, motel, JSON.parse(user ?? '').id);
}

// biome-ignore lint/suspicious/noExplicitAny: the contracts are tested elsewhere
type Call = (path: string, body: object) => Promise<any>;

function guestBy(call: Call, motel: Motel, userId: string): OtherGuest {
  return { hold, book };

  async function hold(propertyId: string, stay: Stay, rooms = 1): Promise<string> {
    const property = motel.property(propertyId);
    const wanted = { ...DEFAULT_PARTY, rooms };
    const limits = roomLimitsOf(property);
    const selection = roomSelection(wanted, limits);
    const { rooms: quantity, ...guests } = selection.party;
    const asked = { room: propertyId, from: stay.checkIn, to: stay.checkOut, party: guests, rooms: quantity };
    const priced = price(parseTariff(flatTariff([property])), asked, ENGLISH.price);
    if (!priced.ok) throw new Error(`No price: ${priced.violations[0]?.message}`);
    const { total } = priced.quote;
    const { url } = await call('/api/payments/create-checkout-session', {
      propertyId,
      userId,
      checkInDate: stay.checkIn,
      checkOutDate: stay.checkOut,
      totalStay: nightsOf(stay),
      totalAmount: dollarDigits(total),
      currency: 'cad',
      user: { firstname: 'Robin', lastname: 'Coulee', email: 'robin@coulee.example', phone: '+14035550188' },
      guests,
      roomDetails: {
        roomType: property.roomType,
        quantity,
        allowedPersonsPerRoom: limits.included,
        extraPersons: 0,
        extraPersonCharge: toDollars(property.extraPersonCharge),
        isSmokingAllowed: property.isSmokingAllowed,
        smokingRoomCharge: 0,
        isPetFriendly: false,
        pets: 0,
        petFeePerPet: toDollars(property.petFeePerPet),
      },
    });
    return url;
  }

  async function book(propertyId: string, stay: Stay, rooms?: number): Promise<void> {
    const url = await hold(propertyId, stay, rooms);
    const card = new URLSearchParams({ number: CARDS.good, expiry: '12/34', cvc: '123', name: 'R Coulee' });
    const answer = await fetch(url, { method: 'POST', body: card });
    if (!answer.ok) throw new Error(`The other guest's card: ${answer.status}`);
  }
}

async function post(motel: Motel, path: string, body: object, token?: string) {
  const answer = await fetch(new URL(path, motel.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
