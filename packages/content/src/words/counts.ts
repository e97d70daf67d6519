import type { Party } from '@motel/booking-core';
import { isSingular, type Language, type Sentences } from '@motel/language';

/** The things that guests have counted, one and several of each. */
const NOUNS = {
  adult: ({ t }) => [t('adult'), t('adults')],
  bathroom: ({ t }) => [t('bathroom'), t('bathrooms')],
  bed: ({ t }) => [t('bed'), t('beds')],
  bedroom: ({ t }) => [t('bedroom'), t('bedrooms')],
  booking: ({ t }) => [t('booking'), t('bookings')],
  child: ({ t }) => [t('child'), t('children')],
  'extra person': ({ t }) => [t('extra person'), t('extra persons')],
  guest: ({ t }) => [t('guest'), t('guests')],
  infant: ({ t }) => [t('infant'), t('infants')],
  night: ({ t }) => [t('night'), t('nights')],
  'other device': ({ t }) => [t('other device'), t('other devices')],
  person: ({ t }) => [t('person'), t('persons')],
  pet: ({ t }) => [t('pet'), t('pets')],
  review: ({ t }) => [t('review'), t('reviews')],
  room: ({ t }) => [t('room'), t('rooms')],
  stay: ({ t }) => [t('stay'), t('stays')],
  step: ({ t }) => [t('step'), t('steps')],
} as const satisfies Record<string, (said: Sentences) => readonly [one: string, several: string]>;

export type Noun = keyof typeof NOUNS;

export function countsIn(language: Language, said: Sentences) {
  /** `1 night`, `2 nights`. */
  const counted = (count: number, noun: Noun) => {
    const [one, several] = NOUNS[noun](said);
    return `${count} ${isSingular(count, language) ? one : several}`;
  };
  return {
    counted,
    /** `2 adults, 1 child, 1 pet`: adults always, the others where they come. */
    partyWords: ({ adults, children, infants, pets }: Omit<Party, 'rooms'>) =>
      [
        counted(adults, 'adult'),
        children > 0 && counted(children, 'child'),
        infants > 0 && counted(infants, 'infant'),
        pets > 0 && counted(pets, 'pet'),
      ]
        .filter((part) => part !== false)
        .join(', '),
  };
}
