import * as z from 'zod/mini';
import { text, webAddress, words } from './fields.ts';
import type { ReadOnly } from './read-only.ts';

/** A place near the motel, with its photo in the gallery (§2). */
export type Attraction = ReadOnly<z.infer<typeof attractionShape>>;

export const attractionShape = z.strictObject({
  /** The photo's caption. */
  name: words,
  /** Its flag, a path of `pictures.yaml`, is beside the name. */
  country: z.strictObject({ name: words, flag: text }),
  /** A sentence about the place, true whenever it is read. */
  about: words,
  /** A drawing's path or a photograph's name, as in `pictures.yaml`. */
  picture: text,
  /** The maker of the picture, as the gallery names them. */
  credit: text,
  /** The tourism page that the caption opens. */
  page: z.strictObject({ site: text, url: webAddress }),
});
