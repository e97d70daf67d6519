import { parseCivilDate } from '@motel/booking-core';
import { lexer } from 'marked';
import * as z from 'zod/mini';
import { ContentMistakes } from '../checks/content-mistakes.ts';
import { text } from '../shapes/fields.ts';
import type { PageWords } from '../shapes/page-words.ts';
import { readBlocks } from './blocks.ts';
import { plainly } from './literally.ts';
import { pagePicture } from './page-pictures.ts';
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
  const filled = fillPlaceholders(markdown.replaceAll('\r\n', '\n'), source, mistakes);
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

const FENCED = /^---\n(?<lines>[\s\S]*?)\n---(?:\n(?<body>[\s\S]*))?$/;

const date = z
  .string('must be text')
  .check(z.refine((written) => parseCivilDate(written) !== undefined, 'must be a date such as 2026-11-21'));

const shape = z.strictObject({
  title: text,
  description: text,
  headline: text,
  updated: date,
  picture: z.optional(text),
  place: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d?$/, 'must be a whole number, 1 to 99')), z.transform(Number)),
  ),
  menu: z.optional(z.literal('yes', 'must be yes, or left out')),
});

interface FrontMatter {
  readonly front: Omit<PageWords, 'blocks'> | undefined;
  readonly body: string;
}

/** Splits a page into its front matter between lines of `---`, one `name: value` a line, and the rest. */
function readFrontMatter(markdown: string, source: PageSource, mistakes: string[]): FrontMatter {
  const { lines, body = '' } = FENCED.exec(markdown)?.groups ?? {};
  if (lines === undefined) {
    mistakes.push('it must begin with title, description, headline and updated between two lines of ---');
    return { front: undefined, body: markdown };
  }
  const read = z.safeParse(shape, Object.fromEntries(lines.split('\n').map(nameAndValue)));
  if (read.success) {
    const { picture, updated, ...words } = read.data;
    const beside = picture === undefined ? {} : { picture: pagePicture(picture, source, mistakes) };
    return { front: { ...words, ...beside, updated: source.dateOf(updated) }, body };
  }
  mistakes.push(...read.error.issues.map(sentence));
  return { front: undefined, body };
}

/** The title of a page as its owner has written it, whatever else of the page is wrong. */
export function pageTitle(markdown: string): string | undefined {
  const { lines = '' } = FENCED.exec(markdown.replaceAll('\r\n', '\n'))?.groups ?? {};
  return Object.fromEntries(lines.split('\n').map(nameAndValue)).title;
}

function nameAndValue(line: string): [string, string] {
  const [name = ''] = line.split(':', 1);
  return [name.trim(), plainly(line.slice(name.length + 1).trim())];
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.join(', ')} between the lines of --- is not a known name`;
  }
  return `${issue.path.join('.')} ${issue.message}`;
}

/** The words between the lines of `---`. */
const FRONT = /^((?:title|description|headline): *)(.+)$/;

/** The mark of a heading, an item or a note, the words behind it, and the sign of a line break. */
const LINE = /^(\s*(?:#{2,4} |- |\d+\. |> )?)(.*?)(\\?)$/;

/** A page of words in another language, line by line. */
export function inLines(markdown: string, translate: (text: string) => string): string {
  const lines = markdown.split(/\r?\n/);
  const bodyAt = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines
    .map((line, at) => {
      if (at < bodyAt)
        return line.replace(FRONT, (_, name: string, value: string) => name + translate(value));
      const [, mark = '', words = '', end = ''] = LINE.exec(line) ?? [];
      return words === '' ? line : mark + translate(words) + end;
    })
    .join('\n');
}

const PLACEHOLDER = /\{(?<name>[^{}\n]*)\}/g;

/** Replaces a page's placeholders with the motel's facts. */
function fillPlaceholders(markdown: string, { placeholders }: PageSource, mistakes: string[]): string {
  return markdown.replaceAll(PLACEHOLDER, (written, name: string) => {
    if (Object.hasOwn(placeholders, name)) return placeholders[name] ?? '';
    mistakes.push(`there is no ${written}; there are ${Object.keys(placeholders).join(', ')}`);
    return written;
  });
}
