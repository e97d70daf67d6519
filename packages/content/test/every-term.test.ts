import { cents } from '@motel/booking-core';
import { LANGUAGE_CODES } from '@motel/language';
import { describe, expect, test } from 'vitest';
import { blocksText } from '../src/pages/index.ts';
import { cardTerms, roomTerms, type Words, wordsOf } from '../src/server.ts';
import { plainWith, type Value } from './support/plain-with.ts';

const MOTEL = 'motel.yaml';
const RATES = 'rates.yaml';
const ROOM = 'rooms/room.yaml';
const TERMS = ['policies', 0];
const FREE = [...TERMS, 'freeHours'];
const KEEP = [...TERMS, 'keep'];
const REST = [...TERMS, 'restDays'];
const DEPOSIT: Value = [RATES, [...TERMS, 'deposit'], '30%'];
const TAX = { id: 'bed', label: 'Bed tax', amount: 3, each: 'person', per: 'night' };

const CHILDREN_PAY = 'Children with adults pay {taxes} alone.';
const ALWAYS_FREE = 'Cancellation is free until check-in for direct bookings.';
const AT_THE_MOTEL = 'When you book you pay {paid}, and the rest at the front desk.';
const ON_THE_DAY = 'When you book you pay {paid}, and the rest on the day of check-in.';

/** No two values are alike, so that each is found by its words. */
const BASE: readonly Value[] = [
  [MOTEL, ['languages'], LANGUAGE_CODES],
  [MOTEL, ['houseRules'], { timeZone: 'America/Winnipeg', checkInHour: 16, checkOutHour: 10 }],
  [MOTEL, ['policies', 'smokingCleaningFee'], 211],
  [MOTEL, ['policies', 'quietHours'], { from: 21, to: 5 }],
  [MOTEL, ['policies', 'visitorHours'], { from: 9, to: 20 }],
  [MOTEL, ['policies', 'refundBusinessDays'], { from: 4, to: 8 }],
  [RATES, ['petFeePerPet'], 17],
  [RATES, ['extraPersonCharge'], 23],
  [RATES, ['policies'], [{ freeHours: 168, keep: 'first night' }]],
  [ROOM, ['isPetFriendly'], true],
  [ROOM, ['allowedPets'], 2],
];

/** All that says terms: the policies, the pages, and the room's card and page. */
function saidBy(words: Words): string {
  const { policies, pages, tariff } = words.motel;
  return [
    ...Object.values(policies),
    ...Object.values(pages).map(({ headline, blocks }) => `${headline}\n${blocksText(blocks)}`),
    ...cardTerms(words, tariff.policies, 'room', '2027-03-01'),
    roomTerms(words, tariff.policies, 'room'),
  ].join('\n');
}

type Said = (words: Words) => string;

