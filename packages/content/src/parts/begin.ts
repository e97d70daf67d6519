import { type Language, sentencesIn } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';
import { stringify } from 'yaml';
import type * as z from 'zod/mini';
import { motelFile, picturesFile } from '../folder/file-shapes.ts';
import type { MotelTexts } from '../folder/motel-files.ts';
import { inLines, inWords, type Translate, translator } from '../folder/translations.ts';
import { homeShape } from '../shapes/home.ts';
import { mailWordsShape } from '../shapes/mail-words.ts';
import { roomShape } from '../shapes/room.ts';
import { countsIn } from '../words/counts.ts';
import { editYaml, type ValueChange, yamlValues } from './edit-yaml.ts';
import { isPage, isRoom, languageOfPart, shortName, type ValuePath } from './parts.ts';

type Texts<Key extends string> = Readonly<Record<Key, string>>;
type Numbers<Key extends string> = Readonly<Record<Key, number>>;

/** A tax; `rates.yaml` has all its other fields, too. */
interface FirstTax {
  /** Long stays do not pay it. */
  readonly exempt?: { readonly fromNights: number } | undefined;
  readonly [field: string]: unknown;
}

type FirstRoom = Texts<'title' | 'roomType' | 'description'> &
  Numbers<'count' | 'firstNumber' | 'guests' | 'beds' | 'bedrooms' | 'bathrooms'> &
  Numbers<'price' | 'weekOff' | 'monthOff'>;

/** An owner's answers to the first questions about their motel; the contract of the call says what each is. */
export interface FirstAnswers
  extends Texts<'name' | 'kind' | 'tagline' | 'city' | 'province' | 'country' | 'phone' | 'email'>,
    Texts<'timeZone' | 'currency' | 'keep'>,
    Numbers<'latitude' | 'longitude' | 'checkInHour' | 'checkOutHour' | 'quietFrom' | 'quietTo'>,
    Numbers<'visitorsFrom' | 'visitorsTo' | 'weekNights' | 'monthNights' | 'freeHours'>,
    Numbers<'smokingFee' | 'pets' | 'petFee'> {
  /** That of the owner's words first. */
  readonly languages: readonly Language[];
  readonly addressLines: readonly string[];
  readonly colours: Texts<'accent' | 'ground' | 'paper'>;
  readonly rooms: readonly FirstRoom[];
  readonly taxes: readonly FirstTax[];
}

const ROOM = 'rooms/room.yaml';

/** Texts by the English ones, in one language. */
type Dictionary = Readonly<Record<string, string>>;

/** The files of a motel by its owner's answers. @param plain those of a motel without any, with its dictionaries from English */
export function begunTexts(plain: MotelTexts, answers: FirstAnswers): MotelTexts {
  const [first = 'en', second] = answers.languages;
  const said = (language: Language) => yamlValues(plain[`${language}.yaml`] ?? '{}') as Dictionary;
  const withAnswers = (language: Language) => ({ ...said(language), ...sentencesOf(language, answers) });
  const translate = first === 'en' ? undefined : translator(said(first), 'en', first);
  const spoken = Object.entries(plain)
    .filter(([name]) => languageOfPart(name) === undefined)
    .map(([name, text]) => [name, translate ? translatedFile(name, text, translate) : text] as const);
  return {
    ...answeredTexts(first, Object.fromEntries(spoken), answers),
    ...(second && { [`${second}.yaml`]: stringify(between(withAnswers(first), withAnswers(second))) }),
  };
}

function between(from: Dictionary, to: Dictionary): Dictionary {
  const english = Object.keys({ ...from, ...to });
  return Object.fromEntries(english.map((text) => [from[text] ?? text, to[text] ?? text]));
}

