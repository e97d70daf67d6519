import { cents } from '@motel/booking-core';
import { blocksText } from '@motel/content/pages';
import { editYaml } from '@motel/content/parts';
import {
  cardTerms,
  filesOfFolder,
  filesOfTexts,
  folderTexts,
  type Motel,
  PLAIN_FOLDER,
  readMotel,
  roomTerms,
  siteParts,
  type Words,
  wordsOf,
} from '@motel/content/server';
import { shareWords } from '@motel/content/terms';
import { LEAVES } from '@motel/content/testing/leaves';
import { LANGUAGE_CODES } from '@motel/language';
import { sampleMails } from '../../src/mail/index.ts';

/** A value in a file of the motel's folder; of a room, in each room's. */
type Value = readonly [file: string, path: readonly (string | number)[], value: unknown];

const MOTEL = 'motel.yaml';
const RATES = 'rates.yaml';
const ROOM = 'rooms/';
const TERMS = ['policies', 0];
const FREE = [...TERMS, 'freeHours'];
const KEEP = [...TERMS, 'keep'];
const REST = [...TERMS, 'restDays'];
const DEPOSIT: Value = [RATES, [...TERMS, 'deposit'], '30%'];
const TAX = { id: 'bed', label: 'Bed tax', amount: 3, each: 'person', per: 'night' };

const CHANGE = [...TERMS, 'changeHours'];
const NEVER: Value = [RATES, CHANGE, 'never'];

const NIGHTS_KEPT = 'the price of {nights} nights is';
const NO_CHANGE = 'Guests cannot change such a stay themselves.';
const NOTHING_YET = 'You pay at the front desk, and nothing when you book.';
const CHILDREN_PAY = 'Children with adults pay {taxes} alone.';
const ALWAYS_FREE = 'Cancellation is free until check-in for direct bookings.';
const AT_THE_MOTEL = 'When you book you pay {paid}, and the rest at the front desk.';
const ON_THE_DAY = 'When you book you pay {paid}, and the rest on the day of check-in.';

const WORDS: Readonly<Record<string, string>> = {
  [MOTEL]: 'name tagline farewell house addressLines.0 city province townSite.name',
  [RATES]: 'taxes.0.label',
  [ROOM]: 'title badge beds bath amenities.0 description favourite',
};

/** [old, new], which guests read as they are written. */
const FACTS: readonly (readonly [file: string, path: string, old: unknown, now: unknown])[] = [
  ...Object.entries(WORDS).flatMap(([file, paths]) =>
    paths
      .split(' ')
      .map((path, at) => [file, path, `Zu${file.slice(0, 2)}${at}`, `Vok${file.slice(0, 2)}${at}`] as const),
  ),
  [MOTEL, 'kind', 'inn', 'cabins'],
  [MOTEL, 'coordinates.latitude', 41.0625, 42.0625],
  [MOTEL, 'coordinates.longitude', -71.0625, -72.0625],
  [MOTEL, 'phone.shown', '+1 555 555 0177', '+1 (555) 555-0177'],
  [MOTEL, 'email', 'zu@vok.example', 'kwe@vok.example'],
  [MOTEL, 'townSite.url', 'https://zu.example/', 'https://vok.example/'],
  [MOTEL, 'houseRules.timeZone', 'America/Winnipeg', 'America/Toronto'],
  [MOTEL, 'houseRules.deskHours', '3 to 19', '3 to 18'],
  [MOTEL, 'ages.childFrom', 3, 4],
  [MOTEL, 'ages.adultFrom', 14, 15],
  [MOTEL, 'country', 'CA', 'MX'],
  [RATES, 'currency', 'CAD', 'AUD'],
  [ROOM, 'bedSize', '101 × 202 cm', '103 × 204 cm'],
  [ROOM, 'size', 71, 73],
  [ROOM, 'rating', 3.9, 4.1],
  [ROOM, 'reviews', 517, 618],
];

