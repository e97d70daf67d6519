import { callingCodeOf, readPhone } from '@motel/api-client/phone';
import { CURRENCIES } from '@motel/booking-core';
import {
  LANGUAGE_CODES,
  moneyOf,
  typedAmounts,
  typedFigures,
  typedPercents,
  typedTimes,
} from '@motel/content/desk-motel';
import type { SelectOption } from '@motel/ui';
import { languageName } from '../../../shared/language-name.ts';
import { COUNTRY_OPTIONS } from '../country-options.ts';
import { PALETTES } from '../look/palettes.ts';

export interface Asked {
  readonly key: string;
  readonly label: string;
  readonly kind:
    | 'line'
    | 'lines'
    | 'text'
    | 'phone'
    | NumberKind
    | { readonly oneOf: readonly SelectOption[] };
  /** The answer that it begins with. */
  readonly usual?: string | undefined;
  readonly isOptional?: boolean;
}

type NumberKind = keyof typeof NO_NUMBER;

export interface Question {
  /** Its step. */
  readonly short: string;
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly Asked[];
  /** Of each kind of room. */
  readonly roomFields?: readonly Asked[];
  readonly bill?: 'prices' | 'taxes';
}

/** Answers as they are typed, by the keys of fields. */
export type Typed = Readonly<Record<string, string>>;

function ask(key: string, label: string, kind: Asked['kind'] = 'line', usual?: string): Asked {
  return { key, label, kind, usual };
}
const sameWords = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

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

export const PRICE = ask('price', 'A night', 'amount');
/** Per cent that each night of a longer stay costs less. */
export const OFF: Asked = { key: 'off', label: 'Per cent less', kind: 'percent', isOptional: true };

export const ROOM_FIELDS: readonly Asked[] = [
  ask('title', 'Its name'),
  ask('roomType', 'Its kind', { oneOf: TYPES }, 'Double'),
  ask('count', 'How many there are', 'count', '1'),
  ask('firstNumber', 'The number of the first one', 'count', '1'),
  ask('guests', 'Guests', 'count', '2'),
  ask('beds', 'Beds', 'count', '1'),
  ask('bedrooms', 'Bedrooms', 'count', '1'),
  ask('bathrooms', 'Bathrooms', 'count', '1'),
  ask('description', 'A sentence or two about it', 'text'),
];

/** The questions in their order; kinds of room, prices and taxes have forms of their own. */
export const QUESTIONS: readonly Question[] = [
  {
    short: 'Name',
    title: 'What is it called?',
    lead: 'Name and line are at the head of the home page; search engines read what it is.',
    fields: [
      ask('name', 'The name of your motel'),
      ask('tagline', 'A line about it'),
      ask('kind', 'What it is', { oneOf: KINDS }, 'motel'),
    ],
  },
  {
    short: 'Place',
    title: 'Where is it?',
    lead: 'On any map: press your motel, and copy the two numbers. The sky of your home page follows the sun there.',
    fields: [
      ask('city', 'Town'),
      ask('province', 'Province or state'),
      ask('country', 'Country', { oneOf: COUNTRY_OPTIONS }),
      ask('latitude', 'Latitude, such as 48.85', 'degrees'),
      ask('longitude', 'Longitude, such as -67.53', 'degrees'),
      ask('timeZone', 'Time zone', { oneOf: sameWords(Intl.supportedValuesOf('timeZone')) }),
      ask('currency', 'Currency', { oneOf: sameWords(CURRENCIES) }),
      ask('addressLines', 'Postal address, a line each', 'lines'),
      ask('phone', 'Telephone', 'phone'),
      ask('email', 'E-mail address'),
    ],
  },
  {
    short: 'Languages',
    title: 'Which languages?',
    lead: 'You write in the first one. For a second one, the desk lists what is left to translate.',
    fields: [ask('languages', 'Languages of your pages', { oneOf: LANGUAGE_CHOICES }, 'en')],
  },
  {
    short: 'Look',
    title: 'Which colours?',
    lead: 'On the page Colours and sign, they can be any of your own.',
    fields: [ask('palette', 'Palette', { oneOf: sameWords(Object.keys(PALETTES)) }, 'Postcard')],
  },
  {
    short: 'Rooms',
    title: 'Which rooms do you have?',
    lead: 'By kind. Photographs, amenities and seasons come later.',
    fields: [],
    roomFields: ROOM_FIELDS,
  },
  {
    short: 'Prices',
    title: 'Your prices',
    lead: 'A night. Guests who stay a week or a month can pay less: then every night of their stay costs less, not only the last ones.',
    fields: [],
    roomFields: [PRICE],
    bill: 'prices',
  },
  {
    short: 'Taxes',
    title: 'Your taxes',
    lead: 'Filled in for where you are. Untick what you do not owe, and check with your accountant.',
    fields: [],
    bill: 'taxes',
  },
  {
    short: 'Rules',
    title: 'What are the rules of the house?',
    lead: 'Your policies, price lines and letters are written from these.',
    fields: [
      ask('checkInHour', 'Check-in from', 'hour', '3:00 PM'),
      ask('checkOutHour', 'Check-out until', 'hour', '11:00 AM'),
      ask('quietFrom', 'Quiet from', 'hour', '10:00 PM'),
      ask('quietTo', 'Quiet until', 'hour', '7:00 AM'),
      ask('visitorsFrom', 'Visitors from', 'hour', '8:00 AM'),
      ask('visitorsTo', 'Visitors until', 'hour', '10:00 PM'),
      ask('freeHours', 'Cancelling is free until so many hours before check-in', 'count', '24'),
      ask('keep', 'After that is kept', { oneOf: KEPT }, 'first night'),
      ask('pets', 'Pets in a room; 0 for none', 'count', '0'),
      ask('petFee', 'A pet costs, a night', 'amount', '0'),
      ask('smokingFee', 'Cleaning after smoking costs', 'amount', '200'),
    ],
  },
];