function answeredTexts(language: Language, plain: MotelTexts, answers: FirstAnswers): MotelTexts {
  const { [ROOM]: room = '', ...others } = plain;
  const ids = roomIds(answers.rooms);
  const texts = new Map(Object.entries(others));
  const edit = (name: string, changes: readonly ValueChange[]) =>
    texts.set(name, editYaml(plain[name] ?? '', changes));
  edit('motel.yaml', motelChanges(answers, ids));
  edit('home.yaml', homeChanges(language, answers, ids));
  edit('look.yaml', changed({ ...answers.colours }));
  edit('mails.yaml', changed({ mapUrl: mapOf(answers) }));
  edit('rates.yaml', ratesChanges(answers, ids));
  for (const [at, kind] of answers.rooms.entries()) {
    texts.set(`rooms/${ids[at]}.yaml`, editYaml(room, roomChanges(kind, answers.pets)));
  }
  return Object.fromEntries([...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names for files and addresses; two kinds of one title get two. */
function roomIds(rooms: readonly FirstRoom[]): readonly string[] {
  const slugs = rooms.map(({ title }) => shortName(title) || 'room');
  return slugs.map((slug, at) => (slugs.indexOf(slug) === at ? slug : `${slug}-${at + 1}`));
}

function motelChanges(answers: FirstAnswers, rooms: readonly string[]): ValueChange[] {
  const { name, kind, tagline, addressLines, city, province, country, email, phone, languages } = answers;
  const { latitude, longitude, timeZone, checkInHour, checkOutHour } = answers;
  return [
    ...changed({ name, kind, tagline, addressLines, city, province, country, email, rooms, languages }),
    ...changed({ coordinates: { latitude, longitude } }),
    ...changed({ phone: { shown: phone, href: `tel:+${phone.replace(/\D/g, '')}` } }),
    ...changed({ townSite: { name: 'OpenStreetMap', url: mapOf(answers) } }),
    ...changed({ houseRules: { timeZone, checkInHour, checkOutHour } }),
    { path: ['policies', 'smokingCleaningFee'], value: answers.smokingFee },
    { path: ['policies', 'quietHours'], value: { from: answers.quietFrom, to: answers.quietTo } },
    { path: ['policies', 'visitorHours'], value: { from: answers.visitorsFrom, to: answers.visitorsTo } },
  ];
}

function homeChanges(language: Language, answers: FirstAnswers, ids: readonly string[]): ValueChange[] {
  const { lead, description } = sentencesOf(language, answers);
  return [
    { path: ['words', 'lead'], value: lead },
    { path: ['descriptions', 'home'], value: description },
    { path: ['banners', 1, 'room'], value: ids[0] },
    { path: ['banners', 3, 'room'], value: ids.at(-1) },
  ];
}

function sentencesOf(language: Language, { name, city, province, rooms: kinds }: FirstAnswers) {
  const said = sentencesIn(tongueOf(language));
  const town = { name, city, province };
  const { t } = said;
  const rooms = kinds.reduce((sum, { count }) => sum + count, 0);
  return {
    lead: t('{rooms} in {city}, by the night, the week and the month.', {
      rooms: countsIn(language, said).counted(rooms, 'room'),
      city,
    }),
    description: t('Book a room at {name} in {city}, {province}, straight from the front desk.', town),
  };
}

function ratesChanges(answers: FirstAnswers, ids: readonly string[]): ValueChange[] {
  const { currency, petFee, rooms, weekNights, monthNights, freeHours, keep } = answers;
  const stepsFrom = (fromNight: number, span: 'weekOff' | 'monthOff') => {
    const offs = rooms.map((room) => room[span]);
    const isOfAll = offs.every((off) => off === offs[0]);
    const steps = isOfAll ? [{ off: offs[0] ?? 0 }] : offs.map((off, at) => ({ off, room: ids[at] }));
    return steps.flatMap(({ off, ...room }) =>
      off === 0 ? [] : [{ fromNight, off: `${off}%`, wholeStay: true, ...room }],
    );
  };
  const steps = [...stepsFrom(weekNights, 'weekOff'), ...stepsFrom(monthNights, 'monthOff')];
  const taxes = answers.taxes.map(({ exempt, ...tax }) => ({
    ...tax,
    ...(exempt && { exemptFromNights: exempt.fromNights }),
  }));
  return changed({ currency, petFeePerPet: petFee, taxes, steps, policies: [{ freeHours, keep }] });
}

function roomChanges(kind: FirstRoom, pets: number): ValueChange[] {
  const { title, roomType, description, count, firstNumber, guests, beds, bedrooms, bathrooms, price } = kind;
  const numbers = [{ from: firstNumber, to: firstNumber + count - 1, traits: [] }];
  return [
    ...changed({ title, roomType, description, rooms: count, numbers, guest: guests, bed: beds }),
    ...changed({ bedroom: bedrooms, bathroom: bathrooms }),
    ...changed({ sleeps: guests, defaultAllowedPersons: guests, pricePerNight: price }),
    ...changed({ isPetFriendly: pets > 0, allowedPets: pets }),
  ];
}

function mapOf({ latitude, longitude }: FirstAnswers): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

function changed(values: Readonly<Record<string, unknown>>): ValueChange[] {
  return Object.entries(values).map(([key, value]) => ({ path: [key], value }));
}

const SHAPES: Readonly<Record<string, z.core.$ZodType>> = {
  'motel.yaml': motelFile,
  'home.yaml': homeShape,
  'mails.yaml': mailWordsShape,
  'pictures.yaml': picturesFile,
};

/** A file of a motel with its words in another language; its comments and its order stay. */
function translatedFile(name: string, text: string, translate: Translate): string {
  if (isPage(name)) return inLines(text, translate);
  const shape = isRoom(name) ? roomShape : SHAPES[name];
  if (shape === undefined) return text;
  const values = yamlValues(text);
  return editYaml(text, changesOf(values, inWords(shape, values, translate)));
}

function changesOf(before: unknown, after: unknown, path: ValuePath = []): ValueChange[] {
  if (typeof before !== 'object' || before === null) return before === after ? [] : [{ path, value: after }];
  return Object.entries(before).flatMap(([key, value]) => {
    const at = Array.isArray(before) ? Number(key) : key;
    return changesOf(value, (after as Record<string, unknown>)[key], [...path, at]);
  });
}