const stepsOf = (path: string) => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Words alone, and other values by their names. */
function writtenOf(path: string, value: unknown): string {
  const isWord = typeof value === 'string' && /^[A-Z]{3}$|.{4}/.test(value);
  return isWord ? value : `${path.split('.').at(-1)}":${JSON.stringify(value)}`;
}

/** No two values are alike, so that each is found by its words. */
const BASE: readonly Value[] = [
  [MOTEL, ['languages'], LANGUAGE_CODES],
  [MOTEL, ['phone', 'href'], 'tel:+15555550177'],
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
  [ROOM, ['plan'], null],
  ['pictures.yaml', ['mailPictures'], null],
  [RATES, ['articles'], null],
  [ROOM, ['sleeps'], 5],
  [ROOM, ['defaultAllowedPersons'], 2],
  [RATES, ['taxes'], [{ id: 'levy', label: '', percent: 5 }]],
  [MOTEL, ['ages'], { childFrom: 3, adultFrom: 14 }],
  ...FACTS.map(([file, path, old]): Value => [file, stepsOf(path), old]),
];

/** Three in the long run. */
const NAMES = process.env.TESTS === 'daily' ? ['plain'] : ['plain', 'tests', 'demo'];
const FOLDERS = NAMES.map((name) => {
  const files = filesOfFolder(`${PLAIN_FOLDER}../${name}/`);
  return { name, files, texts: withValues(folderTexts(files), BASE) };
});

function withValues(texts: Readonly<Record<string, string>>, values: readonly Value[]) {
  const changed: Record<string, string> = { ...texts };
  for (const [file, path, value] of values)
    for (const name of Object.keys(changed).filter((one) => one.startsWith(file)))
      changed[name] = editYaml(changed[name] ?? '', [{ path, value }]);
  return changed;
}

const motelWith = ({ files, texts }: (typeof FOLDERS)[number], values: readonly Value[]): Motel =>
  readMotel(filesOfTexts(withValues(texts, values), files.has));

/** All that guests read: what pages are made of, the rooms' cards and pages, letters, receipts and calendar entries. */
async function saidBy(words: Words): Promise<string> {
  const { motel } = words;
  const { policies, pages, tariff, properties } = motel;
  const letters = await sampleMails({
    motel: { ...motel, madeMailPictures: [] },
    now: NOW,
    language: words.language,
  });
  return [
    ...Object.values(policies),
    ...Object.values(pages).map(({ headline, blocks }) => `${headline}\n${blocksText(blocks)}`),
    ...properties.flatMap(({ id }) => [
      ...cardTerms(words, tariff, { room: id, checkIn: '2027-03-01' }),
      roomTerms(words, tariff, id),
    ]),
    JSON.stringify([siteParts(motel), properties]),
    ...letters.flatMap(({ subject, text, calendar = '' }) => [
      subject,
      text,
      calendar.replaceAll('\r\n ', ''),
    ]),
  ].join('\n');
}

const NOW = new Date('2027-03-01T18:00:00Z');

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
const share =
  (english: '{keep} of the price' | '{keep} of the price is', keep: string): Said =>
  ({ t, language }) =>
    t(english, { keep: shareWords(language, keep) });
const span = (from: number, to: number) => (words: Words) =>
  words.t('Refunds go to the original payment method in {from} to {to} business days.', { from, to });
const days = (count: number) => sentence('{days} days', { days: count });
const petFee = (basis: 'night' | 'stay') => (words: Words) =>
  words.rules.fee({ amount: cents(17_00), unit: 'pet', basis, currency: 'CAD' });
const late = (keep: Said) => (words: Words) =>
  words.t('Within {time}, or on a no-show, {keep} charged.', { time: days(7)(words), keep: keep(words) });
const rest = (english: string) => (words: Words) =>
  sentence(english, { paid: share('{keep} of the price', '30%')(words) })(words);
