import { fc } from '@fast-check/vitest';
import { CURRENCIES, decimalsOf } from '@motel/booking-core';
import type { FirstAnswers } from '@motel/content/parts';
import { FIRST_ANSWERS } from '@motel/content/testing/first-answers';
import { LANGUAGE_CODES } from '@motel/language';

/** Of no language, so that no sentence of the software has them. */
const SYLLABLES = ['zu', 'vok', 'ñim', 'tøx', 'kwé', 'łaj', 'żor', 'дым', '夕', 'q’u'];
/** Signs of YAML, Markdown and HTML. */
const ODD = ['Zur: «Vokñim» # {tøx} & <kwé> *łaj*', '- “Żor” q’u | [дым]', "'夕': yes", '1. zu "vok"'];

const whole = (min: number, max: number) => fc.integer({ min, max });
const some = <T>(value: fc.Arbitrary<T>, most: number) => fc.array(value, { minLength: 1, maxLength: most });
const word = some(fc.constantFrom(...SYLLABLES), 4).map((parts) => parts.join(''));

/** Words of up to so many letters, now and then as many without a space. */
function words(most: number): fc.Arbitrary<string> {
  const usual = some(word, 6).map((all) => all.join(' '));
  const endless = fc.constantFrom(...SYLLABLES).map((one) => `${one[0]?.toUpperCase()}${one.repeat(most)}`);
  return fc
    .oneof({ arbitrary: usual, weight: 3 }, endless, fc.constantFrom(...ODD))
    .map((text) => text.slice(0, most).trim());
}

const HOURS = ['checkInHour', 'checkOutHour', 'quietFrom', 'quietTo', 'visitorsFrom', 'visitorsTo'];
const TYPES = ['Single', 'Double', 'Queen', 'King', 'Twin', 'Triple', 'Quad', 'Family', 'Studio', 'Jurte'];
const place = (country: string, timeZone: string, latitude: number, longitude: number) => ({
  country,
  timeZone,
  latitude,
  longitude,
});
const PLACES = [
  place('CA', 'America/Toronto', 48, -69),
  place('MX', 'America/Mexico_City', 19, -99),
  place('FR', 'Europe/Paris', 48, 2),
  place('JP', 'Asia/Tokyo', 35, 139),
  place('NZ', 'Pacific/Auckland', -41, 174),
  place('IN', 'Asia/Kolkata', 19, 73),
  place('AS', 'Pacific/Pago_Pago', -14, -170),
];

/** Answers within what the first questions take, of a motel anywhere; without pets, or with one room, now and then. */
const answers = fc.constantFrom(...CURRENCIES).chain((currency) => {
  const unit = 10 ** Math.min(2, decimalsOf(currency));
  const amount = (most: number) => whole(unit, most * unit).map((least) => least / unit);
  const rate = fc.constantFrom<object>(
    { percent: 9.975 },
    { percent: 12.345 },
    { percent: 21, included: true },
  );
  const fixed = fc.record({
    amount: amount(9),
    each: fc.constantFrom('room', 'person', 'adult'),
    per: fc.constant('night'),
  });
  const exempt = fc.constantFrom<object>({}, { exempt: { fromNights: 28 } });
  const tax = fc
    .tuple(words(60), fc.oneof(rate, fixed), exempt)
    .map(([label, charge, more]) => ({ id: 'levy', label, tax: { name: label }, ...charge, ...more }))
    .map((one) => ('percent' in one ? { ...one, of: ['rooms'] } : one));
  const room = fc.record({
    ...{
      title: words(200),
      roomType: fc.constantFrom(...TYPES),
      description: words(2000),
      price: amount(3000),
    },
    ...{ weekOff: fc.constantFrom(0, 10, 12.5), monthOff: fc.constantFrom(0, 30, 45.5) },
    ...{ count: whole(1, 40), firstNumber: whole(1, 60), guests: whole(1, 9), beds: whole(1, 6) },
    ...{ bedrooms: whole(1, 5), bathrooms: whole(1, 4) },
  });
  return fc.record({
    ...{
      name: words(80),
      tagline: words(200),
      addressLines: some(words(60), 4),
      city: words(60),
      province: words(60),
    },
    kind: fc.constantFrom('motel', 'inn', 'guesthouse', 'hotel', 'cabins'),
    ...{ place: fc.constantFrom(...PLACES), currency: fc.constant(currency) },
    languages: fc.shuffledSubarray([...LANGUAGE_CODES], { minLength: 1, maxLength: 2 }),
    freeHours: fc.constantFrom(0, 1, 24, 36, 48, 168, 720),
    keep: fc.constantFrom('first night', '50%', 'everything', '33.5%'),
    ...{
      smokingFee: amount(900),
      pets: fc.constantFrom(0, 0, 1, 3),
      petFee: fc.oneof(fc.constant(0), amount(60)),
    },
    taxes: fc.array(tax, { maxLength: 1 }),
    rooms: some(room, 4).map((rooms) =>
      rooms.map((one, at) => ({ ...one, firstNumber: one.firstNumber + 100 * at })),
    ),
    hours: fc.tuple(...HOURS.map((name) => whole(0, 23).map((hour) => [name, hour] as const))),
  });
});

/** A value in a file of the motel's folder. */
type Term = readonly [file: string, path: readonly (string | number)[], value: unknown];

const term = (file: string, path: Term[1], ...values: readonly unknown[]) =>
  fc.option(fc.constantFrom(...values).map((value): Term => [file, path, value]));
const FIRST = ['policies', 0];

/** An owner’s answers, and the terms that they publish then. */
export const randomMotel = fc.record({
  answers: answers.map(
    ({ hours, place: where, ...more }): FirstAnswers => ({
      ...FIRST_ANSWERS,
      ...where,
      ...more,
      ...Object.fromEntries(hours),
    }),
  ),
  terms: fc
    .tuple(
      term('motel.yaml', ['houseRules', 'adultsOnly'], true),
      term('motel.yaml', ['houseRules', 'deskHours'], 'always', '7 to 22'),
      term('motel.yaml', ['policies', 'refundBusinessDays'], { from: 6, to: 13 }),
      term('rates.yaml', ['extraPersonCharge'], 17, 290),
      term('rates.yaml', ['chargedBy'], 'stay'),
      fc.oneof(
        term('rates.yaml', [...FIRST, 'deposit'], 'first night', '30%', '33.5%'),
        term('rates.yaml', [...FIRST, 'guarantee'], 'card'),
      ),
    )
    .map((terms) => terms.filter((one) => one !== null)),
});
