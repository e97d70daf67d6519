import { motel } from '@motel/content';

export const coordinates = motel.coordinates;