const doubles = sentence('Children stay free with adults in double rooms.');
const firstNight = late(sentence('one night is'));
const atOnce = sentence('Paid when you book');

type Spoken = readonly { readonly words: Words; readonly said: Promise<string> }[];
/** Motels that many rows share, with their words in each language, by their folders and what is changed in them. */
const shared = new Map<string, Spoken>();

/** Expects the old words before and the new ones alone after, in each motel and language. */
async function expectChange(
  also: readonly Value[],
  changed: readonly Value[],
  old: Said,
  now: Said,
): Promise<void> {
  for (const folder of FOLDERS) {
    const speak = (values: readonly Value[]) => inEachLanguage(motelWith(folder, values));
    const share = (values: readonly Value[]) => {
      const known = shared.get(`${folder.name} ${JSON.stringify(values)}`) ?? speak(values);
      shared.set(`${folder.name} ${JSON.stringify(values)}`, known);
      return known;
    };
    const before = share(also);
    const after = changed.length > 1 ? share(changed) : speak([...also, ...changed]);
    for (const [at, first] of before.entries()) {
      const then = after[at]!;
      const text = await then.said;
      const found = [
        has(await first.said, old(first.words)),
        has(text, old(then.words)),
        has(text, now(then.words)),
      ];
      expect(found, `${folder.name} ${then.words.language}`).toEqual([true, false, true]);
    }
  }
}

function inEachLanguage(motel: Motel): Spoken {
  return LANGUAGE_CODES.map((language) => {
    const words = wordsOf(motel, language);
    return { words, said: saidBy(words) };
  });
}

type Row = [name: string, value: Value, old: Said, now: Said, also?: Value];

/** No two of them are alike either. */
const AT_ONCE: readonly Row[] = [
  ['check-in', [MOTEL, ['houseRules', 'checkInHour'], 14], time(16), time(14)],
  ['check-out', [MOTEL, ['houseRules', 'checkOutHour'], 12], time(10), time(12)],
  ['smoking', [MOTEL, ['policies', 'smokingCleaningFee'], 222], dollars(211), dollars(222)],
  ['quiet from', [MOTEL, ['policies', 'quietHours', 'from'], 22], hour(21), hour(22)],
  ['quiet to', [MOTEL, ['policies', 'quietHours', 'to'], 0], hour(5), hour(0)],
  ['visitors from', [MOTEL, ['policies', 'visitorHours', 'from'], 11], hour(9), hour(11)],
  ['visitors to', [MOTEL, ['policies', 'visitorHours', 'to'], 24], hour(20), hour(24)],
  ['refunds', [MOTEL, ['policies', 'refundBusinessDays'], { from: 6, to: 9 }], span(4, 8), span(6, 9)],
  ['pet fee', [RATES, ['petFeePerPet'], 19], dollars(17), dollars(19)],
  ['extra persons', [RATES, ['extraPersonCharge'], 29], dollars(23), dollars(29)],
];

