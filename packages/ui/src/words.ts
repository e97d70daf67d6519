import { type Language, type Sentences, sentencesIn } from '@motel/language';
import { createContext, useContext } from 'react';

/** A language, and its sentences. */
export interface Spoken extends Sentences {
  readonly language: Language;
}

const ENGLISH: Spoken = { language: 'en', ...sentencesIn({ sentenceOf: () => undefined }) };

const SpokenContext = createContext(ENGLISH);

/** The words of the components below. @default English */
export const SpokenProvider = SpokenContext.Provider;

export function useSpoken(): Spoken {
  return useContext(SpokenContext);
}
