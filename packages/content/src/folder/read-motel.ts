import { parseTariff, TariffError } from '@motel/booking-core';
import type { Language } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';
import { ContentMistakes, type Mistake } from '../checks/content-mistakes.ts';
import { floorPlanMistakes } from '../checks/floor-plan-mistakes.ts';
import { readPage } from '../pages/read-page.ts';
import { SITE_PAGES } from '../pages/site-pages.ts';
import { type PageSource, sourceOf } from '../pages/source-of.ts';
import { photoInWidth } from '../photos/files-of.ts';
import { pictureAddress } from '../photos/made-photo.ts';
import { countryName, weekStartOf } from '../shapes/countries.ts';
import { homeShape } from '../shapes/home.ts';
import { type Look, lookShape } from '../shapes/look.ts';
import { mailWordsShape } from '../shapes/mail-words.ts';
import type { Facts, Motel } from '../shapes/motel.ts';
import { policySentences } from '../shapes/policy-sentences.ts';
import { propertyOf } from '../shapes/property-of.ts';
import { ratesShape } from '../shapes/rates.ts';
import { type Room, type RoomTrait, roomShape } from '../shapes/room.ts';
import { tariffOf } from '../shapes/tariff-of.ts';
import { deskTimes } from '../words/desk-times.ts';
import { moneyOf, moneyWordsOf } from '../words/money.ts';
import { type Phrases, phrasesOf } from '../words/phrases.ts';
import { motelFile, picturesFile } from './file-shapes.ts';
import { filesOfFolder, type MotelFiles } from './motel-files.ts';
import { reportAmounts } from './report-amounts.ts';
import { reportPictures } from './report-pictures.ts';
import { dictionaryOf, inLines, inWords, languagesIn, type Translate, translator } from './translations.ts';
import { type CheckedFile, readYamlFile } from './yaml-file.ts';

/**
 * Reads a motel from its files: YAML by their shapes, what follows from them, and its pages of words.
 * @param motel the files, or their folder
 * @throws ContentMistakes with a sentence for each mistake, each with file, line and what is allowed
 */
export function readMotel(motel: MotelFiles | string): Motel {
  const files = typeof motel === 'string' ? filesOfFolder(motel) : motel;
  const checked = readFiles(files);
  const languages = languagesIn(files);
  const [first] = languages;
  const translated: Partial<Record<Language, Motel>> = {};
  for (const language of languages) {
    translated[language] = { ...contentIn(language, languages, checked), translated };
  }
  return translated[first] as Motel;
}

/** The texts of a motel that have no translation into a language. @param others that no file has, such as names of articles */
export function missingWords(
  files: MotelFiles,
  language: Language,
  others: readonly string[] = [],
): readonly string[] {
  const missing = new Set<string>();
  const onMissing = (text: string) => missing.add(text);
  const languages = languagesIn(files);
  const { dictionary } = contentIn(language, languages, readFiles(files), onMissing);
  const translate = translator(dictionary, languages[0], language, onMissing);
  if (language !== languages[0]) others.forEach(translate);
  return [...missing];
}

/** @param languages the motel's; the files are written in the first one */
function contentIn(
  language: Language,
  languages: ReturnType<typeof languagesIn>,
  checked: CheckedFiles,
  onMissing?: (text: string) => void,
): Motel {
  const { files } = checked;
  const [first] = languages;
  const mistakes: Mistake[] = [];
  const dictionary = language === first ? {} : dictionaryOf(files, language, mistakes);
  const translate = language === first ? unchanged : translator(dictionary, first, language, onMissing);
  const money = moneyOf(checked.rates);
  const { country, houseRules } = checked.motel;
  const { timeZone } = houseRules;
  const words = phrasesOf({ tongue: tongueOf(language), money, country, timeZone });
  const facts = factsIn(words, translate, checked);
  const pages = readPages(files, sourceOf(words, facts), translate, mistakes);
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  const own = Object.entries(pages)
    .filter(([name]) => !SITE_PAGES.includes(name))
    .toSorted(([, one], [, other]) => (one.place ?? LAST) - (other.place ?? LAST));
  return {
    ...facts,
    money,
    language,
    languages,
    dictionary,
    translated: {},
    pages,
    ownPages: own.map(([name, { title, menu }]) => ({ name, title, ...(menu && { inMenu: true }) })),
    offPages: [
      ...SITE_PAGES.filter((name) => !Object.hasOwn(pages, name)),
      ...(facts.attractionGroups.length === 0 ? ['gallery'] : []),
      ...(facts.homeWords.appCaption === undefined ? ['get-app'] : []),
    ],
  };
}

