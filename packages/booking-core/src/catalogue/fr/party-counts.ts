import type { PartyCounts } from '../../pricing/stay-request.ts';
import type { PriceWords } from '../catalogue.ts';
import { counted } from './typography.ts';

/** The errors of a party and its rooms, in a form or in a request for a price. */
export const partyCounts = {
  'rooms-invalid': 'Le nombre de chambres n’est pas valide',
  'rooms-too-few': ({ least, payingGuests }) =>
    `Il faut au moins ${counted(least, 'chambre')} pour ${counted(payingGuests, 'personne payante', 'personnes payantes')}`,
  'extra-persons-invalid': ({ most }) => `Le nombre de personnes supplémentaires doit être de 0 à ${most}`,
  'adults-missing': `Il faut au moins ${counted(1, 'adulte')}`,
  'adults-only': 'Réservé aux adultes\u{a0}: les enfants et les bébés ne peuvent pas séjourner ici',
  'guests-invalid': ({ member }) => `Le nombre ${MEMBERS[member]} n’est pas valide`,
  'children-too-many': ({ perRoom }) =>
    `Au plus ${counted(perRoom, 'personne peut', 'personnes peuvent')} loger sans frais dans chaque chambre`,
  'pets-too-many': ({ most }) => `Au plus ${counted(most, 'animal accepté', 'animaux acceptés')}`,
} satisfies Partial<PriceWords['violations']>;

const MEMBERS: Readonly<Record<keyof PartyCounts, string>> = {
  adults: 'd’adultes',
  children: 'd’enfants',
  infants: 'de bébés',
  pets: 'd’animaux',
  rooms: 'de chambres',
};
