import { OWN_FOLDER } from './folder/own-folder.ts';
import { readMotel } from './folder/read-motel.ts';

/** The motel of this installation, read once; the builds of the site and the desk have its values instead. */
export const {
  motel,
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
  pageDescriptions,
  banners,
  attractionGroups,
  mailWords,
  pictures,
  eveningRooms,
  eveningPlaces,
  madePhotos,
  madeMailPictures,
} = readMotel(OWN_FOLDER);
