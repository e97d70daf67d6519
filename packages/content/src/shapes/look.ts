import * as z from 'zod/mini';
import { flag, matching, oneOf, type ReadOnly, text } from './fields.ts';

/** The colours of the site, from which all others follow, and its sign; left out, the project's own. */
export type Look = ReadOnly<z.infer<typeof lookShape>>;

const colour = z.exactOptional(matching(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1e5145'));

/** `look.yaml`. */
export const lookShape = z.strictObject({
  /** Of what guests press. */
  accent: colour,
  /** Of what is dark: ink, posters, the ground, the paper at night. */
  ground: colour,
  /** Of what is bright: paper and cards. */
  paper: colour,
  /** The face of headings and prices: a sign painter's, that of the words, or the serif of the guest's device. */
  face: z.exactOptional(oneOf('sign', 'plain', 'serif')),
  /** A picture beside the name; left out, the name's first letter. */
  logo: z.exactOptional(text),
  /** A lamp in the place of that letter, and a cut through the ground at the foot of every page. */
  ornaments: z.exactOptional(flag),
});
