import type { MadePhoto } from './photos/made-photo.ts';

/** Written by `npm run photos`. */
export const madePhotos: readonly MadePhoto[] = [];