/** A page without a place. */
const LAST = 100;

const unchanged: Translate = (text) => text;

function readPages(
  files: MotelFiles,
  source: PageSource,
  translate: Translate,
  mistakes: Mistake[],
): Motel['pages'] {
  const pages = files.namesIn('pages', '.md').map((name) => {
    try {
      const words = readPage(name, inLines(files.text(`pages/${name}`) ?? '', translate), source);
      return [name.slice(0, -'.md'.length), words] as const;
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error;
      mistakes.push(...error.mistakes);
      return undefined;
    }
  });
  return Object.fromEntries(pages.filter((page) => page !== undefined));
}

/** A motel's files without mistakes, as they are written. */
interface CheckedFiles extends NonNullable<ReturnType<typeof checkedFiles>> {
  readonly files: MotelFiles;
}

/** @throws ContentMistakes */
function readFiles(files: MotelFiles): CheckedFiles {
  const mistakes: Mistake[] = [];
  const checked = checkedFiles(files, mistakes);
  if (checked === undefined || mistakes.length > 0) throw new ContentMistakes(mistakes);
  return { ...checked, files };
}

function checkedFiles(files: MotelFiles, mistakes: Mistake[]) {
  const motel = readYamlFile(files, 'motel.yaml', motelFile, mistakes);
  const rates = readYamlFile(files, 'rates.yaml', ratesShape, mistakes);
  const home = readYamlFile(files, 'home.yaml', homeShape, mistakes);
  const mails = readYamlFile(files, 'mails.yaml', mailWordsShape, mistakes);
  const pictures = readYamlFile(files, 'pictures.yaml', picturesFile, mistakes);
  const look = files.has('look.yaml') ? readYamlFile(files, 'look.yaml', lookShape, mistakes) : undefined;
  const roomFiles = readRooms(files, mistakes);
  const rooms = motel && inOrder(roomFiles, motel);
  if (!motel || !rates || !home || !mails || !pictures || !rooms || mistakes.length > 0) return undefined;
  const { photographs = [], focus = {} } = pictures.value;
  const photos = photographs.map((photo) => {
    const point = focus[`photos/${photo.file}`];
    return point === undefined ? photo : { ...photo, focus: point };
  });
  reportPictures({ files, look, home, mails, pictures, rooms, photos });
  for (const [index, { room }] of home.value.banners.entries()) {
    if (room !== undefined && !rooms.has(room)) {
      home.report(['banners', index, 'room'], `must be a room of motel.yaml, not ${room}`);
    }
  }
  reportAmounts({ motel, rates, rooms });
  if (mistakes.length > 0) return undefined;
  const properties = [...rooms].map(([id, { value }]) => propertyOf(id, value, rates.value, photos));
  reportTariff(tariffOf(properties, rates.value), rates);
  return {
    motel: motel.value,
    rates: rates.value,
    home: home.value,
    mails: mails.value,
    pictures: pictures.value,
    look: look?.value,
    photos,
    rooms,
  };
}

