import { madePhotos } from './made-photos.ts';
import { motel } from './motel.ts';
import { pictures } from './pictures.ts';
import { policyFigures } from './policies.ts';
import { properties } from './rooms.ts';
import type { Content } from './shapes/content.ts';
import { tariff } from './tariff.ts';

/** The whole motel, as it is checked before it is served. */
export const content: Content = { motel, tariff, policyFigures, properties, pictures, photos: madePhotos };
