import type { PartyCounts } from '../../pricing/stay-request.ts';
import type { PriceWords } from '../catalogue.ts';
import { counted } from '../counted.ts';

/** The errors of a party and its rooms, in a form or in a request for a price. */
export const partyCounts = {
  'rooms-invalid': 'El número de habitaciones no es válido',
  'rooms-too-few': ({ least, payingGuests }) =>
    `Mínimo ${counted(least, 'habitación', 'habitaciones')} para ${counted(payingGuests, 'huésped que paga', 'huéspedes que pagan')}`,
  'extra-persons-invalid': ({ most }) => `El número de personas adicionales debe ser de 0 a ${most}`,
  'adults-missing': 'Se necesita al menos 1 adulto',
  'adults-only': 'Solo para adultos: aquí no se hospedan niños ni bebés',
  'guests-invalid': ({ member }) => `El número de ${MEMBERS[member]} no es válido`,
  'children-too-many': ({ perRoom }) => `Máximo ${counted(perRoom, 'persona')} sin cargo en cada habitación`,
  'pets-too-many': ({ most }) => `Máximo ${counted(most, 'mascota')}`,
} satisfies Partial<PriceWords['violations']>;

const MEMBERS: Readonly<Record<keyof PartyCounts, string>> = {
  adults: 'adultos',
  children: 'niños',
  infants: 'bebés',
  pets: 'mascotas',
  rooms: 'habitaciones',
};
