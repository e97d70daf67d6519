import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import * as SPANISH from '../src/catalogue/es/index.ts';
import * as FRENCH from '../src/catalogue/fr/index.ts';
import { type Catalogue, type Cents, cents, ENGLISH, parseTariff } from '../src/index.ts';
import { demoTariff } from './support/demo-room.ts';
import { price } from './support/english.ts';

const IN_FRENCH = {
  'ages.adults': '13 ans et plus',
  'ages.children': '2 à 12 ans',
  'ages.infants': 'moins de 2 ans',
  'confirmForm.detail-missing': 'Le champ «\u{a0}Demandes particulières\u{a0}» est obligatoire',
  'confirmForm.detail-too-long':
    'Le champ «\u{a0}Demandes particulières\u{a0}» ne peut pas dépasser 3 caractères',
  'confirmForm.detail-has-web-address':
    'Le champ «\u{a0}Demandes particulières\u{a0}» ne peut pas contenir d’adresse Web',
  'confirmForm.detail-turns-text':
    'Le champ «\u{a0}Demandes particulières\u{a0}» ne peut pas contenir de caractères qui changent le sens du texte',
  'confirmForm.email-invalid': 'Veuillez entrer une adresse courriel valide',
  'confirmForm.phone-invalid': 'Veuillez entrer un numéro de téléphone valide',
  'confirmForm.rooms-missing': 'Il faut au moins 1\u{a0}chambre',
  'confirmForm.rooms-invalid': 'Le nombre de chambres n’est pas valide',
  'confirmForm.rooms-too-few': 'Il faut au moins 2\u{a0}chambres pour 6\u{a0}personnes payantes',
  'confirmForm.extra-persons-invalid': 'Le nombre de personnes supplémentaires doit être de 0 à 3',
  'confirmForm.adults-only':
    'Réservé aux adultes\u{a0}: les enfants et les bébés ne peuvent pas séjourner ici',
  'confirmForm.adults-missing': 'Il faut au moins 1\u{a0}adulte',
  'confirmForm.guests-invalid': 'Le nombre d’enfants n’est pas valide',
  'confirmForm.children-too-many': 'Au plus 2\u{a0}personnes peuvent loger sans frais dans chaque chambre',
  'confirmForm.pets-too-many': 'Au plus 3\u{a0}animaux acceptés',
  'confirmForm.capacity-exceeded':
    'La capacité est insuffisante. Ajoutez des chambres ou des personnes supplémentaires.',
  'confirmForm.pets-missing': 'Veuillez préciser le nombre d’animaux',
  'confirmForm.pets-not-allowed': 'Les animaux ne sont pas acceptés dans cet établissement',
  fee: '15,50\u{a0}$ par animal et par nuit',
  'feedback.feedback-invalid': 'Veuillez remplir correctement tous les champs et accepter les conditions.',
  fixErrors: 'Veuillez corriger les erreurs ci-dessous',
  'guestFields.firstname': 'Prénom',
  'guestFields.lastname': 'Nom',
  'guestFields.phone': 'Téléphone',
  'guestFields.email': 'Courriel',
  'guestFields.specialRequest': 'Demandes particulières',
  'price.quote.rooms': '1\u{a0}045,50\u{a0}$ × 7\u{a0}nuits × 2\u{a0}chambres',
  'price.quote.step': 'Rabais de 12,345\u{a0}% à partir de la nuit 8',
  'price.quote.period': '7\u{a0}nuits pour 1\u{a0}045,50\u{a0}$ × 2',
  'price.quote.code': 'Code FALL10',
  'price.quote.rounding': 'Arrondi au dollar',
  'price.quote.counted': '2\u{a0}animaux × 15\u{a0}$ × 7\u{a0}nuits',
  'price.quote.ordered': '2 × 15\u{a0}$ × 7\u{a0}nuits',
  'price.quote.nightly': '15\u{a0}$ × 7\u{a0}nuits',
  'price.quote.atMost': 'Au plus 0,03\u{a0}$ par séjour',
  'price.quote.percent': '9,975\u{a0}%',
  'price.quote.included': '12,345\u{a0}% compris\u{a0}: 15,50\u{a0}$',
  'price.quote.exemptFrom': 'Non facturé à partir de 30\u{a0}nuits',
  'price.quote.exempt': 'Non facturé\u{a0}: diplomat',
  'price.violations.field-unknown': 'Le champ room n’existe pas.',
  'price.violations.room-unknown': 'Cette chambre n’existe pas.',
  'price.violations.night-without-price': 'La nuit du 2026-11-21 n’a pas encore de prix.',
  'price.violations.night-closed': 'La nuit du 2026-11-21 est fermée.',
  'price.violations.stay-too-short': 'Ces dates demandent un séjour d’au moins 2\u{a0}nuits.',
  'price.violations.stay-too-long': 'Ces dates permettent un séjour d’au plus 3\u{a0}nuits.',
  'price.violations.closed-to-arrival': 'Un séjour ne peut pas commencer le 2026-11-21.',
  'price.violations.closed-to-departure': 'Un séjour ne peut pas se terminer le 2026-11-21.',
  'price.violations.booking-day-invalid': 'Le jour de la réservation n’est pas une date.',
  'price.violations.code-unknown': 'Ce code est inconnu.',
  'price.violations.code-not-valid': 'Ce code n’est pas valide pour ce séjour.',
  'price.violations.exemptions-invalid': 'Les frais à ne pas facturer ne sont pas valides.',
  'price.violations.exemption-unknown': 'Les frais levy n’existent pas.',
  'price.violations.exemption-without-reason': 'Veuillez indiquer pourquoi ne pas facturer levy.',
  'price.violations.plan-unknown': 'Cette façon de réserver n’existe pas.',
  'price.violations.plan-not-sold': 'Cette façon de réserver n’est plus vendue pour cette chambre.',
  'price.violations.plan-needs-code': 'Cette façon de réserver demande son code.',
  'price.violations.plan-too-late': 'À réserver au moins 2\u{a0}jours avant l’arrivée.',
  'price.violations.plan-too-early': 'À réserver au plus 3\u{a0}jours avant l’arrivée.',
  'price.violations.order-unknown': 'Il n’y a pas de breakfast à commander avec un séjour.',
  'price.violations.order-invalid': 'On peut commander de 0 à 3 breakfast.',
  'questions.extended': 'Votre réservation sera prolongée. Passer au paiement?',
  'questions.additional_rooms':
    'Vous avez déjà une réservation pour ces dates. Des chambres y seront ajoutées. Passer au paiement?',
  'signIn.mobile-invalid': 'Veuillez entrer un numéro de cellulaire valide.',
  'signIn.country-code-missing': 'Veuillez choisir un indicatif de pays.',
  'stay.check-in-missing': 'Veuillez choisir une date d’arrivée.',
  'stay.check-out-missing': 'Veuillez choisir une date de départ.',
  'stay.too-few-nights': 'Le départ doit suivre l’arrivée d’au moins 2\u{a0}nuits.',
  'stay.too-many-nights': 'Un séjour compte au plus 3\u{a0}nuits.',
  'stay.check-in-past': 'L’arrivée ne peut pas être dans le passé.',
  'stay.too-far-ahead': 'L’arrivée se réserve au plus 3\u{a0}jours à l’avance.',
  travelers: '2\u{a0}adultes · 1\u{a0}enfant · 2\u{a0}chambres',
};

