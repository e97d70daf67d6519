import type { Motel, Words } from '@motel/content/server';
import type { Language } from '@motel/language';
import type { Clock } from './clock.ts';

/** The motel, its clock, and the words of the caller: every use case knows them. */
export interface MotelContext {
  readonly clock: Clock;
  /** As it is published now, or in the draft that is previewed. */
  readonly motel: Motel;
  /** English for staff; a guest's in the language of their page. */
  readonly words: Words;
}

export type AtMotel = Pick<MotelContext, 'clock' | 'motel'>;

export type Zoned = Pick<Motel, 'houseRules'>;

export type Paid = Pick<Motel, 'money'>;

/** The motel as a process shows it: what any process has published last. */
export interface ShownMotel {
  motel(): Motel;
  /** @default English */
  words(language?: Language): Words;
  /** The hashes of its pictures, by their paths. */
  pictures(): Readonly<Record<string, string>>;
  /** Shows what was published since. */
  follow(): Promise<void>;
}

/** A process's services, which outlive a version of the motel. */
export interface Shows {
  readonly shown: ShownMotel;
}

/** The services with the motel as it is shown now, in English. */
export function shownNow<C extends Shows>(services: C): C & Omit<MotelContext, 'clock'> {
  const { shown } = services;
  return { ...services, motel: shown.motel(), words: shown.words() };
}

type Languages = Pick<Motel, 'language' | 'languages'>;

/** The site in the motel's language: before the paths of its pages. @param siteUrl its origin */
export function siteIn({ language, languages }: Languages, siteUrl: string): string {
  return language === languages[0] ? siteUrl : `${siteUrl}/${language}`;
}

/** The language of an address of the site: `/fr/gallery` is French, where that is not the motel's first language. */
export function languageOfPath({ languages }: Languages, pathname: string): Language {
  const [first, ...others] = languages;
  return others.find((language) => language === pathname.split('/')[1]) ?? first ?? 'en';
}
