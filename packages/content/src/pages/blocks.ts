import { parseCivilDate } from '@motel/booking-core';
import type { MarkedToken, Token, Tokens } from 'marked';
import { plainText, readInlines } from './inlines.ts';
import type { Block, Entry, Inlines, TextBlock } from './page-words.ts';

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading of something that happened on a day: `2026-09-01 The bridge is open`. */
const DATED = /^(?<date>\d{4}-\d\d-\d\d) +(?=\S)/;

/** Turns Markdown into a page's blocks and says what does not belong on one. */
export function readBlocks(tokens: readonly Token[], mistakes: string[]): readonly Block[] {
  const blocks: Block[] = [];
  let into: TextBlock[] | Block[] = blocks;
  let depth = 1;
  let label = '';
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'space' || token.type === 'def') continue;
    if (token.type === 'heading') {
      checkDepth(token, depth, mistakes);
      depth = token.depth;
      const inlines = readInlines(token.tokens, mistakes);
      label = plainText(inlines);
      const entry = entryOf(inlines, mistakes);
      // What follows a dated heading belongs to it, until the next heading of its level.
      if (entry !== undefined || depth === 2) into = blocks;
      if (entry === undefined) into.push({ tag: headingTag(depth), inlines });
      else {
        const inside: TextBlock[] = [];
        blocks.push({ ...entry, blocks: inside });
        into = inside;
      }
      continue;
    }
    const block = textBlock(token, label, mistakes);
    if (block === undefined) mistakes.push(`"${firstLine(token)}" is no heading, paragraph, list or table`);
    else into.push(block);
  }
  return blocks;
}

function checkDepth({ depth, text }: Tokens.Heading, before: number, mistakes: string[]): void {
  if (depth === 1) mistakes.push(`the heading "${text}" must begin with ##: the headline is above it`);
  else if (depth > 4) mistakes.push(`the heading "${text}" must begin with #### at most`);
  else if (depth > before + 1) mistakes.push(`the heading "${text}" skips a level`);
}

function headingTag(depth: number): 'h2' | 'h3' | 'h4' {
  return HEADINGS[depth as keyof typeof HEADINGS] ?? 'h4';
}

function entryOf([first, ...rest]: Inlines, mistakes: string[]): Omit<Entry, 'blocks'> | undefined {
  if (typeof first !== 'string') return undefined;
  const date = DATED.exec(first)?.groups?.date;
  if (date === undefined) return undefined;
  if (parseCivilDate(date) === undefined) mistakes.push(`there is no day ${date}`);
  return { tag: 'entry', date, heading: [first.replace(DATED, ''), ...rest] };
}

function textBlock(token: MarkedToken, label: string, mistakes: string[]): TextBlock | undefined {
  switch (token.type) {
    case 'paragraph':
      return { tag: 'p', inlines: readInlines(token.tokens, mistakes) };
    case 'list':
      return { tag: token.ordered ? 'ol' : 'ul', items: token.items.map((item) => listItem(item, mistakes)) };
    case 'table':
      return {
        tag: 'table',
        label,
        head: token.header.map(({ tokens }) => readInlines(tokens, mistakes)),
        rows: token.rows.map((row) => row.map(({ tokens }) => readInlines(tokens, mistakes))),
      };
    default:
      return undefined;
  }
}

function listItem({ tokens, text }: Tokens.ListItem, mistakes: string[]): Inlines {
  const [words, ...more] = tokens as readonly MarkedToken[];
  if (words?.type === 'text' && words.tokens !== undefined && more.length === 0) {
    return readInlines(words.tokens, mistakes);
  }
  mistakes.push(`the list item "${text.split('\n')[0]}" must be one run of words`);
  return [];
}

function firstLine({ raw }: Token): string {
  return raw.trim().split('\n')[0] ?? '';
}
