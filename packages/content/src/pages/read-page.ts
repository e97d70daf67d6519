import { parseCivilDate } from '@motel/booking-core';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { ContentMistakes } from '../checks/content-mistakes.ts';
import { nearest } from '../likely.ts';
import type { Block, Inline, Inlines, LinkCard, PageWords } from '../shapes/page-words.ts';
import { NAMED, readFrontMatter } from './front-matter.ts';
import { pictureRow, roomCards } from './page-pictures.ts';
import { plainText } from './page-text.ts';
import { type PageSource, PRICE } from './source-of.ts';

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
  if (unreadable !== undefined) throw mistakesIn(name, [unreadable], markdown);
  const blocks = readBlocks(lexer(body), source, mistakes);
  if (blocks.length === 0) mistakes.push('it has no words');
  if (mistakes.length > 0 || front === undefined) {
    throw mistakesIn(name, mistakes, markdown);
  }
  return { ...front, blocks };
}

function mistakesIn(name: string, sentences: readonly string[], markdown: string): ContentMistakes {
  const file = `pages/${name}`;
  return new ContentMistakes(
    sentences.map((words) => ({ file, path: [], words, ...lineOf(words, markdown) })),
  );
}

/** The part of a page that a sentence names: a placeholder, or quoted words. */
const PART = /\{[^{}]*\}|(?<=")[^"]+(?=")/;

/** The line on which the part of a page that a sentence names is first. */
function lineOf(sentence: string, markdown: string) {
  const [entry = ''] = Object.keys(NAMED).filter((name) => sentence.startsWith(NAMED[name] ?? name));
  const [part = entry && `${entry}:`] = PART.exec(sentence) ?? [];
  const at = part === '' ? -1 : markdown.split('\n').findIndex((line) => line.includes(part));
  return at < 0 ? {} : { line: at + 1 };
}

const PLACEHOLDER = /\{(?<name>[^{}\n]*)\}/g;

function fillPlaceholders(markdown: string, { placeholders }: PageSource, mistakes: string[]): string {
  return markdown.replaceAll(PLACEHOLDER, (written, name: string) => {
    if (Object.hasOwn(placeholders, name)) return placeholders[name] ?? '';
    const known = Object.keys(placeholders);
    const near = nearest(name, known);
    const likely = near === undefined ? `; there are ${known.join(', ')}` : `: perhaps {${near}}`;
    mistakes.push(`there is no ${written}${likely}`);
    return written;
  });
}

/** The heading of a dated entry: `2026-09-01 The bridge is open`. */
const DATED = /^(?<date>\d{4}-\d\d-\d\d) +(?=\S)/;

/** Turns Markdown into a page's blocks and reports everything that a page cannot show. */
function readBlocks(tokens: readonly Token[], source: PageSource, mistakes: string[]): readonly Block[] {
  const page: Block[] = [];
  // The page, and the current entry or question: blocks belong to it until a heading of its level or above.
  const open: { readonly depth: number; readonly blocks: Block[] }[] = [{ depth: 0, blocks: page }];
  let depth = 1;
  let label = '';
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'space' || token.type === 'def') continue;
    if (token.type !== 'heading') {
      const block = textBlock(token, label, source, mistakes);
      if (block) open.at(-1)?.blocks.push(block);
      else
        mistakes.push(
          `"${token.raw.trim().split('\n')[0]}" is no heading, paragraph, list, table, picture or note`,
        );
      continue;
    }
    checkDepth(token, depth, mistakes);
    depth = token.depth;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const inlines = readInlines(token.tokens, mistakes);
    label = plainText(inlines);
    const into = open.at(-1)?.blocks;
    const heading = entryOf(inlines, source, mistakes) ?? questionOf(depth, label, inlines);
    if (heading === undefined) {
      into?.push(plainHeading(depth, label, inlines));
      continue;
    }
    const blocks: Block[] = [];
    into?.push({ ...heading, blocks });
    open.push({ depth, blocks });
  }
  checkIds(page, mistakes);
  return page;
}

function checkDepth({ depth, text }: Tokens.Heading, before: number, mistakes: string[]): void {
  if (depth === 1) mistakes.push(`the heading "${text}" must begin with ##: the headline is above it`);
  else if (depth > 4) mistakes.push(`the heading "${text}" must begin with #### at most`);
  else if (depth > before + 1) mistakes.push(`the heading "${text}" skips a level`);
}

/** One of the second level has an id for links to it: `Guests & pets` becomes `guests-pets`. */
function plainHeading(depth: number, label: string, inlines: Inlines): Block {
  const words = label.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  if (depth === 2) return { tag: 'h2', inlines, id: words.join('-') };
  return { tag: depth === 3 ? 'h3' : 'h4', inlines };
}

function checkIds(blocks: readonly Block[], mistakes: string[]): void {
  const ids = blocks.flatMap((block) => (block.tag === 'h2' ? [block.id] : []));
  for (const id of ids.filter((name, index) => ids.indexOf(name) < index)) {
    mistakes.push(`two headings make the address #${id}`);
  }
}

