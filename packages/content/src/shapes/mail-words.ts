import * as z from 'zod/mini';
import { flag, type ReadOnly, text, webAddress, words } from './fields.ts';

/** The motel's own words in the letters to guests, and which of them are sent. */
export type MailWords = ReadOnly<z.infer<typeof mailWordsShape>>;

/** A letter that can be switched off, with words of its own. */
const letter = z.strictObject({
  isSent: flag,
  headline: words,
  sentences: z.array(words).check(z.minLength(1, 'must have a sentence')),
});

export const mailWordsShape = z.strictObject({
  /** The address of a picture of `pictures.yaml`. */
  housePicture: text,
  mapUrl: webAddress,
  parking: words,
  lateArrival: words,
  arrival: letter,
  afterStay: letter,
  refundCompleted: z.strictObject({ isSent: flag }),
});
