import * as z from 'zod/mini';
import { matching, oneOf, type ReadOnly, text, webAddress, words } from './fields.ts';

export type Home = ReadOnly<z.infer<typeof homeShape>>;

const banner = z.strictObject({
  title: words,
  words,
  /** A drawing's path or a photograph's name, as in `pictures.yaml`; what matters is in its middle. */
  picture: text,
  /** The colour of the paper that the words are printed on. */
  paper: oneOf('spruce', 'ox', 'teal', 'straw'),
  /** The id of the room that it opens; left out, it opens the list of rooms. */
  room: z.exactOptional(text),
});

/** A place near the motel, with its photo in the gallery (§2). */
const attraction = z.strictObject({
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

/** On a wide screen a group shows two places above three (§2). */
const group = z.array(attraction).check(z.length(5, 'must have five places'));

/** `home.yaml`. */
export const homeShape = z.strictObject({
  words: z.strictObject({
    /** Below the motel's tagline. */
    lead: words,
    bannersHeading: words,
    roomsLead: words,
    galleryLead: words,
    /** Below the picture of /get-app; left out, the motel has no such page. */
    appCaption: z.exactOptional(words),
    /** The postcard with the QR code: its message, to whom it is addressed, and who printed it. */
    postcard: z.strictObject({ headline: words, message: words, to: words, imprint: words }),
  }),
  /** For search results, as the front matter of a page has one. */
  descriptions: z.strictObject({ home: words, gallery: words }),
  /** A photograph in the place of the drawings at the head of the page. */
  hero: z.exactOptional(matching(/^photos\//, 'must be a photograph')),
  /** They go round on the home page (§2). */
  banners: z.array(banner).check(z.length(5, 'must be five banners')),
  gallery: z
    .array(group)
    .check(
      z.refine(({ length }) => length === 2 || length === 0, 'must be two groups of five places, or empty'),
    ),
});
