import type { CheckoutRequest } from '@motel/api-client/contracts';
import { addDays, dateAt, dollarDigits, NO_MONEY, parseTariff, price } from '@motel/booking-core';
import { motel, properties, tariff } from '@motel/content/testing';
import { checkoutRequest } from '../support/test-guest.ts';

/** A request for two nights in three days, at the motel's own prices: on some days of the week the nights cost more. */
export function ownCheckout(userId: string): CheckoutRequest {
  const checkIn = addDays(dateAt(Date.now(), motel.houseRules.timeZone), 3);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const room = properties[0]!;
  const request = checkoutRequest(userId, stay, room);
  const asked = { room: room.id, from: stay.checkIn, to: stay.checkOut, rooms: 1, extraPersons: 0 };
  const priced = price(parseTariff(tariff), { ...asked, party: request.guests });
  return { ...request, totalAmount: dollarDigits(priced.ok ? priced.quote.total : NO_MONEY) };
}
