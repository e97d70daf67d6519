import { LANGUAGE_CODES, type Language } from '@motel/language';
import { CATALOGUES } from '@motel/language/catalogues';
import { expect, type Page } from '@playwright/test';

/** Fewer letters, or a word alone, may be French, too: such a sentence must be the whole of a text. */
const FEW = 12;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordsOf = (sentence: string): string => sentence.replace(/\{\w+\}/g, '');

/** The English sentences that are not the same in a language. */
const ENGLISH = new Map(LANGUAGE_CODES.map((language) => [language, englishBeside(language)]));

function englishBeside(language: Language): readonly RegExp[] {
  const { sentences } = CATALOGUES[language];
  return (
    Object.entries(sentences)
      .filter(([english, other]) => english !== other && /[A-Za-z]{3}/.test(wordsOf(english)))
      // `Total {amount}`, where `Total` is the same in both.
      .filter(([english]) => {
        const word = wordsOf(english).trim();
        return sentences[word] !== word;
      })
      .map(([english]) => {
        const words = wordsOf(english);
        const pattern = english
          .split(/\{\w+\}/)
          .map(escaped)
          .join('.{1,80}?');
        const isLong = words.length > FEW && / /.test(words.trim());
        return new RegExp(isLong ? `(?<!\\p{L})${pattern}(?!\\p{L})` : `^${pattern}$`, 'u');
      })
  );
}

/** The texts among these that have an English sentence of the software. */
export function englishIn(texts: readonly string[], language: Language = 'fr'): readonly string[] {
  return texts.filter((text) => ENGLISH.get(language)?.some((sentence) => sentence.test(text)));
}

/** Expects no English sentence of the software in what a page shows, or says to a screen reader. */
export async function expectIn(language: Language, page: Page): Promise<void> {
  const { lang, texts } = await page.evaluate(() => {
    const shown = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      // The lines above the page offer it in other languages.
      if (!node.parentElement?.closest('script, style, body > aside')) shown.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]:not(body > aside *)`))
        shown.push(element.getAttribute(name) ?? '');
    }
    return {
      lang: document.documentElement.lang,
      texts: shown.map((text) => text.replace(/\s+/g, ' ').trim()),
    };
  });
  expect(lang, page.url()).toBe(`${language}-CA`);
  expect(englishIn(texts, language), page.url()).toEqual([]);
}
