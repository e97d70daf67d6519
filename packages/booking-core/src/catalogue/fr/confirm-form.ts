import type { GuestFieldName } from '../../validation/guest-fields.ts';
import type { Catalogue } from '../catalogue.ts';
import { partyCounts } from './party-counts.ts';
import { counted, SPACE } from './typography.ts';

/** The labels of the fields for the guest's details. */
export const guestFields: Catalogue['guestFields'] = {
  firstname: 'Prénom',
  lastname: 'Nom',
  phone: 'Téléphone',
  email: 'Courriel',
  specialRequest: 'Demandes particulières',
};

/** The errors of the form with which a guest confirms a stay. */
export const confirmForm: Catalogue['confirmForm'] = {
  'detail-missing': ({ detail }) => `${IN_SENTENCE[detail]} est obligatoire`,
  'detail-too-long': ({ detail, most }) => `${IN_SENTENCE[detail]} ne peut pas dépasser ${most} caractères`,
  'detail-turns-text': ({ detail }) =>
    `${IN_SENTENCE[detail]} ne peut pas contenir de caractères qui changent le sens du texte`,
  'detail-has-web-address': ({ detail }) => `${IN_SENTENCE[detail]} ne peut pas contenir d’adresse Web`,
  'email-invalid': 'Veuillez entrer une adresse courriel valide',
  'phone-invalid': 'Veuillez entrer un numéro de téléphone valide',
  'rooms-missing': `Il faut au moins ${counted(1, 'chambre')}`,
  ...partyCounts,
  'capacity-exceeded': 'La capacité est insuffisante. Ajoutez des chambres ou des personnes supplémentaires.',
  'pets-missing': 'Veuillez préciser le nombre d’animaux',
  'pets-not-allowed': 'Les animaux ne sont pas acceptés dans cet établissement',
};

/** The sentence above a form with mistakes. */
export const fixErrors: Catalogue['fixErrors'] = 'Veuillez corriger les erreurs ci-dessous';

/** Each field with its article, as a sentence begins with it. */
const IN_SENTENCE: Readonly<Record<GuestFieldName, string>> = {
  firstname: 'Le prénom',
  lastname: 'Le nom',
  phone: 'Le numéro de téléphone',
  email: 'L’adresse courriel',
  specialRequest: `Le champ «${SPACE}Demandes particulières${SPACE}»`,
};
