import * as z from 'zod/mini';
import { words } from './fields.ts';
import type { ReadOnly } from './read-only.ts';

/** The sentences of the home page that are the motel's own. */
export type HomeWords = ReadOnly<z.infer<typeof homeWordsShape>>;

export const homeWordsShape = z.strictObject({
  /** Below the motel's tagline. */
  lead: words,
  bannersHeading: words,
  roomsLead: words,
  galleryLead: words,
  /** Below the picture of /get-app; left out, the motel's name. */
  appCaption: z.exactOptional(words),
  /** The postcard with the QR code: its message, to whom it is addressed, and who printed it. */
  postcard: z.strictObject({ headline: words, message: words, to: words, imprint: words }),
});
