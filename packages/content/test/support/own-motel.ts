import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { readMotel } from '../../src/folder/read-motel.ts';
import { wordsOf } from '../../src/words-of.ts';

/** The motel of this installation's folder, which tests have. */
export const motel = readMotel(OWN_FOLDER);
export const words = wordsOf(motel);
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
} = motel;
