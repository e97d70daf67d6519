import { parseTariff, TariffError } from '@motel/booking-core';
import { ContentMistakes } from '../checks/content-mistakes.ts';
import { floorPlanMistakes } from '../checks/floor-plan-mistakes.ts';
import { readPage } from '../pages/read-page.ts';
import { SITE_PAGES } from '../pages/site-pages.ts';
import { sourceOf } from '../pages/source-of.ts';
import { pictureAddress } from '../photos/picture-address.ts';
import type { Content, Facts } from '../shapes/content.ts';
import { timeText } from '../shapes/hour-text.ts';
import { mailWordsShape } from '../shapes/mail-words.ts';
import { moneyOf, moneyWordsOf } from '../shapes/money.ts';
import { policySentences } from '../shapes/policy-sentences.ts';
import { propertyOf } from '../shapes/property-of.ts';
import { ratesShape } from '../shapes/rates.ts';
import { type Room, type RoomTrait, roomShape } from '../shapes/room.ts';
import { tariffOf } from '../shapes/tariff-of.ts';
import { homeFile, madeFile, motelFile, picturesFile } from './file-shapes.ts';
import { filesOfFolder, type MotelFiles } from './motel-files.ts';
import { reportPictures } from './report-pictures.ts';
import { type CheckedFile, readYamlFile } from './yaml-file.ts';

const MADE = 'made.json';

/** The pictures that `npm run photos` has made. */
export type Made = Pick<Content, 'madePhotos' | 'madeMailPictures'>;

/**
 * Reads a motel from its files: YAML by their shapes, what follows from them, and its pages of words.
 * @param motel the files, or their folder
 * @throws ContentMistakes with a sentence for each mistake, each with file, line and what is allowed
 */
export function readMotel(motel: MotelFiles | string): Content {
  const files = typeof motel === 'string' ? filesOfFolder(motel) : motel;
  const mistakes: string[] = [];
  const facts = readFacts(files, mistakes);
  if (facts === undefined || mistakes.length > 0) throw new ContentMistakes([...new Set(mistakes)]);
  const pages = readPages(files, facts);
  const own = Object.entries(pages).filter(([name]) => !SITE_PAGES.includes(name));
  return {
    ...facts,
    pages,
    ownPages: own.map(([name, { title }]) => ({ name, title })),
    offPages: SITE_PAGES.filter((name) => !Object.hasOwn(pages, name)),
  };
}

function readPages(files: MotelFiles, facts: Facts): Content['pages'] {
  const source = sourceOf(facts);
  const mistakes: string[] = [];
  const pages = files.namesIn('pages', '.md').map((name) => {
    try {
      const words = readPage(name, files.text(`pages/${name}`) ?? '', source);
      return [name.slice(0, -'.md'.length), words] as const;
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error;
      mistakes.push(...error.mistakes);
      return undefined;
    }
  });
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  return Object.fromEntries(pages.filter((page) => page !== undefined));
}

function readFacts(files: MotelFiles, mistakes: string[]): Facts | undefined {
  const motel = readYamlFile(files, 'motel.yaml', motelFile, mistakes);
  const rates = readYamlFile(files, 'rates.yaml', ratesShape, mistakes);
  const home = readYamlFile(files, 'home.yaml', homeFile, mistakes);
  const mails = readYamlFile(files, 'mails.yaml', mailWordsShape, mistakes);
  const pictures = readYamlFile(files, 'pictures.yaml', picturesFile, mistakes);
  const roomFiles = readRooms(files, mistakes);
  const made = readMade(files, mistakes);
  const rooms = motel && inOrder(roomFiles, motel);
  if (!motel || !rates || !home || !mails || !pictures || !rooms || mistakes.length > 0) return undefined;

  reportPictures({ files, home, mails, pictures, rooms, photos: made.madePhotos });
  for (const [index, { room }] of home.value.banners.entries()) {
    if (room !== undefined && !rooms.has(room)) {
      home.report(['banners', index, 'room'], `must be a room of motel.yaml, not ${room}`);
    }
  }
  const { policies: policyFigures, rooms: _, ...identity } = motel.value;
  const properties = [...rooms].map(([id, room]) => propertyOf(id, room.value, rates.value, made.madePhotos));
  const tariff = tariffOf(properties, rates.value);
  reportTariff(tariff, rates);
  const addressed = <T extends { readonly picture: string }>(shown: T): T => ({
    ...shown,
    picture: pictureAddress(shown.picture, made.madePhotos),
  });
  const { petFeePerPet, extraPersonCharge, chargedBy, policies } = rates.value;
  const { houseRules } = identity;
  const money = moneyOf(tariff);
  return {
    motel: identity,
    policyFigures,
    policies: policySentences({
      ...{ figures: policyFigures, houseRules, chargedBy, petFeePerPet, extraPersonCharge, money },
      policies: policies as Content['rates']['policies'],
    }),
    stayTimes: { checkIn: timeText(houseRules.checkInHour), checkOut: timeText(houseRules.checkOutHour) },
    rates: rates.value,
    tariff,
    money,
    moneyWords: moneyWordsOf(tariff),
    properties,
    roomNumbers: Object.fromEntries(
      [...rooms].flatMap(([id, { value }]) => (value.numbers ? [[id, numbersOf(value.numbers)]] : [])),
    ),
    fobs: Object.fromEntries([...rooms].flatMap(([id, { value }]) => (value.fob ? [[id, value.fob]] : []))),
    homeWords: home.value.words,
    pageDescriptions: home.value.descriptions,
    banners: home.value.banners.map(addressed),
    attractionGroups: home.value.gallery.map((group) => group.map(addressed)),
    mailWords: { ...mails.value, housePicture: pictureAddress(mails.value.housePicture, made.madePhotos) },
    pictures: pictures.value.descriptions,
    eveningRooms: pictures.value.evening.rooms,
    eveningPlaces: pictures.value.evening.places,
    ...made,
  };
}