const IN_SPANISH: typeof IN_FRENCH = {
  'ages.adults': '13 años o más',
  'ages.children': '2 a 12 años',
  'ages.infants': 'menos de 2 años',
  'confirmForm.detail-missing': 'El campo “Solicitudes especiales” es obligatorio',
  'confirmForm.detail-too-long': 'El campo “Solicitudes especiales” puede tener 3 caracteres como máximo',
  'confirmForm.detail-has-web-address':
    'El campo “Solicitudes especiales” no puede contener una dirección web',
  'confirmForm.detail-turns-text':
    'El campo “Solicitudes especiales” no puede contener caracteres que cambien la dirección del texto',
  'confirmForm.email-invalid': 'Escriba un correo electrónico válido',
  'confirmForm.phone-invalid': 'Escriba un número de teléfono válido',
  'confirmForm.rooms-missing': 'Se necesita al menos 1 habitación',
  'confirmForm.rooms-invalid': 'El número de habitaciones no es válido',
  'confirmForm.rooms-too-few': 'Mínimo 2 habitaciones para 6 huéspedes que pagan',
  'confirmForm.extra-persons-invalid': 'El número de personas adicionales debe ser de 0 a 3',
  'confirmForm.adults-only': 'Solo para adultos: aquí no se hospedan niños ni bebés',
  'confirmForm.adults-missing': 'Se necesita al menos 1 adulto',
  'confirmForm.guests-invalid': 'El número de niños no es válido',
  'confirmForm.children-too-many': 'Máximo 2 personas sin cargo en cada habitación',
  'confirmForm.pets-too-many': 'Máximo 3 mascotas',
  'confirmForm.capacity-exceeded':
    'La capacidad no es suficiente. Agregue habitaciones o personas adicionales.',
  'confirmForm.pets-missing': 'Indique el número de mascotas',
  'confirmForm.pets-not-allowed': 'En este establecimiento no se admiten mascotas',
  fee: '$15.50 por mascota por noche',
  'feedback.feedback-invalid': 'Llene correctamente todos los campos y acepte los términos.',
  fixErrors: 'Corrija los errores que aparecen abajo',
  'guestFields.firstname': 'Nombre',
  'guestFields.lastname': 'Apellido',
  'guestFields.phone': 'Teléfono',
  'guestFields.email': 'Correo electrónico',
  'guestFields.specialRequest': 'Solicitudes especiales',
  'price.quote.rooms': '$1,045.50 × 7 noches × 2 habitaciones',
  'price.quote.step': '12.345% de descuento a partir de la noche 8',
  'price.quote.period': '7 noches por $1,045.50 × 2',
  'price.quote.code': 'Código FALL10',
  'price.quote.rounding': 'Redondeo al dólar',
  'price.quote.counted': '2 mascotas × $15 × 7 noches',
  'price.quote.ordered': '2 × $15 × 7 noches',
  'price.quote.nightly': '$15 × 7 noches',
  'price.quote.atMost': 'Máximo $0.03 por estadía',
  'price.quote.percent': '9.975%',
  'price.quote.included': '12.345% incluido: $15.50',
  'price.quote.exemptFrom': 'No se cobra a partir de 30 noches',
  'price.quote.exempt': 'No se cobra: diplomat',
  'price.violations.field-unknown': 'El campo room no existe.',
  'price.violations.room-unknown': 'Esa habitación no existe.',
  'price.violations.night-without-price': 'La noche del 2026-11-21 todavía no tiene precio.',
  'price.violations.night-closed': 'La noche del 2026-11-21 está cerrada.',
  'price.violations.stay-too-short': 'Estas fechas requieren una estadía de al menos 2 noches.',
  'price.violations.stay-too-long': 'Estas fechas permiten una estadía de 3 noches como máximo.',
  'price.violations.closed-to-arrival': 'Una estadía no puede comenzar el 2026-11-21.',
  'price.violations.closed-to-departure': 'Una estadía no puede terminar el 2026-11-21.',
  'price.violations.booking-day-invalid': 'El día de la reservación no es una fecha.',
  'price.violations.code-unknown': 'Este código no existe.',
  'price.violations.code-not-valid': 'Este código no es válido para esta estadía.',
  'price.violations.exemptions-invalid': 'Los cargos que no se cobran no son válidos.',
  'price.violations.exemption-unknown': 'El cargo levy no existe.',
  'price.violations.exemption-without-reason': 'Indique por qué no se cobra levy.',
  'price.violations.plan-unknown': 'No existe esa forma de reservar.',
  'price.violations.plan-not-sold': 'Esa forma de reservar ya no se vende para esta habitación.',
  'price.violations.plan-needs-code': 'Esa forma de reservar necesita su código.',
  'price.violations.plan-too-late': 'Se reserva al menos 2 días antes de la llegada.',
  'price.violations.plan-too-early': 'Se reserva como máximo 3 días antes de la llegada.',
  'price.violations.order-unknown': 'No hay breakfast para pedir con una estadía.',
  'price.violations.order-invalid': 'De breakfast se pueden pedir de 0 a 3.',
  'questions.extended': 'Su reservación se ampliará. ¿Continuar al pago?',
  'questions.additional_rooms':
    'Ya tiene una reservación para estas fechas. Se le agregarán habitaciones. ¿Continuar al pago?',
  'signIn.mobile-invalid': 'Escriba un número de celular válido.',
  'signIn.country-code-missing': 'Elija un código de país.',
  'stay.check-in-missing': 'Elija una fecha de llegada.',
  'stay.check-out-missing': 'Elija una fecha de salida.',
  'stay.too-few-nights': 'La salida debe ser al menos 2 noches después de la llegada.',
  'stay.too-many-nights': 'Una estadía puede tener 3 noches como máximo.',
  'stay.check-in-past': 'La llegada no puede ser en el pasado.',
  'stay.too-far-ahead': 'La llegada se reserva con 3 días de anticipación como máximo.',
  travelers: '2 adultos · 1 niño · 2 habitaciones',
};

