import { type CheckoutRequest, ENDPOINTS, IDEMPOTENCY_KEY, type MoreRoom } from '@motel/api-client/contracts';
import {
  addDays,
  cents,
  civilDate,
  DEFAULT_PARTY,
  dollarDigits,
  NO_MONEY,
  nightsOf,
  type Party,
  roomLimitsOf,
  roomSelection,
  type Stay,
} from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { flatQuote } from './flat-tariff.ts';
import type { Answer, MotelDoor } from './motel-door.ts';

/** Creates the property of the example in D3: $89, two persons included, $20 for each extra one. */
export function room(id: string, rooms: number, other: Partial<PropertyContent> = {}): PropertyContent {
  return {
    id,
    title: `Room ${id}`,
    rooms,
    inStock: true,
    roomType: 'Double',
    description: 'Two double beds.',
    pricePerNight: cents(8900),
    petFeePerPet: cents(1500),
    extraPersonCharge: cents(2000),
    defaultAllowedPersons: 2,
    isSmokingAllowed: false,
    isPetFriendly: true,
    allowedPets: 2,
    rating: 4.8,
    reviews: 128,
    guest: 4,
    bedroom: 1,
    bed: 2,
    bathroom: 1,
    images: ['/pictures/double-room.svg', '/pictures/door-14.svg'],
    ...other,
  };
}

export const ROOMS = {
  many: room('many', 12),
  single: room('single', 1, { badge: 'The last one' }),
  noPets: room('no-pets', 5, { isPetFriendly: false, allowedPets: 2 }),
  closed: room('closed', 5, { inStock: false }),
  free: room('free', 5, { pricePerNight: cents(0), petFeePerPet: cents(0) }),
} as const;

/** The motel’s, when it opens. */
export const TODAY = '2026-11-20';

let fresh = 0;

/** The files of one worker share this module, and each begins with the first nights. */
export function restartFreshStays(): void {
  fresh = 0;
}

