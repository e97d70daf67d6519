import { createHash } from 'node:crypto';
import { altIn } from './alt-texts.ts';
import { allPictureFiles, photoInWidth, pictureFiles } from './photos/files-of.ts';
import { folderOf } from './photos/made-photo.ts';
import { type Motel, pickFacts } from './shapes/motel.ts';
import type { PageWords } from './shapes/page-words.ts';
import { type Words, wordsOf } from './words-of.ts';

const FACTS = [
  ...(['name', 'tagline', 'farewell', 'kind', 'house', 'addressLines', 'city', 'province'] as const),
  ...(['country', 'countryName', 'weekStartsOn'] as const),
  ...(['coordinates', 'phone', 'email', 'townSite', 'houseRules', 'ages', 'look'] as const),
  ...(['language', 'languages', 'money', 'moneyWords', 'offPages', 'ownPages'] as const),
  ...(['policies', 'stayTimes', 'eveningRooms'] as const),
];

export interface SiteMotel extends Pick<Motel, (typeof FACTS)[number]> {
  /** The ids of the kinds of room that have a floor plan. */
  readonly plannedRooms: readonly string[];
}

/** The first two of each group are large on wide screens, the other three small (§2). */
const LARGE_PLACES = 2;

const PARTS = {
  motel: ({ motel }: Words): SiteMotel => ({
    ...pickFacts(motel, FACTS),
    plannedRooms: motel.properties.filter(({ plan }) => plan !== undefined).map(({ id }) => id),
  }),

  /** For the head of a page, which the server alone writes. */
  head: (words: Words) => ({
    descriptions: words.motel.pageDescriptions,
    arePetsAllowed: words.motel.properties.some(({ isPetFriendly }) => isPetFriendly),
    rooms: roomsOf(words),
    /** Of any of its rooms, each once. */
    amenities: [...new Set(words.motel.properties.flatMap(({ amenities = [] }) => amenities))],
    card: describe(words, '/pictures/social-card.svg').alt,
    hero: words.motel.heroPhoto === undefined ? undefined : describe(words, words.motel.heroPhoto),
    cutStyle: cutStyle(words.motel),
  }),

  home: (words: Words) => ({
    words: words.motel.homeWords,
    banners: words.motel.banners.map(({ picture, ...banner }) => ({
      ...banner,
      picture: { ...describe(words, picture), ...pictureFiles(words.motel, picture) },
    })),
    hero: heroOf(words),
    rooms: roomsOf(words),
    places: placesOf(words),
  }),

  gallery: (words: Words) => {
    const attractions = words.motel.attractionGroups.flat();
    return {
      places: placesOf(words),
      /** The text about each place, beyond its caption. */
      notes: Object.fromEntries(attractions.map(({ name, about }) => [name, about])),
      /** The pictures' authors, each named once. */
      credits: [...new Set(attractions.map(({ credit }) => credit))],
    };
  },

  getApp: (words: Words) => ({
    ...describe(words, '/pictures/banner-dig.svg'),
    caption: words.motel.homeWords.appCaption ?? words.motel.name,
  }),

  plans: ({ motel }: Words) =>
    Object.fromEntries(motel.properties.flatMap(({ id, plan }) => (plan === undefined ? [] : [[id, plan]]))),
};

/** The motel's facts in one language, in the parts in which pages of the website ask for them. */
export type SiteParts = { readonly [Name in keyof typeof PARTS]: ReturnType<(typeof PARTS)[Name]> } & {
  /** The words of a page: `page:about`. */
  readonly [page: `page:${string}`]: PageWords;
  /** One of the software's drawings, with the motel's words about it: `drawing:motel-dusk`. */
  readonly [drawing: `drawing:${string}`]: ReturnType<typeof describe>;
};

export type SitePartName = keyof SiteParts;

/** @returns `undefined` where there is no part of that name */
export function sitePart(words: Words, name: string): SiteParts[SitePartName] | undefined {
  const [kind, of = ''] = name.split(':');
  if (kind === 'page') return Object.hasOwn(words.motel.pages, of) ? words.motel.pages[of] : undefined;
  if (kind === 'drawing') return describe(words, `/pictures/${of}.svg`);
  return Object.hasOwn(PARTS, name) ? PARTS[name as keyof typeof PARTS](words) : undefined;
}

const PART_PATH = /^\/api\/motel\/[^/]+\/([^/]+)$/;

/** The part that a path of the API asks for. @returns `undefined` for any other path, too */
export function sitePartAt(words: Words, pathname: string): SiteParts[SitePartName] | undefined {
  const [, name] = PART_PATH.exec(pathname) ?? [];
  return name === undefined ? undefined : sitePart(words, decodeURIComponent(name));
}

/** All parts by their names, but drawings. */
export function siteParts(motel: Motel): Readonly<Record<string, object>> {
  const words = wordsOf(motel);
  const pages = Object.entries(motel.pages).map(([name, page]) => [`page:${name}`, page]);
  const parts = Object.entries(PARTS).map(([name, part]) => [name, part(words)]);
  return Object.fromEntries([...parts, ...pages]);
}

/** Made once for each motel and language. */
const versions = new WeakMap<Motel, string>();

/** A short name of all that pages know of a motel in its language: another content has another one. */
export function siteVersion(motel: Motel): string {
  const known = versions.get(motel);
  if (known !== undefined) return known;
  const all = JSON.stringify([siteParts(motel), motel.pictures]);
  const version = createHash('sha256').update(all).digest('hex').slice(0, 12);
  versions.set(motel, version);
  return version;
}

function describe(words: Words, src: string) {
  return { src, alt: altIn(words.motel, words, src) };
}

/** The style by which the cuts of photographs keep the points that the owner chose: no page needs scripts for it. */
function cutStyle({ madePhotos }: Motel): string {
  return madePhotos
    .filter(({ focus }) => focus !== undefined)
    .map(
      (photo) =>
        `img[src*="/photos/${folderOf(photo)}/"]{object-position:${photo.focus?.replace(/\d+/g, '$&%')}}`,
    )
    .join('');
}

/** The motel as its drawings show it, each for three window sizes; or its photograph, at any time of day. */
function heroOf(words: Words) {
  const { heroPhoto } = words.motel;
  const photo = heroPhoto === undefined ? undefined : photoScene(heroPhoto, describe(words, heroPhoto).alt);
  const scene = (time: 'day' | 'dusk' | 'night') =>
    photo ?? {
      alt: describe(words, `/pictures/hero-${time}.svg`).alt,
      phone: `/pictures/hero-phone-${time}.svg`,
      tablet: `/pictures/hero-tablet-${time}.svg`,
      desktop: `/pictures/hero-${time}.svg`,
    };
  // Words on a photograph need a shade; and it has no board for the sign.
  return {
    isPhoto: photo !== undefined,
    scenes: { day: scene('day'), dusk: scene('dusk'), night: scene('night') },
  };
}

function photoScene(photo: string, alt: string) {
  const narrow = photoInWidth(photo, 1200);
  return { alt, phone: narrow, tablet: narrow, desktop: photoInWidth(photo, 2000) };
}

function placesOf(words: Words) {
  return words.motel.attractionGroups.flatMap((group) =>
    group.map(({ name, country, page, picture }, index) => ({
      name,
      country,
      page,
      photo: { ...describe(words, picture), ...allPictureFiles(words.motel, picture) },
      isLarge: index < LARGE_PLACES,
    })),
  );
}

function roomsOf({ motel }: Words): number {
  return motel.properties.reduce((sum, { rooms }) => sum + rooms, 0);
}