/** The files of the rooms by their names; `undefined` for one with a mistake. */
function readRooms(files: MotelFiles, mistakes: string[]): Map<string, CheckedFile<Room> | undefined> {
  return new Map(
    files.namesIn('rooms', '.yaml').map((name) => {
      const file = readYamlFile(files, `rooms/${name}`, roomShape, mistakes);
      if (file !== undefined) reportRoom(file);
      return [name.replace(/\.yaml$/, ''), file];
    }),
  );
}

function reportRoom({ value, report }: CheckedFile<Room>): void {
  const { numbers, rooms: count } = value;
  const numbered = numbers?.reduce((sum, { from, to }) => sum + to - from + 1, 0) ?? count;
  if (numbered !== count) report(['numbers'], `must be ${count}, as rooms says, and are ${numbered}`);
  for (const sentence of floorPlanMistakes(value)) report(['plan'], sentence);
}

/** The rooms in the order of `motel.yaml`. */
function inOrder(
  files: ReadonlyMap<string, CheckedFile<Room> | undefined>,
  { value: { rooms: ids }, report }: CheckedFile<{ readonly rooms: readonly string[] }>,
): Map<string, CheckedFile<Room>> {
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) report(['rooms', index], `must not name ${id} a second time`);
    if (!files.has(id)) report(['rooms', index], `must be a file of rooms/, and there is no ${id}.yaml`);
  }
  for (const id of files.keys()) {
    if (!ids.includes(id)) report(['rooms'], `must name ${id}, which has a file in rooms/`);
  }
  return new Map(
    ids.flatMap((id) => {
      const file = files.get(id);
      return file === undefined ? [] : [[id, file]];
    }),
  );
}

function numbersOf(runs: NonNullable<Room['numbers']>): Record<string, readonly RoomTrait[]> {
  return Object.fromEntries(
    runs.flatMap(({ from, to, traits }) =>
      Array.from({ length: to - from + 1 }, (_, at) => [`${from + at}`, traits] as const),
    ),
  );
}

/** Reports a tariff that contradicts itself (F1 to F15). */
function reportTariff(tariff: Content['tariff'], rates: CheckedFile<Content['rates']>): void {
  try {
    parseTariff(tariff);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    for (const { path, message } of error.faults) {
      const parts = path.split(/[.[\]]+/).filter(Boolean);
      const [list, at, ...field] = parts;
      const taxAt = Number(at) - (tariff.fees ?? []).length + rates.value.taxes.length;
      if (list === 'policies' || list === 'steps') rates.report([list, Number(at), ...field], message);
      else if (list === 'fees' && taxAt >= 0) rates.report(['taxes', taxAt, ...field], message);
      else rates.report([], `${path} ${message}`);
    }
  }
}

const NOTHING_MADE: Made = { madePhotos: [], madeMailPictures: [] };

/** Nothing is made yet where there is no such file. @param mistakes gets those of the file, which then counts as absent */
export function readMade(files: MotelFiles, mistakes: string[]): Made {
  if (!files.has(MADE)) return NOTHING_MADE;
  return readYamlFile(files, MADE, madeFile, mistakes)?.value ?? NOTHING_MADE;
}
