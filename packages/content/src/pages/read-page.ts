import { lexer } from 'marked';
import { ContentMistakes } from '../checks/content-mistakes.ts';
import type { PageWords } from '../shapes/page-words.ts';
import { readBlocks } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import type { PageSource } from './page-source.ts';
import { fillPlaceholders } from './placeholders.ts';

/**
 * Reads a page's Markdown file while the site is built.
 * @param name the file's name, for the messages about its mistakes
 * @param markdown front matter between two lines of `---`, then headings, paragraphs, lists and tables
 * @throws ContentMistakes naming every mistake
 */
export function readPage(name: string, markdown: string, source: PageSource): PageWords {
  const mistakes: string[] = [];
  const filled = fillPlaceholders(markdown.replaceAll('\r\n', '\n'), source.placeholders, mistakes);
  const { front, body } = readFrontMatter(filled, source, mistakes);
  const blocks = readBlocks(lexer(body), source, mistakes);
  if (blocks.length === 0) mistakes.push('it has no words');
  if (mistakes.length > 0 || front === undefined) {
    throw new ContentMistakes(mistakes.map((mistake) => `pages/${name}: ${mistake}.`));
  }
  return { ...front, blocks };
}
