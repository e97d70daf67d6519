import type { Party } from '@motel/booking-core';
import { isSingular, t } from '@motel/language';

// Counts, parties and amounts in words, as pages, mails and the desk write them.

export * from './prices.ts';

/** The things that guests have counted, one and several of each. */
const NOUNS = {
  adult: () => [t('adult'), t('adults')],
  bathroom: () => [t('bathroom'), t('bathrooms')],
  bed: () => [t('bed'), t('beds')],
  bedroom: () => [t('bedroom'), t('bedrooms')],
  booking: () => [t('booking'), t('bookings')],
  child: () => [t('child'), t('children')],
  'extra person': () => [t('extra person'), t('extra persons')],
  guest: () => [t('guest'), t('guests')],
  infant: () => [t('infant'), t('infants')],
  night: () => [t('night'), t('nights')],
  'other device': () => [t('other device'), t('other devices')],
  person: () => [t('person'), t('persons')],
  pet: () => [t('pet'), t('pets')],
  review: () => [t('review'), t('reviews')],
  room: () => [t('room'), t('rooms')],
  stay: () => [t('stay'), t('stays')],
} as const satisfies Record<string, () => readonly [one: string, several: string]>;

/** `1 night`, `2 nights`. */
export function counted(count: number, noun: keyof typeof NOUNS): string {
  const [one, several] = NOUNS[noun]();
  return `${count} ${isSingular(count) ? one : several}`;
}

/** `2 adults, 1 child, 1 pet`: adults always, the others where they come. */
export function partyWords({ adults, children, infants, pets }: Omit<Party, 'rooms'>): string {
  return [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child'),
    infants > 0 && counted(infants, 'infant'),
    pets > 0 && counted(pets, 'pet'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** The same for people who work with it, in English, of whatever they count. */
export function countedThings(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}