/** With the spaces that break no line behind digits. */
const unbroken = (text: string) => text.replaceAll(/(?<=\d) /g, '\u{a0}');

const LANGUAGES = [
  {
    name: 'French',
    catalogue: FRENCH,
    sentences: IN_FRENCH,
    asInEnglish: ['Code FALL10'],
    counts: ['0 animal × 15 $ × 0 nuit', '1 animal × 15 $ × 1 nuit', '2 animaux × 15 $ × 2 nuits'].map(
      unbroken,
    ),
    units: ['2 chambres', '2 personnes', '2 adultes', '2 enfants', '2 bébés', '2 personnes'].map((words) =>
      unbroken(`${words} × 9,90 $`),
    ),
    nights: ['1 045,50 $', '1 045,50 €', '1 045,50 CHF', '1 045,50 Kč'].map((amount) =>
      unbroken(`${amount} × 2 nuits × 1 chambre`),
    ),
    locale: 'fr-CA',
    feeOf: (amount: string) => `${amount.replace(/,00(?=\s\$$)/, '')} par personne et par séjour`,
  },
  {
    name: 'Spanish',
    catalogue: SPANISH,
    sentences: IN_SPANISH,
    asInEnglish: ['9.975%'],
    counts: ['0 mascotas × $15 × 0 noches', '1 mascota × $15 × 1 noche', '2 mascotas × $15 × 2 noches'],
    units: ['2 habitaciones', '2 personas', '2 adultos', '2 niños', '2 bebés', '2 personas'].map(
      (words) => `${words} × $9.90`,
    ),
    nights: ['$1,045.50', '€1,045.50', 'CHF\u{a0}1,045.50', 'Kč\u{a0}1,045.50'].map(
      (amount) => `${amount} × 2 noches × 1 habitación`,
    ),
    locale: 'es-MX',
    feeOf: (amount: string) => `${amount.replace(/\.00$/, '')} por persona por estadía`,
  },
] as const;

