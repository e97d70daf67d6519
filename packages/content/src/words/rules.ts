import { type Catalogue, ENGLISH } from '@motel/booking-core';
import { FRENCH } from '@motel/booking-core/french';
import { SPANISH } from '@motel/booking-core/spanish';
import type { Language } from '@motel/language';

/** The rules' words by language. */
export const RULES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, fr: FRENCH, es: SPANISH };
