import { attractionGroups } from './attractions.ts';
import { banners } from './banners.ts';
import { homeWords } from './home-words.ts';
import { madePhotos } from './made-photos.ts';
import { mailWords } from './mails.ts';
import { motel } from './motel.ts';
import { pictures } from './pictures.ts';
import { policyFigures } from './policies.ts';
import { properties } from './rooms.ts';
import type { Content } from './shapes/content.ts';
import { tariff } from './tariff.ts';

/** All of the motel's content, as `validateContent` checks it. */
export const content: Content = {
  motel,
  tariff,
  policyFigures,
  properties,
  homeWords,
  mailWords,
  banners,
  attractionGroups,
  pictures,
  photos: madePhotos,
};
