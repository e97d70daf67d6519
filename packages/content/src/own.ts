import { type Language, speaking } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';
import { ContentMistakes } from './checks/content-mistakes.ts';
import { OWN_FOLDER } from './folder/own-folder.ts';
import { readMotel } from './folder/read-motel.ts';
import type { Motel } from './shapes/motel.ts';

/**
 * The motel that this process shows: its folder's until `showContent` has another. Every reader has the new values at
 * once, so that no module may keep one of them, or what follows from it, for itself.
 */
export let content = contentOfFolder();
/** Its identity. */
export let motel = content;
export let {
  languages,
  look,
  policyFigures,
  policies,
  stayTimes,
  rates,
  money,
  moneyWords,
  tariff,
  properties,
  roomNumbers,
  fobs,
  homeWords,
  heroPhoto,
  pageDescriptions,
  banners,
  attractionGroups,
  mailWords,
  pages,
  ownPages,
  offPages,
  pictures,
  eveningRooms,
  eveningPlaces,
  madePhotos,
  madeMailPictures,
} = content;

/** Shows another content from now on, everywhere in this process. */
export function showContent(next: Motel): void {
  content = next;
  motel = next;
  ({
    languages,
    look,
    policyFigures,
    policies,
    stayTimes,
    rates,
    money,
    moneyWords,
    tariff,
    properties,
    roomNumbers,
    fobs,
    homeWords,
    heroPhoto,
    pageDescriptions,
    banners,
    attractionGroups,
    mailWords,
    pages,
    ownPages,
    offPages,
    pictures,
    eveningRooms,
    eveningPlaces,
    madePhotos,
    madeMailPictures,
  } = content);
}

/** A folder with mistakes has no values: the server names them, unless it has a published content. */
function contentOfFolder(): Motel {
  try {
    return readMotel(OWN_FOLDER);
  } catch (error) {
    if (error instanceof ContentMistakes) return {} as Motel;
    throw error;
  }
}

/** The motel in another of its languages, while something runs that waits for nothing; in its first where it has not that one. */
export function inLanguage<T>(wanted: Language, run: () => T): T {
  const shown = content;
  const spoken = shown.translated[wanted] ?? shown;
  showContent(spoken);
  try {
    return speaking(tongueOf(spoken.language), run);
  } finally {
    showContent(shown);
  }
}
