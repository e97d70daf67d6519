import * as z from 'zod/mini';
import { date, matching, text } from '../shapes/fields.ts';
import { plainly } from './literally.ts';
import { pagePicture } from './page-pictures.ts';
import type { PageSource } from './source-of.ts';

const FENCED = /^---\n(?<lines>[\s\S]*?)\n---(?:\n(?<body>[\s\S]*))?$/;

const shape = z.strictObject({
  title: text,
  description: text,
  headline: text,
  updated: date,
  picture: z.optional(text),
  place: z.optional(z.pipe(matching(/^[1-9]\d?$/, 'must be a whole number, 1 to 99'), z.transform(Number))),
  menu: z.optional(z.literal('yes', 'must be yes, or left out')),
});

/** Splits a page into its front matter between lines of `---`, one `name: value` a line, and the rest. */
export function readFrontMatter(markdown: string, source: PageSource, mistakes: string[]) {
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
  const [name] = issue.path;
  const words = issue.code === 'invalid_type' ? 'is missing' : issue.message;
  return `${NAMED[String(name)] ?? String(name)} ${words}`;
}

/** Entries, by what they are on the page. */
export const NAMED: Readonly<Record<string, string>> = {
  title: 'its name',
  headline: 'its headline',
  description: 'its sentence in search results',
  updated: 'the day of its last change',
  place: 'its place among your own pages',
  menu: 'menu',
};
