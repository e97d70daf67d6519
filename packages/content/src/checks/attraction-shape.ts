import * as z from 'zod/mini';
import { text, webAddress } from './fields.ts';

export const attractionShape = z.object({
  name: text,
  country: z.object({ name: text, flag: text }),
  about: text,
  picture: text,
  credit: text,
  page: z.object({ site: text, url: webAddress }),
});