/** Finds words that no digit or letter continues, in any case of letters. */
function has(text: string, words: string): boolean {
  const literal = words.replaceAll(/[.$*+?()[\]{}|^]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d.,])${literal}(?![\\p{L}\\d])`, 'iu').test(text);
}

const dollars = (amount: number) => (words: Words) => words.shownPrice(cents(amount * 100));
const hour = (at: number) => (words: Words) => words.hourText(at);
const time = (at: number) => (words: Words) => words.timeText(at);
const sentence =
  (english: string, figures: Readonly<Record<string, string | number>> = {}): Said =>
  ({ t }) =>
    (t as (...said: [string, typeof figures]) => string)(english, figures);
const span = (from: number, to: number) => (words: Words) =>
  words.t('Refunds go to the original payment method in {from} to {to} business days.', { from, to });
const days = (count: number) => sentence('{days} days', { days: count });
const petFee = (basis: 'night' | 'stay') => (words: Words) =>
  words.rules.fee({ amount: cents(17_00), unit: 'pet', basis, currency: 'CAD' });
const late = (keep: Said) => (words: Words) =>
  words.t('Within {time}, or on a no-show, {keep} charged.', { time: days(7)(words), keep: keep(words) });
const rest = (english: string) => (words: Words) =>
  sentence(english, { paid: words.t('{keep} of the price', { keep: '30%' }) })(words);
const doubles = sentence('Children stay free with adults in double rooms.');
const firstNight = late(sentence('one night is'));
const atOnce = sentence('Paid when you book');

describe('each value of the terms is said wherever terms are, and no old one, in three languages', () => {
  test.each<[name: string, value: Value, old: Said, now: Said, also?: Value]>([
    ['check-in', [MOTEL, ['houseRules', 'checkInHour'], 14], time(16), time(14)],
    ['check-out', [MOTEL, ['houseRules', 'checkOutHour'], 12], time(10), time(12)],
    ['smoking', [MOTEL, ['policies', 'smokingCleaningFee'], 222], dollars(211), dollars(222)],
    ['quiet from', [MOTEL, ['policies', 'quietHours', 'from'], 22], hour(21), hour(22)],
    ['quiet to', [MOTEL, ['policies', 'quietHours', 'to'], 0], hour(5), hour(0)],
    ['visitors from', [MOTEL, ['policies', 'visitorHours', 'from'], 11], hour(9), hour(11)],
    ['visitors to', [MOTEL, ['policies', 'visitorHours', 'to'], 24], hour(20), hour(24)],
    ['refunds', [MOTEL, ['policies', 'refundBusinessDays'], { from: 6, to: 9 }], span(4, 8), span(6, 9)],
    ['pet fee', [RATES, ['petFeePerPet'], 19], dollars(17), dollars(19)],
    ['no pet fee', [RATES, ['petFeePerPet'], 0], dollars(17), sentence('Pets stay free.')],
    ['extra persons', [RATES, ['extraPersonCharge'], 29], dollars(23), dollars(29)],
    ['none charged', [RATES, ['extraPersonCharge'], 0], dollars(23), sentence('Extra persons stay free.')],
    ['D2 the basis', [RATES, ['chargedBy'], 'stay'], petFee('night'), petFee('stay')],
    ['children', [ROOM, ['roomType'], 'King'], doubles, sentence('Children stay free with adults.')],
    ['a tax each', [RATES, ['taxes'], [TAX]], doubles, sentence(CHILDREN_PAY, { taxes: TAX.label })],
    ['free hours', [RATES, FREE, 36], days(7), sentence('{hours} hours', { hours: 36 })],
    ['one hour', [RATES, FREE, 1], days(7), sentence('1 hour')],
    ['always free', [RATES, FREE, 0], days(7), sentence(ALWAYS_FREE)],
    ['never free', [RATES, FREE, null], days(7), sentence('A booking cannot be cancelled free of charge.')],
    ['kept', [RATES, KEEP, '50%'], firstNight, late(sentence('{keep} of the price is', { keep: '50%' }))],
    ['all kept', [RATES, KEEP, 'everything'], firstNight, late(sentence('the whole stay is'))],
    ['[F30] deposit', DEPOSIT, atOnce, rest(AT_THE_MOTEL)],
    ['a night of it', [RATES, DEPOSIT[1], 'first night'], atOnce, sentence('the first night')],
    ['an amount', [RATES, DEPOSIT[1], '50'], atOnce, dollars(50)],
    ['[X7] rest', [RATES, REST, 21], rest(AT_THE_MOTEL), days(21), DEPOSIT],
    ['rest at last', [RATES, REST, 0], rest(AT_THE_MOTEL), rest(ON_THE_DAY), DEPOSIT],
    ['card', [RATES, [...TERMS, 'guarantee'], 'card'], atOnce, sentence('No prepayment')],
  ])('%s', (_, value, old, now, also = value) => {
    const base = also === value ? BASE : [...BASE, also];
    const [before, after] = [plainWith(...base), plainWith(...base, value)];
    for (const language of LANGUAGE_CODES) {
      const found = [before, after].map((motel) => {
        const words = wordsOf(motel, language);
        const text = saidBy(words);
        return [old(words), now(words)].map((said) => has(text, said));
      });
      expect(found, language).toEqual([
        [true, false],
        [false, true],
      ]);
    }
  });
});
