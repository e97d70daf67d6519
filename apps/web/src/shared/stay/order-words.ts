import type { Stay } from '@motel/api-client/contracts';
import type { Party } from '@motel/booking-core';
import { counted, fullPrice } from '@motel/content/words';
import type { Words } from '../words.ts';

type Order = NonNullable<Stay['order']>;

/** A large party takes several of one kind: `3 rooms`. */
export function countedRooms(words: Words, stays: readonly { readonly party: Party }[]): string {
  const count = stays.reduce((all, { party }) => all + party.rooms, 0);
  return counted(words, count, 'room');
}

/** The rooms of an order that are not cancelled. */
export function orderRooms(words: Words, { stays }: Order): string {
  const booked = stays.filter(({ status }) => status !== 'cancelled');
  return countedRooms(words, booked);
}

/** The paid part of their price, in the words that one stay has for it. */
export function orderPaid(words: Words, { total, paid }: Order): string {
  const [price, part] = [fullPrice(words, total), fullPrice(words, paid)];
  if (paid >= total) return words.t('Paid {total}', { total: part });
  return paid > 0
    ? words.t('Paid {paid} of {price}', { paid: part, price })
    : words.t('{price} to pay', { price });
}
