import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FRENCH } from '../src/french.ts';
import { type Cents, cents, ENGLISH, parseTariff, price } from '../src/index.ts';
import { demoTariff } from './support/demo-room.ts';
import { everySentence } from './support/every-sentence.ts';

/** With the spaces that break no line behind digits. */
const unbroken = (text: string) => text.replaceAll(/(?<=\d) /g, '\u{a0}');

describe('[R1] the French catalogue', () => {
  test('[R1] says everything that the English one says, in French', () => {
    expect(everySentence(FRENCH)).toEqual({
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
      'confirmForm.adults-missing': 'Il faut au moins 1\u{a0}adulte',
      'confirmForm.guests-invalid': 'Le nombre d’enfants n’est pas valide',
      'confirmForm.children-too-many':
        'Au plus 2\u{a0}personnes peuvent loger sans frais dans chaque chambre',
      'confirmForm.pets-too-many': 'Au plus 3\u{a0}animaux acceptés',
      'confirmForm.capacity-exceeded':
        'La capacité est insuffisante. Ajoutez des chambres ou des personnes supplémentaires.',
      'confirmForm.pets-missing': 'Veuillez préciser le nombre d’animaux',
      'confirmForm.pets-not-allowed': 'Les animaux ne sont pas acceptés dans cet établissement',
      fee: '15,50\u{a0}$ par animal et par nuit',
      'feedback.feedback-invalid':
        'Veuillez remplir correctement tous les champs et accepter les conditions.',
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
      'price.violations.check-in-missing': 'Veuillez choisir une date d’arrivée.',
      'price.violations.check-out-missing': 'Veuillez choisir une date de départ.',
      'price.violations.too-few-nights': 'Le départ doit suivre l’arrivée d’au moins 2\u{a0}nuits.',
      'price.violations.too-many-nights': 'Un séjour compte au plus 3\u{a0}nuits.',
      'price.violations.rooms-invalid': 'Le nombre de chambres n’est pas valide',
      'price.violations.rooms-too-few': 'Il faut au moins 2\u{a0}chambres pour 6\u{a0}personnes payantes',
      'price.violations.extra-persons-invalid': 'Le nombre de personnes supplémentaires doit être de 0 à 3',
      'price.violations.adults-missing': 'Il faut au moins 1\u{a0}adulte',
      'price.violations.guests-invalid': 'Le nombre d’enfants n’est pas valide',
      'price.violations.children-too-many':
        'Au plus 2\u{a0}personnes peuvent loger sans frais dans chaque chambre',
      'price.violations.pets-too-many': 'Au plus 3\u{a0}animaux acceptés',
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
    });
  });

  test('[R1] has no sentence of the English one', () => {
    const english = everySentence(ENGLISH);
    const same = Object.entries(everySentence(FRENCH)).filter(([path, text]) => english[path] === text);
    expect(same).toEqual([['price.quote.code', 'Code FALL10']]);
  });

  test('[R1] is set as Canadian French is set', () => {
    for (const text of Object.values(everySentence(FRENCH))) {
      expect(text, 'apostrophes and quotation marks are French').not.toMatch(/['"“”]/);
      expect(text, 'no mark of money or per cent, no colon and no guillemet breaks off').not.toMatch(
        /(?<!\u{a0})[$%:»]|«(?!\u{a0})/u,
      );
      expect(text, 'no space stands before other marks').not.toMatch(/\s[?!;,.]/u);
    }
  });

  test('[Q9] counts: 0 and 1 have the singular, 2 the plural', () => {
    const charge = { each: cents(1500), unit: 'pet', currency: 'CAD' } as const;
    const written = [0, 1, 2].map((count) => FRENCH.price.quote.counted({ ...charge, count, nights: count }));
    const texts = ['0 animal × 15 $ × 0 nuit', '1 animal × 15 $ × 1 nuit', '2 animaux × 15 $ × 2 nuits'];
    expect(written).toEqual(texts.map(unbroken));
  });

  test.each([
    ['room', '2 chambres'],
    ['person', '2 personnes'],
    ['adult', '2 adultes'],
    ['child', '2 enfants'],
    ['infant', '2 bébés'],
    ['extra-person', '2 personnes'],
  ] as const)('[Q9] a fee for each %s counts %s', (unit, words) => {
    const charge = { unit, count: 2, each: cents(990), nights: undefined, currency: 'CAD' };
    expect(FRENCH.price.quote.counted(charge)).toBe(unbroken(`${words} × 9,90 $`));
  });

  test.each([
    ['CAD', '1 045,50 $'],
    ['EUR', '1 045,50 €'],
    ['CHF', '1 045,50 CHF'],
    ['CZK', '1 045,50 Kč'],
  ])('[Q9] the lines of a tariff in %s have its sign behind the amount', (currency, night) => {
    const tariff = parseTariff({ ...demoTariff({ pricePerNight: '1045.50' }), currency });
    const request = { room: 'double', from: '2026-11-21', to: '2026-11-23', party: { adults: 1 } };
    const got = price(tariff, request, FRENCH.price);
    expect(got.ok && got.quote.lines[0]?.label).toBe(unbroken(`${night} × 2 nuits × 1 chambre`));
  });

  test('[M3] an amount has the digits of Intl', () => {
    const intl = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_99 }), (amount) => {
        const fee = { amount: amount as Cents, unit: 'person', basis: 'stay', currency: 'CAD' } as const;
        const digits = intl.format(amount / 100).replace(/,00(?=\s\$$)/, '');
        expect(FRENCH.fee(fee)).toBe(`${digits} par personne et par séjour`);
      }),
    );
  });
});