/** Every sentence; of a price, those that the checks of dates and parties have not. */
function ownSentences(catalogue: Catalogue): Record<string, string> {
  const all = everySentence(catalogue);
  const isShared = ([path, text]: [string, string]) =>
    ['confirmForm', 'stay'].some((check) => all[path.replace('price.violations', check)] === text);
  return Object.fromEntries(
    Object.entries(all).filter((entry) => !entry[0].startsWith('price.violations') || !isShared(entry)),
  );
}

describe.each(LANGUAGES)('[R1] the $name catalogue', (language) => {
  const { catalogue } = language;

  test('[R1] says everything that the English one says', () => {
    expect(ownSentences(catalogue)).toEqual(language.sentences);
    expect(Object.keys(everySentence(catalogue)).toSorted()).toEqual(
      Object.keys(everySentence(ENGLISH)).toSorted(),
    );
  });

  test('[R1] has no sentence of the English one', () => {
    const english = Object.values(everySentence(ENGLISH));
    expect(Object.values(language.sentences).filter((text) => english.includes(text))).toEqual(
      language.asInEnglish,
    );
  });

  test('[Q9] counts: 0 is singular in French alone', () => {
    const charge = { each: cents(1500), unit: 'pet', currency: 'CAD' } as const;
    const written = [0, 1, 2].map((count) =>
      catalogue.price.quote.counted({ ...charge, count, nights: count }),
    );
    expect(written).toEqual(language.counts);
  });

  test('[Q9] a fee for each unit counts what it is for', () => {
    const units = ['room', 'person', 'adult', 'child', 'infant', 'extra-person'] as const;
    const charge = { count: 2, each: cents(990), nights: undefined, currency: 'CAD' };
    expect(units.map((unit) => catalogue.price.quote.counted({ ...charge, unit }))).toEqual(language.units);
  });

  test('[Q9] the sign of a currency stands where the language has it', () => {
    const labels = ['CAD', 'EUR', 'CHF', 'CZK'].map((currency) => {
      const tariff = parseTariff({ ...demoTariff({ pricePerNight: '1045.50' }), currency });
      const request = { room: 'double', from: '2026-11-21', to: '2026-11-23', party: { adults: 1 } };
      const got = price(tariff, request, catalogue.price);
      return got.ok && got.quote.lines[0]?.label;
    });
    expect(labels).toEqual(language.nights);
  });

  test('[M3] an amount has the digits of Intl', () => {
    const style = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
    const intl = new Intl.NumberFormat(language.locale, style);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_99 }), (amount) => {
        const fee = { amount: amount as Cents, unit: 'person', basis: 'stay', currency: 'CAD' } as const;
        expect(catalogue.fee(fee)).toBe(language.feeOf(intl.format(amount / 100)));
      }),
    );
  });
});

