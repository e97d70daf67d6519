import { lexer } from 'marked';
import { ContentMistakes } from '../checks/validate-content.ts';
import { motel } from '../motel.ts';
import { policies } from '../policies.ts';
import { properties } from '../rooms.ts';
import { readBlocks } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import type { PageWords } from './page-words.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';
import { placeholdersFrom } from './placeholders-from.ts';

/**
 * Reads a page's Markdown file while the site is built.
 * @param name the file's name, for the messages about its mistakes
 * @param markdown front matter between two lines of `---`, then headings, paragraphs, lists and tables
 * @param placeholders by default the motel's own facts and policies
 * @throws ContentMistakes naming every mistake
 */
export function readPage(
  name: string,
  markdown: string,
  placeholders: Placeholders = ownPlaceholders,
): PageWords {
  const mistakes: string[] = [];
  const filled = fillPlaceholders(markdown.replaceAll('\r\n', '\n'), placeholders, mistakes);
  const { front, body } = readFrontMatter(filled, mistakes);
  const blocks = readBlocks(lexer(body), mistakes);
  if (blocks.length === 0) mistakes.push('it has no words');
  if (mistakes.length > 0 || front === undefined) {
    throw new ContentMistakes(mistakes.map((mistake) => `pages/${name}: ${mistake}.`));
  }
  return { ...front, blocks };
}

/** This motel's facts and policies, by their placeholder names. */
const ownPlaceholders = placeholdersFrom({ motel, policies, properties });