/** Returns nights that no other test of the file uses. */
export function freshStay(nights = 2): Stay {
  fresh += 1;
  const checkIn = addDays(civilDate('2026-12-01'), fresh * 10);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** Nights that begin so many days after a date, by default the tests' first day. */
export function nightsFrom(days: number, nights = 2, date: string = TODAY): Stay {
  const checkIn = addDays(civilDate(date), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** Adds a night to a stay, or several; takes them off where they are less than none. */
export function longer<T extends Stay>({ checkIn, checkOut }: T, nights = 1): Stay {
  return { checkIn, checkOut: addDays(checkOut, nights) };
}

export interface TestGuest {
  readonly id: string;
  readonly token: string;
  readonly mobile: string;
  /** Requests a checkout; overrides replace whole fields of the request. */
  book(stay: Stay, property: PropertyContent, more?: Booking): Promise<Answer>;
  /** Pays at the hosted page. @param card a good one by default @returns the location of the redirect */
  pay(url: string, card?: { readonly number: string }): Promise<string>;
  /** Books and pays. @returns the session */
  bookAndPay(...asked: Parameters<TestGuest['book']>): Promise<string>;
  /** The same. @returns the stay's id and its session */
  buy(...asked: Parameters<TestGuest['book']>): Promise<{ readonly id: string; readonly sessionId: string }>;
  release(sessionId: string): Promise<Answer>;
  bookings(): Promise<Answer['body'][]>;
  /** Calls an endpoint. @param id the part of its path */
  ask(endpoint: Endpoint, id?: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
}

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

export interface Booking {
  readonly party?: Partial<Party>;
  readonly rooms?: number;
  readonly key?: string;
  readonly overrides?: Partial<CheckoutRequest>;
  readonly headers?: Readonly<Record<string, string>>;
}

let guests = 0;

/** The same door, where each request has these headers unless it names others. */
export function fromAddress<Door extends MotelDoor>(motel: Door, headers: Record<string, string>): Door {
  return {
    ...motel,
    call: (path, call) => motel.call(path, { ...call, headers: { ...headers, ...call?.headers } }),
  };
}

/** Signs in a guest. No test types the area code or the last seven digits of a number that is not given. */
export async function signInGuest(motel: MotelDoor, mobile?: string): Promise<TestGuest> {
  guests += 1;
  const number = mobile ?? `+1825${5600000 + guests}`;
  const { body } = await motel.call(ENDPOINTS.signIn.path, { body: { mobile: number } });
  const { id, token } = body;
  const guest: TestGuest = {
    id,
    token,
    mobile: number,
    async bookAndPay(...asked) {
      const { body: booked } = await guest.book(...asked);
      if (booked.url === undefined) throw new Error(`The stay is not booked: ${booked.message}`);
      await guest.pay(booked.url);
      return booked.sessionId;
    },
    async buy(...asked) {
      const sessionId = await guest.bookAndPay(...asked);
      return { id: (await guest.ask(ENDPOINTS.stayOfCheckout, sessionId)).body.id, sessionId };
    },
    book: (stay, property, more = {}) =>
      motel.call(ENDPOINTS.createCheckout.path, {
        token,
        body: { ...checkoutRequest(id, stay, property, more), ...more.overrides },
        headers: { ...more.headers, ...(more.key !== undefined && { [IDEMPOTENCY_KEY]: more.key }) },
      }),
    release: (sessionId) => motel.call(ENDPOINTS.releaseCheckout.path, { token, body: { sessionId } }),
    pay: (url, card) => payAtPage(motel, url, { ...GOOD_CARD, ...card }),
    bookings: async () => (await motel.call(ENDPOINTS.bookings.path, { token })).body.bookings,
    ask: ({ method, path }, part = '', body = undefined, headers = {}) =>
      motel.call(path.replace('{id}', part), { method, token, body, headers }),
  };
  return guest;
}

/** Creates the site's request for a stay, at the price that the page shows. */
export function checkoutRequest(
  userId: string,
  stay: Stay,
  property: PropertyContent,
  more: Pick<Booking, 'party' | 'rooms'> = {},
): CheckoutRequest {
  const wanted = { ...DEFAULT_PARTY, adults: 2, rooms: more.rooms ?? 1, ...more.party };
  const selection = roomSelection(wanted, roomLimitsOf(property));
  const { rooms, ...party } = selection.party;
  const total = flatQuote(property, stay, selection)?.total ?? NO_MONEY;
  return {
    propertyId: property.id,
    userId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    totalStay: nightsOf(stay),
    totalAmount: dollarDigits(total),
    currency: 'cad',
    specialRequest: 'A quiet room, please',
    user: { firstname: 'Maryam', lastname: 'Okafor', email: 'maryam@example.ca', phone: '403 555 0142' },
    guests: party,
    roomDetails: {
      roomType: property.roomType,
      quantity: rooms,
      extraPersons: selection.extraPersons,
      allowedPersonsPerRoom: property.defaultAllowedPersons ?? 4,
      extraPersonCharge: 20,
      isSmokingAllowed: property.isSmokingAllowed,
      smokingRoomCharge: 0,
      isPetFriendly: party.pets > 0,
      pets: party.pets,
      petFeePerPet: 15,
    },
  };
}

/** A further room of the same order, as the site sends it. */
export function moreRoom(
  stay: Stay,
  room: PropertyContent,
  adults = 2,
  more: Partial<MoreRoom> = {},
): MoreRoom {
  const { totalAmount, guests, roomDetails } = checkoutRequest('', stay, room, { party: { adults } });
  return { propertyId: room.id, guests, rooms: roomDetails.quantity, totalAmount, ...more };
}

async function payAtPage(motel: MotelDoor, url: string, card: Record<string, string>): Promise<string> {
  const page = new URL(url);
  const response = await fetch(`${motel.origin}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  await response.text();
  return response.headers.get('location') ?? `${response.status}`;
}

/** A test card that pays, with the fields of the checkout's form. */
export const GOOD_CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Maryam Okafor' };
