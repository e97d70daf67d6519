import { CURRENCIES } from '@motel/booking-core';
import { COUNTRIES, countryName, LANGUAGE_CODES } from '@motel/content/desk-motel';
import { languageName } from '../../../shared/language-name.ts';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { PALETTES } from '../look/palettes.ts';
import { typedNumber } from '../part-draft.ts';

/** A field of a question. */
export interface Asked {
  readonly key: string;
  readonly label: string;
  readonly kind: 'line' | 'lines' | 'text' | 'number' | 'hour' | { readonly oneOf: readonly Option[] };
  /** The answer that it begins with. */
  readonly usual?: string | undefined;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Question {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly Asked[];
}

/** Answers as they are typed, by the keys of fields. */
export type Typed = Readonly<Record<string, string>>;

const ask = (key: string, label: string, kind: Asked['kind'] = 'line', usual?: string): Asked => ({
  key,
  label,
  kind,
  usual,
});
const sameWords = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

const ZONE_HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const TAXES = sameWords(['No taxes', ...PRESETS.map(({ place }) => place)]);
const KEPT = sameWords(['first night', '50%', 'everything']);
const KINDS = sameWords(['motel', 'inn', 'guesthouse', 'hotel', 'cabins']);
const TYPES = sameWords(['Single', 'Double', 'Queen', 'King', 'Twin', 'Triple', 'Quad', 'Family', 'Studio']);

/** Each language, alone or with a second one. */
const LANGUAGE_CHOICES = LANGUAGE_CODES.flatMap((first) => [
  { value: first as string, label: languageName(first) },
  ...LANGUAGE_CODES.filter((code) => code !== first).map((second) => ({
    value: `${first},${second}`,
    label: `${languageName(first)}, then ${languageName(second)}`,
  })),
]);

const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, label: countryName('en', value) })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);

/** The fields of a kind of room. */
export const ROOM_FIELDS: readonly Asked[] = [
  ask('title', 'Its name'),
  ask('roomType', 'Its kind', { oneOf: TYPES }, 'Double'),
  ask('count', 'How many there are', 'number', '1'),
  ask('firstNumber', 'The number of the first one', 'number', '1'),
  ask('guests', 'Guests', 'number', '2'),
  ask('beds', 'Beds', 'number', '1'),
  ask('bedrooms', 'Bedrooms', 'number', '1'),
  ask('bathrooms', 'Bathrooms', 'number', '1'),
  ask('price', 'A night costs, before taxes that are added', 'number'),
  ask('description', 'A sentence or two about it', 'text'),
];

/** The questions in their order; kinds of room and taxes have forms of their own. */
export const QUESTIONS: readonly Question[] = [
  {
    title: 'What is it called?',
    lead: 'Name and line are at the head of the home page; search engines read what it is.',
    fields: [
      ask('name', 'The name of your motel'),
      ask('tagline', 'A line about it'),
      ask('kind', 'What it is', { oneOf: KINDS }, 'motel'),
    ],
  },
  {
    title: 'Where is it?',
    lead: 'On any map: press your motel, and copy the two numbers. The sky of your home page follows the sun there.',
    fields: [
      ask('city', 'Town'),
      ask('province', 'Province or state'),
      ask('country', 'Country', { oneOf: COUNTRY_CHOICES }, 'CA'),
      ask('latitude', 'Latitude, such as 48.85', 'number'),
      ask('longitude', 'Longitude, such as -67.53', 'number'),
      ask('timeZone', 'Time zone', { oneOf: sameWords(Intl.supportedValuesOf('timeZone')) }, ZONE_HERE),
      ask('currency', 'Currency', { oneOf: sameWords(CURRENCIES) }, 'CAD'),
    ],
  },
  {
    title: 'Which languages?',
    lead: 'You write in the first one. For a second one, the desk lists what is left to translate.',
    fields: [ask('languages', 'Languages of your pages', { oneOf: LANGUAGE_CHOICES }, 'en')],
  },
  {
    title: 'Which colours?',
    lead: 'On the page Colours and sign, they can be any of your own.',
    fields: [ask('palette', 'Palette', { oneOf: sameWords(Object.keys(PALETTES)) }, 'Postcard')],
  },
  {
    title: 'Which rooms do you have?',
    lead: 'By kind. Photographs, amenities and seasons come later.',
    fields: [],
  },
  {
    title: 'Which taxes do you charge?',
    lead: 'Ask your accountant. The page Taxes changes each of them, and shows a bill.',
    fields: [ask('taxes', 'The taxes of', { oneOf: TAXES }, 'No taxes')],
  },
  {
    title: 'What are the rules of the house?',
    lead: 'Your policies, price lines and letters are written from these.',
    fields: [
      ask('checkInHour', 'Check-in from, hour of 24', 'hour', '15'),
      ask('checkOutHour', 'Check-out until, hour of 24', 'hour', '11'),
      ask('quietFrom', 'Quiet from, hour of 24', 'hour', '22'),
      ask('quietTo', 'Quiet until, hour of 24', 'hour', '7'),
      ask('visitorsFrom', 'Visitors from, hour of 24', 'hour', '8'),
      ask('visitorsTo', 'Visitors until, hour of 24', 'hour', '22'),
      ask('freeHours', 'Cancelling is free until so many hours before check-in', 'number', '24'),
      ask('keep', 'After that is kept', { oneOf: KEPT }, 'first night'),
      ask('pets', 'Pets in a room; 0 for none', 'number', '0'),
      ask('petFee', 'A pet costs, a night', 'number', '0'),
      ask('smokingFee', 'Cleaning after smoking costs', 'number', '200'),
      ask('weekOff', 'Per cent less from a week', 'number', '0'),
      ask('monthOff', 'Per cent less from four weeks', 'number', '0'),
    ],
  },
  {
    title: 'How do guests reach you?',
    lead: 'On the page Contact, in every letter, and at the foot of every page.',
    fields: [
      ask('addressLines', 'Postal address, a line each', 'lines'),
      ask('phone', 'Telephone with its country, such as +1 418 555 0142'),
      ask('email', 'E-mail address'),
    ],
  },
];

/** A kind of room that nothing is known of yet. */
export const NEW_ROOM = usualOf(ROOM_FIELDS);

/** The answers that most motels give, to begin with. */
export const USUAL = usualOf(QUESTIONS.flatMap(({ fields }) => fields));

function usualOf(fields: readonly Asked[]): Typed {
  return Object.fromEntries(fields.flatMap(({ key, usual }) => (usual === undefined ? [] : [[key, usual]])));
}

/** The sentence about an answer that is none yet. */
export function mistakeIn({ kind, label }: Asked, text = ''): string | undefined {
  if (text.trim() === '') return `${label.replace(/,.*$/, '')}: please answer.`;
  const number = typedNumber(text);
  if (kind === 'number' && number === undefined) return 'This must be a number, such as 129.50.';
  const isHour = number !== undefined && Number.isInteger(number) && number >= 0 && number <= 23;
  return kind === 'hour' && !isHour ? 'This must be an hour from 0 to 23.' : undefined;
}
