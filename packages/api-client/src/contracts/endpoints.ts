import * as z from 'zod/mini';
import { availability, nightPrices } from './availability.ts';
import { bookings, openBookingRequest } from './bookings.ts';
import { checkoutRequest, checkoutResponse, checkoutStatus, releaseRequest } from './checkout.ts';
import type { Endpoint } from './endpoint.ts';
import { done, feedbackRequest } from './feedback.ts';
import { offers } from './offers.ts';
import { promotionCode, promotionCodeRequest } from './promotion-code.ts';
import { property } from './property.ts';
import { propertyCards } from './property-card.ts';
import {
  cancelStayRequest,
  changePreview,
  changeRequestRequest,
  changeStayRequest,
  mailReceiptRequest,
  previewChangeRequest,
  stay,
} from './stay.ts';
import { otherSessions, session, signInRequest } from './user.ts';
import { waitingRequest } from './waiting.ts';

/** The checks of dates and counts answer with a sentence of their own, so any text arrives. */
const text = z.optional(z.string());
const range = { from: text, to: text };
const counts = { adults: text, children: text, infants: text, pets: text, rooms: text };

/** Makes the calls of one kind. */
function call<const Made extends Omit<Endpoint, 'path' | 'answer'>>(made: Made) {
  return <
    const Path extends Endpoint['path'],
    const Rest extends Omit<Endpoint, 'method' | 'path' | 'right'>,
  >(
    path: Path,
    rest: Rest,
  ) => ({ ...made, path, ...rest }) as const;
}
const read = call({ method: 'GET', right: 'anyone' });
const write = call({ method: 'POST', right: 'anyone' });
const readAsGuest = call({ method: 'GET', right: 'guest', limit: 'questions' });
const writeAsGuest = call({ method: 'POST', right: 'guest', limit: 'questions' });

/** Every call of a guest, once. */
export const ENDPOINTS = {
  signIn: write('/api/auth/authenticate-with-mobile', {
    limit: 'sign-ins',
    body: signInRequest,
    answer: session,
    onFailure: 'Error authenticating with mobile',
  }),
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    right: 'guest',
    answer: done,
    onFailure: 'Error signing out',
  },
  otherSessions: readAsGuest('/api/auth/other-sessions', {
    answer: otherSessions,
    onFailure: 'Failed to count the other sessions',
  }),
  signOutOthers: writeAsGuest('/api/auth/end-other-sessions', {
    answer: done,
    onFailure: 'Error signing out other sessions',
  }),
  /** The motel as pages know it, in parts and in versions. */
  sitePart: read('/api/motel/{version}/{part}', {
    isShared: true,
    answer: z.object({ part: z.looseObject({}) }),
    onFailure: 'Error fetching the motel',
  }),
  properties: read('/api/property/get-all-properties', {
    isShared: true,
    answer: propertyCards,
    onFailure: 'Error getting property cards',
  }),
  property: read('/api/property/getPropertyDetail/{id}', {
    isShared: true,
    answer: property,
    onFailure: 'Error fetching property detail',
  }),
  availability: read('/api/property/availability/{id}', {
    limit: 'questions',
    isShared: true,
    query: z.object(range),
    answer: availability,
    onFailure: 'Error fetching availability',
  }),
  nightPrices: read('/api/property/night-prices', {
    limit: 'questions',
    isShared: true,
    /** Of one kind of room by its id, or else of all. */
    query: z.object({ ...range, ...counts, arrival: text, room: text }),
    answer: nightPrices,
    onFailure: 'Error fetching the prices of nights',
  }),
  offers: read('/api/property/offers', {
    limit: 'questions',
    isShared: true,
    query: z.object({ ...range, ...counts }),
    answer: offers,
    onFailure: 'Error fetching offers',
  }),
  bookings: readAsGuest('/api/property/my-bookings', {
    answer: bookings,
    onFailure: 'Failed to fetch bookings',
  }),
  openBooking: writeAsGuest('/api/property/open-booking', {
    body: openBookingRequest,
    answer: done,
    onFailure: 'Failed to open a booking',
  }),
  stay: readAsGuest('/api/stays/{id}', { answer: stay, onFailure: 'Failed to fetch a stay' }),
  cancelStay: writeAsGuest('/api/stays/{id}/cancel', {
    body: cancelStayRequest,
    answer: stay,
    onFailure: 'Failed to cancel a stay',
  }),
  previewChange: writeAsGuest('/api/stays/{id}/change-preview', {
    body: previewChangeRequest,
    answer: changePreview,
    onFailure: 'Failed to price a change',
  }),
  changeStay: writeAsGuest('/api/stays/{id}/change', {
    isKeyed: true,
    body: changeStayRequest,
    answer: stay,
    onFailure: 'Failed to change a stay',
  }),
  mailReceipt: writeAsGuest('/api/stays/{id}/mail-receipt', {
    body: mailReceiptRequest,
    answer: done,
    onFailure: 'Failed to mail a receipt',
  }),
  changeStayRequest: writeAsGuest('/api/stays/{id}/request', {
    body: changeRequestRequest,
    answer: stay,
    onFailure: 'Failed to change a request',
  }),
  createCheckout: writeAsGuest('/api/payments/create-checkout-session', {
    isKeyed: true,
    body: checkoutRequest,
    answer: checkoutResponse,
    onFailure: 'Error creating checkout session',
  }),
  checkPromotionCode: writeAsGuest('/api/payments/check-promotion-code', {
    body: promotionCodeRequest,
    answer: promotionCode,
    onFailure: 'Failed to check a promotion code',
  }),
  releaseCheckout: writeAsGuest('/api/payments/release-checkout-session', {
    body: releaseRequest,
    answer: done,
    onFailure: 'Error releasing checkout session',
  }),
  checkoutStatus: read('/api/payments/checkout-session/{id}', {
    limit: 'questions',
    answer: checkoutStatus,
    onFailure: 'Error fetching checkout status',
  }),
  stayOfCheckout: readAsGuest('/api/payments/checkout-session/{id}/stay', {
    answer: stay,
    onFailure: 'Failed to fetch a paid stay',
  }),
  joinWaiting: writeAsGuest('/api/waiting-list', {
    body: waitingRequest,
    answer: done,
    onFailure: 'Failed to join the waiting list',
  }),
  /** The payment provider's: it is signed over its exact text, which its handler reads. */
  webhook: write('/api/payments/webhook', { answer: done }),
  feedback: write('/api/feedback', {
    limit: 'messages',
    body: feedbackRequest,
    answer: done,
    onFailure: 'Error sending feedback',
  }),
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;
