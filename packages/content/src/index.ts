export { ContentMistakes } from './checks/content-mistakes.ts';
export {
  attractionGroups,
  banners,
  fobs,
  heroPhoto,
  homeWords,
  languages,
  look,
  mailWords,
  money,
  moneyWords,
  motel,
  offPages,
  ownPages,
  pageDescriptions,
  policies,
  policyFigures,
  properties,
  rates,
  roomNumbers,
  stayTimes,
  tariff,
} from './own.ts';
export type { PictureFiles } from './photos/files-of.ts';
export { pictureFiles } from './photos/picture-files.ts';
export { placeholderPicture } from './photos/placeholder-picture.ts';
export { northOf, WALLS, type Wall } from './shapes/directions.ts';
export type { FloorPlan, PieceKind } from './shapes/floor-plan.ts';
export type { MailWords } from './shapes/mail-words.ts';
export type { Motel } from './shapes/motel.ts';
export { plusWords } from './shapes/plus-words.ts';
export type { Policies } from './shapes/policy-sentences.ts';
export type { Rates } from './shapes/rates.ts';
export { type Emblem, type PropertyContent, ROOM_TRAITS, type RoomTrait } from './shapes/room.ts';
export { tariffOf } from './shapes/tariff-of.ts';
export { standardRoom } from './standard-room.ts';
export { isPayable } from './words/money.ts';
