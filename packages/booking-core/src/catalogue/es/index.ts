/**
 * Every sentence for guests in the Spanish of the Americas. A site loads them all in one script.
 *
 * @module catalogue/es
 */
import { withSign } from '../../money/with-sign.ts';
import type { PartyCounts } from '../../pricing/stay-request.ts';
import type { FeeUnit } from '../../tariff/tariff-data.ts';
import type { GuestFieldName } from '../../validation/guest-fields.ts';
import type { Catalogue, Charge, PriceWords } from '../catalogue.ts';
import { counted } from '../counted.ts';

/** The errors of dates, whether a stay is booked or only priced. */
const dates = {
  'check-in-missing': 'Elija una fecha de llegada.',
  'check-out-missing': 'Elija una fecha de salida.',
  'too-few-nights': ({ least }) =>
    `La salida debe ser al menos ${counted(least, 'noche')} después de la llegada.`,
  'too-many-nights': ({ most }) => `Una estadía puede tener ${counted(most, 'noche')} como máximo.`,
} satisfies Partial<PriceWords['violations']>;

/** The errors of a party and its rooms, in a form or in a request for a price. */
const partyCounts = {
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

/** The errors of a stay's dates. */
export const stay: Catalogue['stay'] = {
  ...dates,
  'check-in-past': 'La llegada no puede ser en el pasado.',
  'too-far-ahead': ({ most }) =>
    `La llegada se reserva con ${counted(most, 'día')} de anticipación como máximo.`,
};

/** The ages of a party. */
export const ages: Catalogue['ages'] = ({ childFrom, adultFrom }) => ({
  adults: `${counted(adultFrom, 'año')} o más`,
  children: (childFrom < adultFrom - 1 ? `${childFrom} a ` : '') + counted(adultFrom - 1, 'año'),
  infants: `menos de ${counted(childFrom, 'año')}`,
});

/** The summary of a party in a search box. */
export const travelers: Catalogue['travelers'] = ({ adults, children, rooms }) =>
  [counted(adults, 'adulto'), counted(children, 'niño'), counted(rooms, 'habitación', 'habitaciones')].join(
    ' · ',
  );

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

/** The lines of a price, and the reasons for which there is none. */
export const price: Catalogue['price'] = {
  quote: {
    rooms: ({ price: each, nights, rooms, currency }) =>
      `${withSign(each, currency)} × ${counted(nights, 'noche')} × ${counted(rooms, ...UNITS.room)}`,
    step: ({ percent, fromNight, isWhole }) =>
      isWhole
        ? `${percent}% de descuento en cada noche, a partir de ${fromNight} noches`
        : `${percent}% de descuento a partir de la noche ${fromNight}`,
    period: ({ nights, price: each, times, currency }) =>
      `${counted(nights, 'noche')} por ${withSign(each, currency)}${times === 1 ? '' : ` × ${times}`}`,
    code: (code) => `Código ${code.toUpperCase()}`,
    rounding: 'Redondeo al dólar',
    counted: ({ unit, count, ...charge }) => product(counted(count, ...UNITS[unit]), charge),
    ordered: ({ count, ...charge }) => product(count, charge),
    nightly: ({ each, nights, currency }) => `${withSign(each, currency)} × ${counted(nights, 'noche')}`,
    atMost: ({ most, currency }) => `Máximo ${withSign(most, currency)} por estadía`,
    percent: (percent) => `${percent}%`,
    included: ({ percent, amount, currency }) => `${percent}% incluido: ${withSign(amount, currency)}`,
    exemptFrom: (nights) => `No se cobra a partir de ${counted(nights, 'noche')}`,
    exempt: (reason) => `No se cobra: ${reason}`,
  },
  violations: {
    'field-unknown': ({ field }) => `El campo ${field} no existe.`,
    'room-unknown': 'Esa habitación no existe.',
    ...dates,
    ...partyCounts,
    'night-without-price': ({ date }) => `La noche del ${date} todavía no tiene precio.`,
    'night-closed': ({ date }) => `La noche del ${date} está cerrada.`,
    'stay-too-short': ({ least }) =>
      `Estas fechas requieren una estadía de al menos ${counted(least, 'noche')}.`,
    'stay-too-long': ({ most }) =>
      `Estas fechas permiten una estadía de ${counted(most, 'noche')} como máximo.`,
    'closed-to-arrival': ({ date }) => `Una estadía no puede comenzar el ${date}.`,
    'closed-to-departure': ({ date }) => `Una estadía no puede terminar el ${date}.`,
    'booking-day-invalid': 'El día de la reservación no es una fecha.',
    'code-unknown': 'Este código no existe.',
    'code-not-valid': 'Este código no es válido para esta estadía.',
    'exemptions-invalid': 'Los cargos que no se cobran no son válidos.',
    'exemption-unknown': ({ fee: id }) => `El cargo ${id} no existe.`,
    'exemption-without-reason': ({ fee: id }) => `Indique por qué no se cobra ${id}.`,
    'plan-unknown': 'No existe esa forma de reservar.',
    'plan-not-sold': 'Esa forma de reservar ya no se vende para esta habitación.',
    'plan-needs-code': 'Esa forma de reservar necesita su código.',
    'plan-too-late': ({ least }) => `Se reserva al menos ${counted(least, 'día')} antes de la llegada.`,
    'plan-too-early': ({ most }) => `Se reserva como máximo ${counted(most, 'día')} antes de la llegada.`,
    'order-unknown': ({ article }) => `No hay ${article} para pedir con una estadía.`,
    'order-invalid': ({ article, most }) => `De ${article} se pueden pedir de 0 a ${most}.`,
  },
};

/** A fee in a sentence, without its full stop. */
export const fee: Catalogue['fee'] = ({ amount, unit, basis, currency }) =>
  `${withSign(amount, currency)} por ${UNITS[unit][0]} por ${basis === 'night' ? 'noche' : 'estadía'}`;

const UNITS: Readonly<Record<FeeUnit, readonly [one: string, many?: string]>> = {
  room: ['habitación', 'habitaciones'],
  person: ['persona'],
  adult: ['adulto'],
  child: ['niño'],
  infant: ['bebé'],
  'extra-person': ['persona'],
  pet: ['mascota'],
};

/** The factors of a charge: by the night, with the nights. */
function product(count: string | number, { each, nights, currency }: Charge): string {
  const factors = [count, withSign(each, currency)];
  return [...factors, ...(nights === undefined ? [] : [counted(nights, 'noche')])].join(' × ');
}

/** The questions to the guest before payment. */
export const questions: Catalogue['questions'] = {
  extended: 'Su reservación se ampliará. ¿Continuar al pago?',
  additional_rooms:
    'Ya tiene una reservación para estas fechas. Se le agregarán habitaciones. ¿Continuar al pago?',
};

/** The errors of a mobile number. */
export const signIn: Catalogue['signIn'] = {
  'mobile-invalid': 'Escriba un número de celular válido.',
  'country-code-missing': 'Elija un código de país.',
};

/** The errors of a message to the motel. */
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Llene correctamente todos los campos y acepte los términos.',
};
