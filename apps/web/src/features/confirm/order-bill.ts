import type { MoreRoom } from '@motel/api-client/contracts';
import { dollarDigits, sum } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import type { Words } from '../../shared/words.ts';
import type { PricedRoom } from './use-priced-rooms.ts';

/** The sum of what rooms cost, and of what of it is paid now; absent while one has no price. */
export function billOf(rooms: readonly PricedRoom[]) {
  const priced = rooms.flatMap(({ quote, deposit }) => (quote ? [{ ...quote, deposit }] : []));
  if (priced.length < rooms.length) return undefined;
  const now = sum(...priced.map(({ total, deposit }) => deposit?.now ?? total));
  return { total: sum(...priced.map(({ total }) => total)), now };
}

/** So many rooms of each kind, by the ids of their properties. */
export function roomsOfKinds(rooms: readonly PricedRoom[]) {
  const kinds: Record<string, number> = {};
  for (const { propertyId: id, party } of rooms) kinds[id] = (kinds[id] ?? 0) + party.rooms;
  return kinds;
}

/** `Flexible, 2 adults, 2 rooms`. */
export function roomFacts(words: Words, { party, quote }: PricedRoom): string {
  const several = party.rooms > 1 && counted(words, party.rooms, 'room');
  return [quote?.plan?.label, partyWords(words, party), several].filter(Boolean).join(', ');
}

/** A line for each room, in their order. */
export function roomLines(words: Words, rooms: readonly PricedRoom[]) {
  return rooms.flatMap((room, at) => {
    const { title, quote } = room;
    return quote
      ? [{ label: `${at + 1}. ${title}`, detail: roomFacts(words, room), amount: quote.total }]
      : [];
  });
}

/** The rooms beside the first one, as the booking sends them. */
export function sentRooms(rooms: readonly PricedRoom[]): MoreRoom[] {
  return rooms.flatMap(({ room, party, quote, deposit, terms }) => {
    if (room === undefined || quote === undefined) return [];
    const { propertyId, plan, promotion, name } = room;
    const { rooms: count, ...guests } = party;
    const shown = { totalAmount: dollarDigits(quote.total), ...(plan && { plan, terms }) };
    const now = deposit && { dueNow: dollarDigits(deposit.now) };
    const named = { promotionCode: promotion?.code, name: name?.trim() || undefined };
    return [{ propertyId, guests, rooms: count, ...shown, ...now, ...named }];
  });
}
