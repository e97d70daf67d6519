import * as z from 'zod/mini';
import { text } from './fields.ts';
import type { ReadOnly } from './read-only.ts';

/** The sentences of the home page that are the motel's own. */
export type HomeWords = ReadOnly<z.infer<typeof homeWordsShape>>;

export const homeWordsShape = z.strictObject({
  /** Below the motel's tagline. */
  lead: text,
  bannersHeading: text,
  roomsLead: text,
  galleryLead: text,
  /** Below the picture of /get-app; left out, the motel's name. */
  appCaption: z.exactOptional(text),
  /** The postcard with the QR code: its message, to whom it is addressed, and who printed it. */
  postcard: z.strictObject({ headline: text, message: text, to: text, imprint: text }),
});