function factsIn(words: Phrases, translate: Translate, checked: CheckedFiles): Facts {
  const {
    policies: policyFigures,
    rooms: _,
    languages: __,
    ...identity
  } = inWords(motelFile, checked.motel, translate);
  const rates = inWords(ratesShape, checked.rates, translate);
  const home = inWords(homeShape, checked.home, translate);
  const mails = inWords(mailWordsShape, checked.mails, translate);
  const pictures = inWords(picturesFile, checked.pictures, translate);
  const rooms = [...checked.rooms].map(
    ([id, { value }]) => [id, inWords(roomShape, value, translate)] as const,
  );
  const { photos } = checked;
  const properties = rooms.map(([id, room]) => propertyOf(id, room, rates, photos));
  const tariff = tariffOf(properties, rates, identity.houseRules.adultsOnly);
  const addressed = <T extends { readonly picture: string }>(shown: T): T => ({
    ...shown,
    picture: pictureAddress(shown.picture, photos),
  });
  const { houseRules } = identity;
  return {
    ...identity,
    countryName: countryName(words.language, identity.country),
    weekStartsOn: weekStartOf(identity.country),
    look: lookOf(checked.look, photos),
    policyFigures,
    policies: policySentences(words, { figures: policyFigures, houseRules, rates, properties }),
    stayTimes: {
      checkIn: words.timeText(houseRules.checkInHour),
      checkOut: words.timeText(houseRules.checkOutHour),
      ...(houseRules.deskHours !== undefined && { desk: deskTimes(words, houseRules.deskHours) }),
    },
    rates,
    tariff,
    moneyWords: moneyWordsOf(words, tariff),
    properties,
    roomNumbers: Object.fromEntries(
      rooms.flatMap(([id, { numbers }]) => (numbers ? [[id, numbersOf(numbers)]] : [])),
    ),
    fobs: Object.fromEntries(rooms.flatMap(([id, { fob }]) => (fob ? [[id, fob]] : []))),
    homeWords: home.words,
    heroPhoto: home.hero === undefined ? undefined : pictureAddress(home.hero, photos),
    pageDescriptions: home.descriptions,
    banners: home.banners.map(addressed),
    attractionGroups: home.gallery.map((group) => group.map(addressed)),
    mailWords: { ...mails, housePicture: pictureAddress(mails.housePicture, photos) },
    pictures: pictures.descriptions,
    eveningRooms: pictures.evening.rooms,
    eveningPlaces: pictures.evening.places,
    madePhotos: photos,
    madeMailPictures: checked.pictures.mailPictures ?? [],
  };
}

/** In px: sharp beside a motel's name on every screen. As WebP, its transparent parts are so. */
const LOGO_WIDTH = 480;

function lookOf({ logo, ...colours }: Look = {}, photos: Motel['madePhotos']): Look {
  return {
    ...colours,
    ...(logo !== undefined && { logo: photoInWidth(pictureAddress(logo, photos), LOGO_WIDTH) }),
  };
}

/** The files of the rooms by their names; `undefined` for one with a mistake. */
function readRooms(files: MotelFiles, mistakes: Mistake[]): Map<string, CheckedFile<Room> | undefined> {
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

/** Reports a tariff that contradicts itself (F1 to F15); a season, which has an entry for each room, once. */
function reportTariff(tariff: Motel['tariff'], rates: CheckedFile<Motel['rates']>): void {
  const { taxes, seasons = [], nightly = [] } = rates.value;
  const places: Readonly<Record<string, (at: number) => readonly PropertyKey[]>> = {
    fees: (at) => ['taxes', at - (tariff.fees ?? []).length + taxes.length],
    nightly(at) {
      const own = at - tariff.nightly.length + nightly.length;
      const perSeason = Object.keys(tariff.rooms).length;
      return own >= 0 ? ['nightly', own] : ['seasons', seasons.length + Math.floor(own / perSeason)];
    },
  };
  try {
    parseTariff(tariff);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    for (const { path, message } of error.faults) {
      const [list = '', at, ...field] = path.split(/[.[\]]+/).filter(Boolean);
      const [named, index] = (places[list] ?? ((place) => [list, place]))(Number(at));
      const isOfRates = named !== undefined && Object.hasOwn(rates.value, named) && Number(index) >= 0;
      if (isOfRates) rates.report([named, index as number, ...field], message);
      else rates.report([], `${path} ${message}`);
    }
  }
}