function entryOf([first, ...rest]: Inlines, { dateOf }: PageSource, mistakes: string[]) {
  if (typeof first !== 'string') return undefined;
  const written = DATED.exec(first)?.groups?.date;
  if (written === undefined) return undefined;
  const isDay = parseCivilDate(written) !== undefined;
  if (!isDay) mistakes.push(`there is no day ${written}`);
  const date = isDay ? dateOf(written) : { date: written, shown: written };
  return { tag: 'entry', date, heading: [first.replace(DATED, ''), ...rest] } as const;
}

function questionOf(depth: number, label: string, heading: Inlines) {
  return depth > 2 && label.endsWith('?') ? ({ tag: 'question', heading } as const) : undefined;
}

function textBlock(
  token: MarkedToken,
  label: string,
  source: PageSource,
  mistakes: string[],
): Block | undefined {
  switch (token.type) {
    case 'paragraph':
      return (
        roomCards(token, source, mistakes) ??
        pictureRow(token, source, mistakes) ?? { tag: 'p', inlines: readInlines(token.tokens, mistakes) }
      );
    case 'list': {
      const items = token.items.map((item) => oneParagraph('list item', item, mistakes));
      return linkCards(items) ?? { tag: token.ordered ? 'ol' : 'ul', items };
    }
    case 'table':
      return {
        tag: 'table',
        label,
        head: token.header.map(({ tokens }) => plainText(readInlines(tokens, mistakes))),
        rows: token.rows.map((row) => row.map(({ tokens }) => readInlines(tokens, mistakes))),
      };
    case 'blockquote':
      return { tag: 'note', inlines: oneParagraph('note', token, mistakes) };
    default:
      return undefined;
  }
}

function oneParagraph(
  what: 'list item' | 'note',
  { tokens, text }: Tokens.ListItem | Tokens.Blockquote,
  mistakes: string[],
): Inlines {
  const [words, ...more] = tokens as readonly MarkedToken[];
  const isWords = words?.type === (what === 'note' ? 'paragraph' : 'text');
  if (isWords && words.tokens !== undefined && more.length === 0) return readInlines(words.tokens, mistakes);
  mistakes.push(`the ${what} "${text.split('\n')[0]}" must be one paragraph`);
  return [];
}

/** A list in which every item is a link on a line of its own, with words about it below. */
function linkCards(items: readonly Inlines[]): Block | undefined {
  const cards = items.map(linkCard);
  return cards.every((card) => card !== undefined) ? { tag: 'cards', items: cards } : undefined;
}

function linkCard([link, line, ...words]: Inlines): LinkCard | undefined {
  if (typeof link !== 'object' || link.tag !== 'a') return undefined;
  if (typeof line !== 'object' || line.tag !== 'br') return undefined;
  return { href: link.href, title: link.inlines, words };
}

/** A link to a page of the site, a web address, an e-mail address or a telephone number. */
const HREF = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+)/;

/** Turns the Markdown of one paragraph's text into data; adjacent texts become one string. */
function readInlines(tokens: readonly Token[], mistakes: string[]): Inlines {
  const inlines: Inline[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    const inline = readInline(token, mistakes);
    const last = inlines.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
    else if (inline !== undefined) inlines.push(inline);
  }
  return inlines;
}

function readInline(token: MarkedToken, mistakes: string[]): Inline | undefined {
  switch (token.type) {
    case 'text':
      // A line can break anywhere in the file; on the page the break is a space.
      return unbroken(token.text.replaceAll('\n', ' '));
    case 'escape':
      return token.text;
    case 'br':
      return { tag: 'br' };
    case 'codespan':
      return { tag: 'code', inlines: [token.text] };
    case 'strong':
    case 'em':
      return { tag: token.type, inlines: readInlines(token.tokens, mistakes) };
    case 'link':
      return link(token, mistakes);
    default:
      mistakes.push(`"${token.raw.trim()}" is no word, link, **strong** or *emphasis*`);
      return undefined;
  }
}

function link({ href, tokens }: Tokens.Link, mistakes: string[]): Inline {
  if (href.startsWith(PRICE)) return { tag: 'price', room: href.slice(PRICE.length) };
  if (!HREF.test(href)) {
    mistakes.push(
      `the link ${href} must be a page of this site, or a whole web address, e-mail address or telephone number`,
    );
  }
  return { tag: 'a', href, inlines: readInlines(tokens, mistakes) };
}

/** A figure and its unit, a road and its number. */
const TOGETHER = /(\d (?:km|m|cm)|½ hours?|Highway \d)\b/g;

/** The same words, with spaces that do not break over two lines where they belong together: `135 km`, `Highway 9`. */
export function unbroken(text: string): string {
  return text.replaceAll(TOGETHER, (together) => together.replace(' ', '\u00a0'));
}
