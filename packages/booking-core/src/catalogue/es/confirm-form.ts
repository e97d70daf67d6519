import type { GuestFieldName } from '../../validation/guest-fields.ts';
import type { Catalogue } from '../catalogue.ts';
import { partyCounts } from './party-counts.ts';

/** The labels of the fields for the guest's details. */
export const guestFields: Catalogue['guestFields'] = {
  firstname: 'Nombre',
  lastname: 'Apellido',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  specialRequest: 'Solicitudes especiales',
};

/** The errors of the form with which a guest confirms a stay. */
export const confirmForm: Catalogue['confirmForm'] = {
  'detail-missing': ({ detail }) => `${IN_SENTENCE[detail]} es obligatorio`,
  'detail-too-long': ({ detail, most }) =>
    `${IN_SENTENCE[detail]} puede tener ${most} caracteres como máximo`,
  'detail-turns-text': ({ detail }) =>
    `${IN_SENTENCE[detail]} no puede contener caracteres que cambien la dirección del texto`,
  'detail-has-web-address': ({ detail }) => `${IN_SENTENCE[detail]} no puede contener una dirección web`,
  'email-invalid': 'Escriba un correo electrónico válido',
  'phone-invalid': 'Escriba un número de teléfono válido',
  'rooms-missing': 'Se necesita al menos 1 habitación',
  ...partyCounts,
  'capacity-exceeded': 'La capacidad no es suficiente. Agregue habitaciones o personas adicionales.',
  'pets-missing': 'Indique el número de mascotas',
  'pets-not-allowed': 'En este establecimiento no se admiten mascotas',
};

/** The sentence above a form with mistakes. */
export const fixErrors: Catalogue['fixErrors'] = 'Corrija los errores que aparecen abajo';

/** Each field with its article, as a sentence begins with it. */
const IN_SENTENCE: Readonly<Record<GuestFieldName, string>> = {
  firstname: 'El nombre',
  lastname: 'El apellido',
  phone: 'El número de teléfono',
  email: 'El correo electrónico',
  specialRequest: 'El campo “Solicitudes especiales”',
};
