import { ContentMistakes } from './checks/content-mistakes.ts';
import { OWN_FOLDER } from './folder/own-folder.ts';
import { readMotel } from './folder/read-motel.ts';
import type { Motel } from './shapes/motel.ts';

/** The motel of this installation's folder, for the site's build, its development and tests. */
export const content = contentOfFolder();
/** Its identity. */
export const motel = content;
export const {
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

/** A folder with mistakes has no values: the server names them, unless it has a published content. */
function contentOfFolder(): Motel {
  try {
    return readMotel(OWN_FOLDER);
  } catch (error) {
    if (error instanceof ContentMistakes) return {} as Motel;
    throw error;
  }
}
