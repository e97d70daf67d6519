import type { Motel, Words } from '@motel/content/server';

/** What every use case knows: the motel, and the words of whoever asks. */
export interface MotelContext {
  /** As it is published now, or in the draft that is previewed. */
  readonly motel: Motel;
  /** English for staff; a guest's in the language of their page. */
  readonly words: Words;
}
