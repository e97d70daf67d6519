import { type Language, type Sentences, sentencesIn } from '@motel/language';
import type { Day } from 'date-fns';
import { createContext, useContext } from 'react';

export interface Spoken extends Sentences {
  readonly language: Language;
  /** By whose customs dates are written: `fr-CA`. */
  readonly dateLocale: string;
  /** The first day of a week in calendars: 0 is Sunday. */
  readonly weekStartsOn: Day;
}

const ENGLISH: Spoken = {
  language: 'en',
  dateLocale: 'en',
  weekStartsOn: 0,
  ...sentencesIn({ sentenceOf: () => undefined }),
};

const SpokenContext = createContext(ENGLISH);

/** The words of the components below. @default English */
export const SpokenProvider = SpokenContext.Provider;

export function useSpoken(): Spoken {
  return useContext(SpokenContext);
}