test('[R1] French is set as Canadian French is set', () => {
  for (const text of Object.values(everySentence(FRENCH))) {
    expect(text, 'apostrophes and quotation marks are French').not.toMatch(/['"“”]/);
    expect(text, 'no mark of money or per cent, no colon and no guillemet breaks off').not.toMatch(
      /(?<!\u{a0})[$%:»]|«(?!\u{a0})/u,
    );
    expect(text, 'no space stands before other marks').not.toMatch(/\s[?!;,.]/u);
  }
});

test('[R1] Spanish is set as it is in the Americas', () => {
  for (const text of Object.values(everySentence(SPANISH))) {
    expect(text, 'quotation marks are curly').not.toMatch(/['"«»]/);
    expect(text, 'no space stands before a mark').not.toMatch(/\s[%:?!;,.]/u);
    expect(text, 'a question has its mark on both sides').not.toMatch(/^[^¿]*\?/);
  }
});

/** The figures of every sentence, under the names by which the sentences ask for them. */
const FIGURES = {
  least: 2,
  most: 3,
  payingGuests: 6,
  perRoom: 2,
  adults: 2,
  children: 1,
  infants: 0,
  pets: 0,
  rooms: 2,
  nights: 7,
  times: 2,
  count: 2,
  price: 104_550,
  each: 1_500,
  amount: 1_550,
  percent: 12.345,
  fromNight: 8,
  isWhole: false,
  currency: 'CAD',
  unit: 'pet',
  basis: 'night',
  detail: 'specialRequest',
  member: 'children',
  field: 'room',
  fee: 'levy',
  article: 'breakfast',
  date: '2026-11-21',
};

/** The sentences that name one thing alone. */
const ALONE: Readonly<Record<string, unknown>> = {
  ages: { childFrom: 2, adultFrom: 13 },
  'price.quote.code': 'fall10',
  'price.quote.percent': 9.975,
  'price.quote.exemptFrom': 30,
  'price.quote.exempt': 'diplomat',
};

/** Returns every sentence of a catalogue by its path, each with the same figures. */
function everySentence(catalogue: Catalogue): Record<string, string> {
  return Object.fromEntries(sentencesOf(catalogue, ''));
}

function sentencesOf(part: object, path: string): [path: string, sentence: string][] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const said: unknown = typeof value === 'function' ? value(ALONE[here] ?? FIGURES) : value;
    return typeof said === 'string' ? [[here, said] as [string, string]] : sentencesOf(said as object, here);
  });
}
