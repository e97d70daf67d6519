import type { Language } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { ContentMistakes, type Mistake } from '../checks/content-mistakes.ts';
import { floorPlanMistakes } from '../checks/floor-plan-mistakes.ts';
import { nearest, perhaps } from '../likely.ts';
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
import type { PageWords } from '../shapes/page-words.ts';
import { policySentences } from '../shapes/policy-sentences.ts';
import { propertyOf } from '../shapes/property-of.ts';
import { ratesShape } from '../shapes/rates.ts';
import { type Room, type RoomTrait, roomShape } from '../shapes/room.ts';
import type { Terms } from '../shapes/site-terms.ts';
import { tariffOf } from '../shapes/tariff-of.ts';
import { deskTimes } from '../words/desk-times.ts';
import { moneyOf, moneyWordsOf } from '../words/money.ts';
import { type Phrases, phrasesOf } from '../words/phrases.ts';
import { motelFile, picturesFile } from './file-shapes.ts';
import { filesOfFolder, type MotelFiles } from './motel-files.ts';
import { PLAIN_FOLDER } from './own-folder.ts';
import { reportPictures } from './report-pictures.ts';
import { reportPlace } from './report-place.ts';
import { reportAmounts, reportTariff } from './report-rates.ts';
import { dictionaryOf, inLines, inWords, languagesIn, type Translate, translator } from './translations.ts';
import { type CheckedFile, readYamlFile } from './yaml-file.ts';

/**
 * Reads a motel from its files: YAML by their shapes, what follows from them, and its pages of words.
 * @param motel the files, or their folder
 * @param terms that its sentences say @default those of the files
 * @throws ContentMistakes with a sentence for each mistake, each with file, line and what is allowed
 */
export function readMotel(motel: MotelFiles | string, terms?: Terms): Motel {
  const mistakes: Mistake[] = [];
  const read = motelIn(typeof motel === 'string' ? filesOfFolder(motel) : motel, mistakes, terms);
  if (read === undefined || mistakes.length > 0) throw new ContentMistakes(mistakes);
  return read;
}

/** Each mistake once. */
export function readingMistakes(files: MotelFiles): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  motelIn(files, mistakes);
  return new ContentMistakes(mistakes).mistakes;
}

/** The motel of its files, with stand-ins for what is wrong in them. @param mistakes gets each mistake */
function motelIn(files: MotelFiles, mistakes: Mistake[], terms?: Terms): Motel | undefined {
  const read = checkedFiles(files, mistakes);
  if (read === undefined) return undefined;
  const checked = { ...read, terms };
  const languages = languagesIn(files);
  const [first] = languages;
  const translated: Partial<Record<Language, Motel>> = {};
  for (const language of languages) {
    translated[language] = { ...contentIn(language, languages, checked, mistakes), translated };
  }
  return translated[first];
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
  const mistakes: Mistake[] = [];
  const checked = checkedFiles(files, mistakes);
  const content = checked && contentIn(language, languages, checked, mistakes, onMissing);
  if (content === undefined || mistakes.length > 0) throw new ContentMistakes(mistakes);
  const translate = translator(content.dictionary, languages[0], language, onMissing);
  if (language !== languages[0]) others.forEach(translate);
  return [...missing];
}

