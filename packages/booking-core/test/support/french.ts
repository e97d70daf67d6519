import { type Catalogue, type Cents, formatDollars } from '../../src/index.ts';

const DETAILS: Catalogue['guestFields'] = {
  firstname: 'Prénom',
  lastname: 'Nom',
  phone: 'Téléphone',
  email: 'Courriel',
  specialRequest: 'Demandes particulières',
};

/** A second language for the tests: other words in another order, and another format of money. */
export const FRENCH: Catalogue = {
  stay: {
    'check-in-missing': 'Choisissez une date d’arrivée.',
    'check-out-missing': 'Choisissez une date de départ.',
    'check-in-past': 'L’arrivée ne peut être passée.',
    'too-few-nights': ({ least }) => `Restez ${least} nuit au moins.`,
    'too-many-nights': ({ most }) => `Restez ${most} nuits au plus.`,
    'too-far-ahead': ({ most }) => `Arrivez d’ici ${most} jours.`,
  },
  signIn: {
    'mobile-invalid': 'Ce numéro n’est pas valide.',
    'country-code-missing': 'Choisissez un indicatif.',
  },
  confirmForm: {
    'detail-missing': ({ detail }) => `Champ requis : ${DETAILS[detail]}`,
    'detail-too-long': ({ detail, most }) => `${DETAILS[detail]} : ${most} caractères au plus`,
    'detail-has-web-address': ({ detail }) => `${DETAILS[detail]} : pas d’adresse web`,
    'email-invalid': 'Ce courriel n’est pas valide',
    'phone-invalid': 'Ce téléphone n’est pas valide',
    'rooms-missing': 'Il faut une chambre',
    'rooms-invalid': 'Ce nombre de chambres n’est pas valide',
    'rooms-too-few': ({ least, payingGuests }) => `Pour ${payingGuests} personnes, ${least} chambres`,
    'extra-persons-invalid': ({ most }) => `De 0 à ${most} personnes en plus`,
    'adults-missing': 'Il faut un adulte',
    'guests-invalid': ({ member }) =>
      `Nombre invalide : ${{ adults: 'adultes', children: 'enfants', infants: 'bébés' }[member]}`,
    'capacity-exceeded': 'Trop de monde pour ces chambres.',
    'children-too-many': ({ perRoom }) => `${perRoom} enfants au plus par chambre`,
    'pets-missing': 'Combien d’animaux ?',
    'pets-not-allowed': 'Pas d’animaux ici',
    'pets-too-many': ({ most }) => `${most} animaux au plus`,
  },
  feedback: { 'feedback-invalid': 'Remplissez tous les champs.' },
  fixErrors: 'Corrigez les erreurs ci-dessous',
  guestFields: DETAILS,
  ages: { adults: '13 ans et plus', children: '2 à 12 ans', infants: 'moins de 2 ans' },
  travelers: ({ adults, children, rooms }) => `${rooms} ch., ${adults} ad., ${children} enf.`,
  questions: { extended: 'Prolonger votre séjour ?' },
  price: {
    quote: {
      rooms: ({ price, nights, rooms }) => `${rooms} ch. × ${nights} nuits à ${dollars(price)}`,
      step: ({ percent, fromNight }) => `${percent} % dès la nuit ${fromNight}`,
      period: ({ nights, price, times }) => `${times} × ${nights} nuits à ${dollars(price)}`,
      code: (code) => `Code promo ${code}`,
      rounding: 'Arrondi',
      counted: ({ unit, count, each, nights = 1 }) =>
        `${count} ${unit === 'pet' ? 'animaux' : 'personnes'} à ${dollars(each)}, ${nights} fois`,
      nightly: ({ each, nights }) => `${nights} nuits à ${dollars(each)}`,
      atMost: ({ most }) => `Plafond de ${dollars(most)}`,
      percent: (percent) => `${percent} %`,
      exemptFrom: (nights) => `Offert dès ${nights} nuits`,
      exempt: (reason) => `Offert : ${reason}`,
    },
    violations: {
      'field-unknown': ({ field }) => `Champ inconnu : ${field}.`,
      'room-unknown': 'Chambre inconnue.',
      'check-in-missing': 'Choisissez une date d’arrivée.',
      'check-out-missing': 'Choisissez une date de départ.',
      'too-few-nights': ({ least }) => `Restez ${least} nuit au moins.`,
      'too-many-nights': ({ most }) => `Restez ${most} nuits au plus.`,
      'adults-missing': 'Il faut un adulte',
      'guests-invalid': ({ member }) => `Nombre invalide : ${member}`,
      'rooms-invalid': 'Ce nombre de chambres n’est pas valide',
      'rooms-too-few': ({ least, payingGuests }) => `Pour ${payingGuests} personnes, ${least} chambres`,
      'children-too-many': ({ perRoom }) => `${perRoom} enfants au plus par chambre`,
      'extra-persons-invalid': ({ most }) => `De 0 à ${most} personnes en plus`,
      'pets-too-many': ({ most }) => `${most} animaux au plus`,
      'night-without-price': ({ date }) => `Pas encore de prix le ${date}.`,
      'night-closed': ({ date }) => `Fermé le ${date}.`,
      'stay-too-short': ({ least }) => `Restez ${least} nuits au moins.`,
      'stay-too-long': ({ most }) => `Restez ${most} nuits au plus.`,
      'closed-to-arrival': ({ date }) => `Pas d’arrivée le ${date}.`,
      'closed-to-departure': ({ date }) => `Pas de départ le ${date}.`,
      'booking-day-invalid': 'Ce jour n’est pas valide.',
      'code-unknown': 'Code inconnu.',
      'code-not-valid': 'Ce code n’est pas valide pour ce séjour.',
      'exemptions-invalid': 'Ces frais ne sont pas valides.',
      'exemption-unknown': ({ fee }) => `Pas de frais ${fee}.`,
      'exemption-without-reason': ({ fee }) => `Donnez une raison pour ${fee}.`,
    },
  },
  fee: ({ amount, unit, basis }) =>
    `${dollars(amount)} par ${unit === 'pet' ? 'animal' : 'personne'} et par ${basis === 'night' ? 'nuit' : 'séjour'}`,
};

function dollars(amount: Cents): string {
  return `${formatDollars(amount).replace(',', ' ').replace('.', ',')} $`;
}
