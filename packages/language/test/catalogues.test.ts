import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, tongueOf } from '../src/catalogues.ts';
import { decimal, isSingular, partsOf, sentencesIn, t } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['apps/web/src', 'apps/api/src', 'packages/ui/src', 'packages/content/src'];
const SAID = /\b(?:t|said)\(\s*(?:'([^'\n]*)'|"([^"\n]*)")/g;

const french = Object.entries(CATALOGUES.fr);
const inFrench = sentencesIn(tongueOf('fr'));

describe('§13.4 a catalogue of the software’s sentences', () => {
  test('has each sentence that the code says, and no other', () => {
    const said = SOURCES.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => readFileSync(join(root, folder, path), 'utf8'))
        .flatMap((source) => [...source.matchAll(SAID)].map(([, single, double]) => single ?? double ?? '')),
    );
    expect(new Set(french.map(([english]) => english))).toEqual(new Set(said));
  });

  test('has the figures of each sentence, and says something', () => {
    const names = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, words] of french) {
      if (english !== 'The {house}') expect(names(words), english).toEqual(names(english));
      expect(words.trim(), english).not.toBe('');
    }
  });

  test('follows French typography: unbroken spaces, guillemets, apostrophes', () => {
    for (const [, words] of french) {
      expect(words).not.toMatch(/ [:%»]|« |["“”]|\w'\w| [?!;]/);
      expect(words).not.toMatch(/[^\u00a0\d]:(?!\/\/|\d)/);
    }
  });
});

describe('§13.4 a sentence', () => {
  test('is English where no language is spoken, with its figures', () => {
    expect(t('{free} left', { free: 2 })).toBe('2 left');
    expect(inFrench.t('{free} left', { free: 2 })).toBe('reste 2');
  });

  test('may have more than text in it', () => {
    const part = { link: true };
    expect(partsOf('Last updated {date}', { date: part })).toEqual(['Last updated ', part, '']);
    expect(inFrench.partsOf('Last updated {date}', { date: part })).toEqual(['Mis à jour le ', part, '']);
  });

  test('counts as its language does: zero is singular in French alone', () => {
    expect([0, 1, 2].map((count) => isSingular(count))).toEqual([false, true, false]);
    expect([0, 1, 2].map((count) => isSingular(count, 'fr'))).toEqual([true, true, false]);
    expect([decimal(4.7), decimal(4.7, 'fr')]).toEqual(['4.7', '4,7']);
  });
});