const ROWS: readonly Row[] = [
  ['no pet fee', [RATES, ['petFeePerPet'], 0], dollars(17), sentence('Pets stay free.')],
  ['none charged', [RATES, ['extraPersonCharge'], 0], dollars(23), sentence('Extra persons stay free.')],
  ['D2 the basis', [RATES, ['chargedBy'], 'stay'], petFee('night'), petFee('stay')],
  ['children', [ROOM, ['roomType'], 'King'], doubles, sentence('Children stay free with adults.')],
  ['a tax each', [RATES, ['taxes'], [TAX]], doubles, sentence(CHILDREN_PAY, { taxes: TAX.label })],
  ['free hours', [RATES, FREE, 36], days(7), sentence('{hours} hours', { hours: 36 })],
  ['one hour', [RATES, FREE, 1], days(7), sentence('1 hour')],
  ['always free', [RATES, FREE, 0], days(7), sentence(ALWAYS_FREE)],
  ['never free', [RATES, FREE, null], days(7), sentence('A booking cannot be cancelled free of charge.')],
  ['kept', [RATES, KEEP, '50%'], firstNight, late(share('{keep} of the price is', '50%'))],
  ['all kept', [RATES, KEEP, 'everything'], firstNight, late(sentence('the whole stay is'))],
  ['[F30] deposit', DEPOSIT, atOnce, rest(AT_THE_MOTEL)],
  ['a night of it', [RATES, DEPOSIT[1], 'first night'], atOnce, sentence('the first night')],
  ['an amount', [RATES, DEPOSIT[1], '50'], atOnce, dollars(50)],
  ['[X7] rest', [RATES, REST, 21], rest(AT_THE_MOTEL), days(21), DEPOSIT],
  ['rest at last', [RATES, REST, 0], rest(AT_THE_MOTEL), rest(ON_THE_DAY), DEPOSIT],
  ['card', [RATES, [...TERMS, 'guarantee'], 'card'], atOnce, sentence('No prepayment')],
  ['[F32] nothing', [RATES, [...TERMS, 'guarantee'], 'none'], atOnce, sentence(NOTHING_YET)],
  ['[F15] an hour', [RATES, [...TERMS, 'freeAt'], 18], firstNight, hour(18)],
  ['a no-show', [RATES, [...TERMS, 'noShow'], 'everything'], firstNight, sentence('the whole stay is')],
  ['nights kept', [RATES, KEEP, '2 nights'], firstNight, sentence(NIGHTS_KEPT, { nights: 2 })],
  ['[X5] changes', [RATES, CHANGE, 36], sentence(NO_CHANGE), sentence('{hours} hours', { hours: 36 }), NEVER],
];

/** Sold and priced by: core's laws and the crawl of random motels have their figures. */
const PRICED =
  /^(?:round|policies\.0\.(?:room|plan|name|from|to|fromNights|fromRooms)|(?:taxes|fees|plans|articles|seasons|steps|nightly|periods|codes|demand)\..*)$/;
/** Data of pages, which say them by counts and words of the catalogue. */
const COUNTED =
  /^(?:inStock|isSmokingAllowed|isPetFriendly|allowedPets|pricePerNight|sleeps|defaultAllowedPersons|guest|bedroom|bed|bathroom)$/;
/** Read by the desk, drawn, or the same as another: a telephone's two numbers agree. */
const UNSAID =
  /^(?:phone\.href|frontDesk\..*|languages\.0|rooms(?:\.0)?|numbers\..*|fob\..*|plan\..*|images\.0)$/;

describe('each value is said wherever it is, and no old one, in three languages', () => {
  // All at once: no two of them are alike.
  const facts = FACTS.map(([file, path, , now]): Value => [file, stepsOf(path), now]);
  test.each(FACTS)('%s %s', (_, path, old, now) => {
    const written = (value: unknown) => () => writtenOf(path, value);
    return expectChange([], facts, written(old), written(now));
  });

  test('no value of a motel’s shape is left out', () => {
    const changed = [
      ...[...AT_ONCE, ...ROWS].map(([, [file, path]]) => [file, path.join('.')]),
      ...FACTS,
    ].map(([file, path]) => `${file} ${path}`);
    const left = Object.entries(LEAVES).flatMap(([file, paths]) =>
      paths.filter(
        (path) =>
          ![PRICED, COUNTED, UNSAID].some((kind) => kind.test(path)) &&
          !changed.some((one) => `${file} ${path}`.startsWith(one)),
      ),
    );
    expect(left).toEqual([]);
  });

  const atOnce = AT_ONCE.map(([, value]) => value);
  test.each(AT_ONCE)('%s', (_, __, old, now) => expectChange([], atOnce, old, now));

  test.each(ROWS)('%s', async (_, value, old, now, also = value) => {
    await expectChange(also === value ? [] : [also], [value], old, now);
  });
});
