import * as z from 'zod/mini';
import { oneOf, text } from './fields.ts';

export const bannerShape = z.object({
  title: text,
  words: text,
  picture: text,
  paper: oneOf('spruce', 'ox', 'teal', 'straw'),
  room: z.optional(text),
});
