import type { FeeUnit } from '../../tariff/tariff-data.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Charge } from '../charge.ts';
import { amountIn } from './amount.ts';
import { dates } from './dates.ts';
import { partyCounts } from './party-counts.ts';
import { counted, SPACE } from './typography.ts';

/** The lines of a price, and the reasons for which there is none. */
export const price: Catalogue['price'] = {
  quote: {
    rooms: ({ price: each, nights, rooms, currency }) =>
      `${amountIn(currency, each)} × ${counted(nights, 'nuit')} × ${counted(rooms, 'chambre')}`,
    step: ({ percent, fromNight }) => `Rabais de ${percentage(percent)} à partir de la nuit ${fromNight}`,
    period: ({ nights, price: each, times, currency }) =>
      `${counted(nights, 'nuit')} pour ${amountIn(currency, each)}${times === 1 ? '' : ` × ${times}`}`,
    code: (code) => `Code ${code.toUpperCase()}`,
    rounding: 'Arrondi au dollar',
    counted: ({ unit, count, ...charge }) => product(counted(count, ...UNITS[unit]), charge),
    ordered: ({ count, ...charge }) => product(count, charge),
    nightly: ({ each, nights, currency }) => `${amountIn(currency, each)} × ${counted(nights, 'nuit')}`,
    atMost: ({ most, currency }) => `Au plus ${amountIn(currency, most)} par séjour`,
    percent: percentage,
    included: ({ percent, amount, currency }) =>
      `${percentage(percent)} compris${SPACE}: ${amountIn(currency, amount)}`,
    exemptFrom: (nights) => `Non facturé à partir de ${counted(nights, 'nuit')}`,
    exempt: (reason) => `Non facturé${SPACE}: ${reason}`,
  },
  violations: {
    'field-unknown': ({ field }) => `Le champ ${field} n’existe pas.`,
    'room-unknown': 'Cette chambre n’existe pas.',
    ...dates,
    ...partyCounts,
    'night-without-price': ({ date }) => `La nuit du ${date} n’a pas encore de prix.`,
    'night-closed': ({ date }) => `La nuit du ${date} est fermée.`,
    'stay-too-short': ({ least }) => `Ces dates demandent un séjour d’au moins ${counted(least, 'nuit')}.`,
    'stay-too-long': ({ most }) => `Ces dates permettent un séjour d’au plus ${counted(most, 'nuit')}.`,
    'closed-to-arrival': ({ date }) => `Un séjour ne peut pas commencer le ${date}.`,
    'closed-to-departure': ({ date }) => `Un séjour ne peut pas se terminer le ${date}.`,
    'booking-day-invalid': 'Le jour de la réservation n’est pas une date.',
    'code-unknown': 'Ce code est inconnu.',
    'code-not-valid': 'Ce code n’est pas valide pour ce séjour.',
    'exemptions-invalid': 'Les frais à ne pas facturer ne sont pas valides.',
    'exemption-unknown': ({ fee: id }) => `Les frais ${id} n’existent pas.`,
    'exemption-without-reason': ({ fee: id }) => `Veuillez indiquer pourquoi ne pas facturer ${id}.`,
    'order-unknown': ({ article }) => `Il n’y a pas de ${article} à commander avec un séjour.`,
    'order-invalid': ({ article, most }) => `On peut commander de 0 à ${most} ${article}.`,
  },
};

/** A fee in a sentence, without its full stop. */
export const fee: Catalogue['fee'] = ({ amount, unit, basis, currency }) =>
  `${amountIn(currency, amount)} par ${UNITS[unit][0]} et par ${basis === 'night' ? 'nuit' : 'séjour'}`;

const UNITS: Readonly<Record<FeeUnit, readonly [one: string, many?: string]>> = {
  room: ['chambre'],
  person: ['personne'],
  adult: ['adulte'],
  child: ['enfant'],
  infant: ['bébé'],
  'extra-person': ['personne'],
  pet: ['animal', 'animaux'],
};

function percentage(percent: number): string {
  return `${String(percent).replace('.', ',')}${SPACE}%`;
}

/** The factors of a charge: by the night, with the nights. */
function product(count: string | number, { each, nights, currency }: Charge): string {
  const factors = [count, amountIn(currency, each)];
  return [...factors, ...(nights === undefined ? [] : [counted(nights, 'nuit')])].join(' × ');
}
