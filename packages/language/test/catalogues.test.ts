import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUES, tongueOf } from '../src/catalogues.ts';
import { decimal, isSingular, sentencesIn } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['apps/web/src', 'apps/api/src', 'packages/ui/src', 'packages/content/src'];
const SAID = /\b(?:t|said|plain|sentence)\(\s*(?:words,\s*)?(?:'([^'\n]*)'|"([^"\n]*)")/g;

/** The charges of §9, as core's tariff names them. */
const CHARGES = Array.from(
  readFileSync(join(root, 'packages/booking-core/src/tariff/specification.ts'), 'utf8').matchAll(
    /label: '(.*?)'/g,
  ),
  ([, label = '']) => label,
);

const OTHERS = Object.entries(CATALOGUES)
  .filter(([language]) => language !== 'en')
  .map(([language, { sentences }]) => [language, sentences] as const);
const inEnglish = sentencesIn(tongueOf('en'));
const inFrench = sentencesIn(tongueOf('fr'));

describe.each(OTHERS)('§13.4 the catalogue %s of the software’s sentences', (language, sentences) => {
  test('has each sentence that the code says, and no other', () => {
    const said = SOURCES.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => readFileSync(join(root, folder, path), 'utf8'))
        .flatMap((source) => [...source.matchAll(SAID)].map(([, single, double]) => single ?? double ?? '')),
    );
    expect(new Set(Object.keys(sentences))).toEqual(new Set([...said, ...CHARGES]));
  });

  test('has the figures of each sentence, and says something', () => {
    const names = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, words] of Object.entries(sentences)) {
      if (english !== 'The {house}') expect(names(words), english).toEqual(names(english));
      expect(words.trim(), english).not.toBe('');
    }
  });

  test('follows its typography', () => {
    for (const [, words] of Object.entries(sentences)) {
      if (language === 'fr') {
        expect(words).not.toMatch(/ [:%»]|« |["“”]|\w'\w| [?!;]/);
        expect(words).not.toMatch(/[^\u00a0\d]:(?!\/\/|\d)/);
      } else {
        expect(words.match(/\?/g)?.length, words).toBe(words.match(/¿/g)?.length);
        expect(words.match(/!/g)?.length, words).toBe(words.match(/¡/g)?.length);
      }
    }
  });
});

describe('§13.4 a sentence', () => {
  test('is English where no language is spoken, with its figures', () => {
    expect(inEnglish.t('{free} left', { free: 2 })).toBe('2 left');
    expect(inFrench.t('{free} left', { free: 2 })).toBe('reste 2');
  });

  test('may have more than text in it', () => {
    const part = { link: true };
    expect(inEnglish.partsOf('Last updated {date}', { date: part })).toEqual(['Last updated ', part, '']);
    expect(inFrench.partsOf('Last updated {date}', { date: part })).toEqual(['Mis à jour le ', part, '']);
  });

  test('counts as its language does: zero is singular in French alone', () => {
    expect([0, 1, 2].map((count) => isSingular(count, 'en'))).toEqual([false, true, false]);
    expect([0, 1, 2].map((count) => isSingular(count, 'fr'))).toEqual([true, true, false]);
    expect([decimal(4.7, 'en'), decimal(4.7, 'fr')]).toEqual(['4.7', '4,7']);
  });
});