/** A kind of room that nothing is known of yet. */
export const NEW_ROOM = usualOf(ROOM_FIELDS);

/** The answers that most motels give, to begin with. */
export const USUAL: Typed = {
  ...usualOf(QUESTIONS.flatMap(({ fields }) => fields)),
  weekNights: '7',
  monthNights: '28',
  weekOff: '',
  monthOff: '',
};

function usualOf(fields: readonly Asked[]): Typed {
  return Object.fromEntries(fields.flatMap(({ key, usual }) => (usual === undefined ? [] : [[key, usual]])));
}

/** The sentence about a text that is no such number. */
const NO_NUMBER = {
  count: 'This must be a number, such as 12.',
  degrees: 'This must be a number of degrees, such as 48.85.',
  amount: 'This must be an amount, such as 129.50.',
  percent: 'This must be per cent from 0 to 100, such as 15 %.',
  hour: 'This must be a whole hour, such as 4 pm.',
};

/** Reads all numbers that an answer can mean in the motel's country and currency. @param about all that was answered */
export function readingsOf({ kind }: Asked, text: string, about: Typed): readonly number[] | undefined {
  if (typeof kind === 'object' || !(kind in NO_NUMBER)) return undefined;
  const writers = { country: about.country ?? '', languages: about.languages?.split(',') ?? [] };
  if (kind === 'amount') return typedAmounts(text, writers, moneyOf({ currency: about.currency ?? 'CAD' }));
  if (kind === 'percent') return typedPercents(text, writers);
  if (kind === 'hour') return typedTimes(text, writers).map((minutes) => minutes / 60);
  return typedFigures(text, writers, kind === 'degrees' ? 180 : undefined);
}

/** An answer that is a number and can be read in one way alone. */
export function numberOf(field: Asked, text: string, about: Typed): number | undefined {
  const [number, another] = readingsOf(field, text, about) ?? [];
  return another === undefined ? number : undefined;
}

/** The sentence about an answer that is none yet. */
export function mistakeIn(field: Asked, text = '', about: Typed = {}): string | undefined {
  const { kind, label, isOptional } = field;
  if (text.trim() === '') return isOptional ? undefined : `${label.replace(/,.*$/, '')}: please answer.`;
  if (kind === 'phone' && readPhone(text, callingCodeOf(about.country ?? '')) === undefined)
    return 'No telephone has this number: type it as guests dial it.';
  const readings = readingsOf(field, text, about);
  if (readings === undefined) return undefined;
  const [number, another] = readings;
  if (another !== undefined) return 'This can mean two things: press the one that you mean.';
  const isWhole = kind !== 'hour' || Number.isInteger(number);
  return number === undefined || !isWhole ? NO_NUMBER[kind as NumberKind] : undefined;
}
