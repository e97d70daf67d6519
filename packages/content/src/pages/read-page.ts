import { lexer } from 'marked';
import { ContentMistakes } from '../checks/content-mistakes.ts';
import type { PageWords } from '../shapes/page-words.ts';
import { readBlocks } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { PageSource } from './source-of.ts';

/**
 * The parser's time grows with the square of the marks in a block, and its stack with the depth of quotes and lists.
 */
const MARKS = /[*_~`[\]<>!]/g;
const MOST_MARKS = { page: 5000, block: 1000 };
const TOO_DEEP = /^(?:\s*(?:>|[-+*] |\d{1,9}[.)] )){20}/m;

/** Why a text is not parsed: an attacker wrote it to occupy the server, or something that is no text was pasted. */
function whyUnreadable(body: string): string | undefined {
  const marksOf = (text: string) => text.match(MARKS)?.length ?? 0;
  const blocks = body.split(/\n[ \t]*\n/);
  if (marksOf(body) > MOST_MARKS.page || blocks.some((block) => marksOf(block) > MOST_MARKS.block))
    return `a paragraph has at most ${MOST_MARKS.block} marks such as * and [, and a page ${MOST_MARKS.page}`;
  return TOO_DEEP.test(body) ? 'quotes and lists are nested at most 20 deep' : undefined;
}

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
  const unreadable = whyUnreadable(body);
  if (unreadable !== undefined) throw mistakesIn(name, [unreadable]);
  const blocks = readBlocks(lexer(body), source, mistakes);
  if (blocks.length === 0) mistakes.push('it has no words');
  if (mistakes.length > 0 || front === undefined) {
    throw mistakesIn(name, mistakes);
  }
  return { ...front, blocks };
}

function mistakesIn(name: string, sentences: readonly string[]): ContentMistakes {
  return new ContentMistakes(sentences.map((words) => ({ file: `pages/${name}`, path: [], words })));
}
