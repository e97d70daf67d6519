import * as FRENCH from '../src/catalogue/fr/index.ts';
import {
  type Catalogue,
  checkConfirmForm,
  civilDate,
  ENGLISH,
  issuesOf,
  parseTariff,
  questionBeforePayment,
} from '../src/index.ts';
import { DEMO_LIMITS, demoTariff } from './support/demo-room.ts';
import { price } from './support/english.ts';
import { ANN } from './support/guests.ts';

const TODAY = civilDate('2026-11-21');

describe('[R1] a violation is data; its sentence is in the catalogue', () => {
  const checked = checkConfirmForm(
    {
      details: { ...ANN, lastname: ' ', email: 'ann@example' },
      party: { adults: 5, children: 0, infants: 1, pets: 3, rooms: 1 },
      bringsPets: true,
      extraPersons: 4,
    },
    DEMO_LIMITS,
  );
  const violations = checked.ok ? [] : checked.error;

  test('[R1] a violation has field, rule, code and figures, and no sentence', () => {
    expect(violations).toEqual([
      { field: 'lastname', rule: 'V8', code: 'detail-missing', params: { detail: 'lastname' } },
      { field: 'email', rule: 'V9', code: 'email-invalid', params: {} },
      { field: 'roomQuantity', rule: 'V12', code: 'rooms-too-few', params: { least: 2, payingGuests: 6 } },
      { field: 'pets', rule: 'V17', code: 'pets-too-many', params: { most: 2 } },
    ]);
  });

  test.each([
    [
      'English',
      ENGLISH,
      [
        'Last name is required',
        'Please enter a valid email address',
        'Minimum 2 room(s) required for 6 paying guests',
        'Maximum 2 pets allowed',
      ],
    ],
    [
      'French',
      FRENCH,
      [
        'Le nom est obligatoire',
        'Veuillez entrer une adresse courriel valide',
        'Il faut au moins 2\u{a0}chambres pour 6\u{a0}personnes payantes',
        'Au plus 2\u{a0}animaux acceptés',
      ],
    ],
  ])('[R1] the sentences in %s', (_, catalogue, sentences) => {
    const issues = issuesOf(violations, catalogue.confirmForm);
    expect(issues.map(({ message }) => message)).toEqual(sentences);
    expect(issues).toMatchObject(violations);
  });
});

describe('another language is another object of the same type', () => {
  test('the English module is a complete catalogue', () => {
    expectTypeOf(ENGLISH).toExtend<Catalogue>();
    expect(Object.keys(ENGLISH).toSorted()).toEqual(Object.keys(FRENCH).toSorted());
  });

  test('[Q9] the price lines have the same amounts and other words', () => {
    const tariff = parseTariff(demoTariff({ pricePerNight: '1045.50' }));
    const request = { room: 'double', from: TODAY, to: '2026-11-23', party: { adults: 1, pets: 2 } };
    const [english, french] = [ENGLISH, FRENCH].map((words) => {
      const got = price(tariff, request, words.price);
      return got.ok ? got.quote.lines : [];
    });
    expect(french?.map(({ kind, amount }) => [kind, amount])).toEqual(
      english?.map(({ kind, amount }) => [kind, amount]),
    );
    expect(french?.map(({ label, detail }) => [label, detail])).toEqual([
      ['1\u{a0}045,50\u{a0}$ × 2\u{a0}nuits × 1\u{a0}chambre', undefined],
      // A fee has the label that the owner gave it.
      ['Extra person charge', undefined],
      ['Smoking room charge', undefined],
      ['Pet fee per pet', '2\u{a0}animaux × 15\u{a0}$'],
      ['Taxes', '5\u{a0}%'],
      ['Tourism Levy tax', '4\u{a0}%'],
    ]);
  });

  test.each([
    ['CAD', '$1,045.50', '$15'],
    ['EUR', '€1,045.50', '€15'],
    ['GBP', '£1,045.50', '£15'],
    ['CHF', 'CHF\u{a0}1,045.50', 'CHF\u{a0}15'],
  ])('[Q9] the English lines of a tariff in %s have its own sign', (currency, night, pet) => {
    const tariff = parseTariff({ ...demoTariff({ pricePerNight: '1045.50' }), currency });
    const request = { room: 'double', from: TODAY, to: '2026-11-23', party: { adults: 1, pets: 2 } };
    const got = price(tariff, request);
    const lines = got.ok ? got.quote.lines : [];
    expect(lines[0]?.label).toBe(`${night} × 2 nights × 1 room`);
    expect(lines.find(({ label }) => label === 'Pet fee per pet')?.detail).toBe(`2 pets × ${pet}`);
  });

  test('[R1] [W3] the reason for which a stay has no price is French', () => {
    const request = { room: 'double', from: TODAY, to: TODAY, party: { adults: 1 } };
    const got = price(parseTariff(demoTariff()), request, FRENCH.price);
    expect(got.ok ? [] : got.violations).toMatchObject([
      { rule: 'W3', message: 'Le départ doit suivre l’arrivée d’au moins 1\u{a0}nuit.' },
    ]);
  });

  test('[B7] an action without a question in the catalogue asks none', () => {
    const questions = { extended: FRENCH.questions.extended ?? '' };
    expect(questionBeforePayment('extended', questions)).toBe(FRENCH.questions.extended);
    expect(questionBeforePayment('additional_rooms', questions)).toBeUndefined();
  });
});
