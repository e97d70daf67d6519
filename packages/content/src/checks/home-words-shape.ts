import * as z from 'zod/mini';
import { text } from './fields.ts';

export const homeWordsShape = z.object({
  lead: text,
  bannersHeading: text,
  roomsLead: text,
  galleryLead: text,
  postcard: z.object({ headline: text, message: text, to: text, imprint: text }),
});
