/**
 * Every sentence for guests in Canadian French. A site loads them all in one script.
 *
 * @module catalogue/fr
 */
import type { Cents } from '../../money/cents.ts';
import { formatDollars } from '../../money/dollars.ts';
import { currencySign } from '../../money/with-sign.ts';
import type { PartyCounts } from '../../pricing/stay-request.ts';
import type { FeeUnit } from '../../tariff/tariff-data.ts';
import type { GuestFieldName } from '../../validation/guest-fields.ts';
import type { Catalogue, Charge, PriceWords } from '../catalogue.ts';

// Canadian French: a space that does not break stands before a colon and a sign of money or per cent, and inside
// guillemets; none stands before `?`, `!` and `;`.

/** The space that does not break. */
const SPACE = '\u{a0}';

/** `1 nuit`, `2 nuits`: in French zero is singular. */
function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}${SPACE}${count < 2 ? one : many}`;
}

/** An amount in French with its currency's own sign, without cents where it has none: `149 $`, `1 074,50 €`. */
function amountIn(currency: string, amount: Cents): string {
  const digits = formatDollars(amount).replaceAll(',', SPACE).replace('.', ',');
  return `${digits}${SPACE}${currencySign(currency).trimEnd()}`;
}

/** The errors of dates, whether a stay is booked or only priced. */
const dates = {
  'check-in-missing': 'Veuillez choisir une date d’arrivée.',
  'check-out-missing': 'Veuillez choisir une date de départ.',
  'too-few-nights': ({ least }) => `Le départ doit suivre l’arrivée d’au moins ${counted(least, 'nuit')}.`,
  'too-many-nights': ({ most }) => `Un séjour compte au plus ${counted(most, 'nuit')}.`,
} satisfies Partial<PriceWords['violations']>;

/** The errors of a party and its rooms, in a form or in a request for a price. */
const partyCounts = {
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

/** The errors of a stay's dates. */
export const stay: Catalogue['stay'] = {
  ...dates,
  'check-in-past': 'L’arrivée ne peut pas être dans le passé.',
  'too-far-ahead': ({ most }) => `L’arrivée se réserve au plus ${counted(most, 'jour')} à l’avance.`,
};

/** The ages of a party. */
export const ages: Catalogue['ages'] = ({ childFrom, adultFrom }) => ({
  adults: years(adultFrom, ' et plus'),
  children: (childFrom < adultFrom - 1 ? `${childFrom} à ` : '') + years(adultFrom - 1),
  infants: `moins de ${years(childFrom)}`,
});

function years(count: number, more = ''): string {
  return `${count} an${count === 1 ? '' : 's'}${more}`;
}

/** The summary of a party in a search box. */
export const travelers: Catalogue['travelers'] = ({ adults, children, rooms }) =>
  [counted(adults, 'adulte'), counted(children, 'enfant'), counted(rooms, 'chambre')].join(' · ');

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

/** The lines of a price, and the reasons for which there is none. */
export const price: Catalogue['price'] = {
  quote: {
    rooms: ({ price: each, nights, rooms, currency }) =>
      `${amountIn(currency, each)} × ${counted(nights, 'nuit')} × ${counted(rooms, 'chambre')}`,
    step: ({ percent, fromNight, isWhole }) =>
      isWhole
        ? `Rabais de ${percentage(percent)} sur chaque nuit, dès ${fromNight} nuits`
        : `Rabais de ${percentage(percent)} à partir de la nuit ${fromNight}`,
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
    'plan-unknown': 'Cette façon de réserver n’existe pas.',
    'plan-not-sold': 'Cette façon de réserver n’est plus vendue pour cette chambre.',
    'plan-needs-code': 'Cette façon de réserver demande son code.',
    'plan-too-late': ({ least }) => `À réserver au moins ${counted(least, 'jour')} avant l’arrivée.`,
    'plan-too-early': ({ most }) => `À réserver au plus ${counted(most, 'jour')} avant l’arrivée.`,
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

/** The questions to the guest before payment. */
export const questions: Catalogue['questions'] = {
  extended: 'Votre réservation sera prolongée. Passer au paiement?',
  additional_rooms:
    'Vous avez déjà une réservation pour ces dates. Des chambres y seront ajoutées. Passer au paiement?',
};

/** The errors of a mobile number. */
export const signIn: Catalogue['signIn'] = {
  'mobile-invalid': 'Veuillez entrer un numéro de cellulaire valide.',
  'country-code-missing': 'Veuillez choisir un indicatif de pays.',
};

/** The errors of a message to the motel. */
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Veuillez remplir correctement tous les champs et accepter les conditions.',
};
