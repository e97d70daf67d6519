import { withSign } from '../../money/with-sign.ts';
import type { FeeUnit } from '../../tariff/tariff-data.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Charge } from '../charge.ts';
import { counted } from '../counted.ts';
import { dates } from './dates.ts';
import { partyCounts } from './party-counts.ts';

/** The lines of a price, and the reasons for which there is none. */
export const price: Catalogue['price'] = {
  quote: {
    rooms: ({ price: each, nights, rooms, currency }) =>
      `${withSign(each, currency)} × ${counted(nights, 'noche')} × ${counted(rooms, ...UNITS.room)}`,
    step: ({ percent, fromNight }) => `${percent}% de descuento a partir de la noche ${fromNight}`,
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