/** @param languages the motel's; the files are written in the first one */
function contentIn(
  language: Language,
  languages: ReturnType<typeof languagesIn>,
  checked: CheckedFiles,
  mistakes: Mistake[],
  onMissing?: (text: string) => void,
): Motel {
  const { files } = checked;
  const [first] = languages;
  const dictionary = language === first ? {} : dictionaryOf(files, language, mistakes);
  const translate = language === first ? unchanged : translator(dictionary, first, language, onMissing);
  const money = moneyOf(checked.rates);
  const { country, houseRules } = checked.motel;
  const words = phrasesOf({ tongue: tongueOf(language), money, country, timeZone: houseRules.timeZone });
  const facts = factsIn(words, translate, checked);
  const pages = readPages(files, sourceOf(words, facts), translate, mistakes);
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

/** The place of a page without one. */
const LAST = 100;

const unchanged: Translate = (text) => text;

function readPages(
  files: MotelFiles,
  source: PageSource,
  translate: Translate,
  mistakes: Mistake[],
): Motel['pages'] {
  const pages: Record<string, PageWords> = {};
  for (const name of files.namesIn('pages', '.md')) {
    const markdown = inLines(files.text(`pages/${name}`) ?? '', translate);
    try {
      pages[name.slice(0, -'.md'.length)] = readPage(name, markdown, source);
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  return pages;
}

/** A motel's files as they are written, with stand-ins for what is wrong in them. */
type CheckedFiles = NonNullable<ReturnType<typeof checkedFiles>> & {
  readonly terms?: Terms | undefined;
};

/** @param mistakes gets each mistake @returns `undefined` where another motel's file is wrong, too */
function checkedFiles(files: MotelFiles, mistakes: Mistake[]) {
  const models = filesOfFolder(PLAIN_FOLDER);
  const read = <Shape extends z.core.$ZodType>(name: string, shape: Shape, model = name) =>
    readYamlFile(files, name, shape, mistakes, () => parse(models.text(model) ?? ''));
  const motel = read('motel.yaml', motelFile);
  const rates = read('rates.yaml', ratesShape);
  const home = read('home.yaml', homeShape);
  const mails = read('mails.yaml', mailWordsShape);
  const pictures = read('pictures.yaml', picturesFile);
  const look = files.has('look.yaml') ? read('look.yaml', lookShape) : undefined;
  const names = files.namesIn('rooms', '.yaml').map((name) => name.slice(0, -'.yaml'.length));
  const roomFiles = new Map(
    names.map((id) => [id, read(`rooms/${id}.yaml`, roomShape, 'rooms/room.yaml')] as const),
  );
  for (const file of roomFiles.values()) if (file !== undefined) reportRoom(file);
  if (!motel || !rates || !home || !mails || !pictures) return undefined;
  const named = motel.isStandIn ? { ...motel, value: { ...motel.value, rooms: names } } : motel;
  const rooms = inOrder(roomFiles, named);
  const { photographs = [], focus = {} } = pictures.value;
  const photos = photographs.map((photo) => {
    const point = focus[`photos/${photo.file}`];
    return point === undefined ? photo : { ...photo, focus: point };
  });
  if (!pictures.isStandIn) reportPictures({ files, look, home, mails, pictures, rooms, photos });
  for (const [index, { room }] of home.value.banners.entries()) {
    if (room !== undefined && !rooms.has(room)) {
      const known = perhaps([nearest(room, names)]);
      home.report(['banners', index, 'room'], `must be a room of motel.yaml, not ${room}${known}`);
    }
  }
  const known = mistakes.length;
  reportAmounts({ motel, rates, rooms });
  const isPriced = mistakes.length === known;
  reportPlace(motel);
  const properties = [...rooms].map(([id, { value }]) => propertyOf(id, value, rates.value, photos));
  if (properties.length > 0) reportTariff(tariffOf(properties, rates.value), { rates, rooms }, isPriced);
  return {
    files,
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
  const motel = inWords(motelFile, checked.motel, translate);
  const { policies: policyFigures, rooms: _, languages: __, ...identity } = motel;
  const rates = inWords(ratesShape, checked.rates, translate);
  const home = inWords(homeShape, checked.home, translate);
  const mails = inWords(mailWordsShape, checked.mails, translate);
  const pictures = inWords(picturesFile, checked.pictures, translate);
  const rooms = [...checked.rooms].map(
    ([id, { value }]) => [id, inWords(roomShape, value, translate)] as const,
  );
  const { photos } = checked;
  const terms = checked.terms === undefined ? rates : inWords(ratesShape, checked.terms, translate);
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
    policies: policySentences(words, { figures: policyFigures, houseRules, rates, terms, properties }),
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

function lookOf(look: Look = {}, photos: Motel['madePhotos']): Look {
  if (look.logo === undefined) return look;
  return { ...look, logo: photoInWidth(pictureAddress(look.logo, photos), LOGO_WIDTH) };
}

function reportRoom({ value, report }: CheckedFile<Room>): void {
  const { numbers, rooms: count, isPetFriendly, allowedPets, amenities = [] } = value;
  const numbered = numbers?.reduce((sum, { from, to }) => sum + to - from + 1, 0) ?? count;
  if (numbered !== count) report(['numbers'], `must be ${count}, as rooms says, and are ${numbered}`);
  if (isPetFriendly !== allowedPets > 0)
    report(['allowedPets'], 'must be 1 or more in a room that is pet friendly, and 0 in any other');
  if (allowedPets === 0 && amenities.some((amenity) => /^pet friendly$/i.test(amenity.trim())))
    report(['amenities'], 'must not have "Pet friendly" in a room that takes no pets');
  for (const sentence of floorPlanMistakes(value)) report(['plan'], sentence);
}

function inOrder(
  files: ReadonlyMap<string, CheckedFile<Room> | undefined>,
  { value: { rooms: ids }, report }: CheckedFile<{ readonly rooms: readonly string[] }>,
): Map<string, CheckedFile<Room>> {
  const meant = new Set(ids);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) report(['rooms', index], `must not name ${id} a second time`);
    if (files.has(id)) continue;
    const near = nearest(id, [...files.keys()]);
    if (near !== undefined) meant.add(near);
    const likely = perhaps([near]);
    report(['rooms', index], `must be a file of rooms/, and there is no ${id}.yaml${likely}`);
  }
  for (const id of files.keys()) {
    if (!meant.has(id)) report(['rooms'], `must name ${id}, which has a file in rooms/`);
  }
  const found = ids.map((id) => [id, files.get(id)] as const);
  return new Map(found.filter((entry): entry is [string, CheckedFile<Room>] => entry[1] !== undefined));
}

function numbersOf(runs: NonNullable<Room['numbers']>): Record<string, readonly RoomTrait[]> {
  return Object.fromEntries(
    runs.flatMap(({ from, to, traits }) =>
      Array.from({ length: to - from + 1 }, (_, at) => [`${from + at}`, traits] as const),
    ),
  );
}
