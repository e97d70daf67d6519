import * as z from 'zod/mini';
import { oneOf, text, words } from './fields.ts';
import type { ReadOnly } from './read-only.ts';

/** One of the banners that go round on the home page (§2). */
export type Banner = ReadOnly<z.infer<typeof bannerShape>>;

export const bannerShape = z.strictObject({
  title: words,
  words,
  /** A drawing's path or a photograph's name, as in `pictures.yaml`; what matters is in its middle. */
  picture: text,
  /** The colour of the paper that the words are printed on. */
  paper: oneOf('spruce', 'ox', 'teal', 'straw'),
  /** The id of the room that it opens; left out, it opens the list of rooms. */
  room: z.exactOptional(text),
});
