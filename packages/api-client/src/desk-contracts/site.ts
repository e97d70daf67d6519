import * as z from 'zod/mini';
import type { DeskCall } from '../contracts/endpoint.ts';
import { count } from '../contracts/wire-fields.ts';
import { instant, text } from './stay-fields.ts';

/** Bytes of a request: the longest page, twice. */
const MOST_BYTES = 256 * 1024;

/** Bytes of a whole content. */
const MOST_BYTES_IN_ALL = 2 * 1024 * 1024;

/** Characters of a file. */
const LONGEST_TEXT = 100_000;

/** The name of a file of the motel's content: `pages/about.md`. */
const partName = z.string().check(z.maxLength(100));

/** The name of something new, as a person types it. */
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** The text that a person saw, by its hash: another person may have changed it since. */
const seen = z.string().check(z.maxLength(64));

/** A part as a person saw it. */
const seenPart = z.object({ name: partName, seen });

const path = z.array(z.union([z.string().check(z.maxLength(200)), count])).check(z.maxLength(8));

const value = z.union([
  z.string().check(z.maxLength(5000)),
  z.number(),
  z.boolean(),
  z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(50)),
  z.null(),
]);

/** How a field is written. */
const kind = z.union([
  z.enum(['line', 'text', 'list', 'number', 'flag', 'picture']),
  z.object({ oneOf: z.array(text) }),
]);

const field = z.object({
  path,
  label: text,
  kind,
  isOptional: z.optional(z.boolean()),
  /** Absent where it is left out. */
  value: z.optional(value),
});
export type SiteField = z.output<typeof field>;

/** The name of a file that is content: no other path gets into a folder by an export. */
const fileName = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^(?:[a-z]+\.(?:yaml|json)|rooms\/[a-z0-9-]+\.yaml|pages\/[A-Za-z0-9-]+\.md)$/),
  );

/** Files by their names: `pages/about.md`. */
const texts = z.record(fileName, z.string().check(z.maxLength(LONGEST_TEXT)));

const siteVersion = z.object({ version: count, at: instant, by: text, note: text });

/** A part as it is in the draft. */
const part = z.object({
  name: text,
  title: text,
  seen,
  /** It waits to be published. */
  isChanged: z.boolean(),
  /** The motel can do without it. */
  isRemovable: z.boolean(),
  /** Sentences about its mistakes, which nobody can publish. */
  mistakes: z.array(text),
  groups: z.array(z.object({ title: text, fields: z.array(field) })),
  /** The Markdown of a page of words. */
  text: z.optional(text),
  /** Pictures that it can show, each with its description. */
  pictures: z.array(z.object({ name: text, src: text, alt: text })),
});
export type SitePart = z.output<typeof part>;

/** The motel's content: what guests see, and what waits to be published. */
export const SITE_CALLS = {
  site: {
    method: 'GET',
    path: '/api/desk/site',
    right: 'owner',
    answer: z.object({
      published: siteVersion,
      /** Every part that can be edited. */
      parts: z.array(z.object({ name: text, title: text })),
      /** The changes that wait, the last one first. */
      waits: z.array(
        z.object({ name: text, title: text, isRemoved: z.boolean(), by: text, at: instant, seen }),
      ),
      /** Why it cannot be published. */
      mistakes: z.array(z.object({ name: text, title: text, sentence: text })),
      /** The newest first. */
      history: z.array(siteVersion),
      /** Whoever opens this address sees what waits; absent where nobody has made one, or it has ended. */
      preview: z.optional(z.object({ url: text, until: instant })),
    }),
  },
  sitePart: {
    method: 'GET',
    path: '/api/desk/site/part',
    right: 'owner',
    query: z.object({ name: partName }),
    answer: part,
  },
  /** Keeps a part in the draft, with its mistakes. */
  editSitePart: {
    method: 'POST',
    path: '/api/desk/site/part',
    right: 'owner',
    mostBytes: MOST_BYTES,
    body: z.object({
      name: partName,
      seen,
      changes: z.optional(z.array(z.object({ path, value })).check(z.maxLength(500))),
      text: z.optional(z.string().check(z.maxLength(LONGEST_TEXT))),
    }),
    answer: part,
  },
  /** Begins a page of words in the draft. */
  addSitePage: {
    method: 'POST',
    path: '/api/desk/site/pages',
    right: 'owner',
    body: z.object({ title }),
    answer: part,
  },
  /** Begins a kind of room in the draft, like another one. */
  addRoomKind: {
    method: 'POST',
    path: '/api/desk/site/rooms',
    right: 'owner',
    body: z.object({ title, like: partName }),
    answer: part,
  },
  /** Takes a page of words, or a kind of room, away in the draft. */
  removeSitePart: {
    method: 'POST',
    path: '/api/desk/site/part/remove',
    right: 'owner',
    body: seenPart,
    answer: z.object({ name: text }),
  },
  /** Takes a change out of the draft. */
  dropSitePart: {
    method: 'POST',
    path: '/api/desk/site/part/drop',
    right: 'owner',
    body: seenPart,
    answer: z.object({ name: text }),
  },
  /** Publishes what waits: all of it, or nothing where a part has mistakes or was changed since. */
  publishSite: {
    method: 'POST',
    path: '/api/desk/site/publish',
    right: 'owner',
    body: z.object({
      version: count,
      parts: z.array(seenPart).check(z.minLength(1), z.maxLength(200)),
    }),
    answer: z.object({ version: count }),
  },
  /** Publishes an earlier version again; what waits stays. */
  goBackSite: {
    method: 'POST',
    path: '/api/desk/site/back',
    right: 'owner',
    body: z.object({ version: count, to: count }),
    answer: z.object({ version: count }),
  },
  /** The published content as files. */
  siteTexts: {
    method: 'GET',
    path: '/api/desk/site/texts',
    right: 'owner',
    answer: z.object({ version: count, texts }),
  },
  /** Publishes a content of files in the place of the whole; what waits stays. */
  importSite: {
    method: 'POST',
    path: '/api/desk/site/texts',
    right: 'owner',
    mostBytes: MOST_BYTES_IN_ALL,
    body: z.object({ version: count, texts }),
    answer: z.object({ version: count }),
  },
  /** Makes a secret address of the draft; an earlier one ends. */
  previewSite: {
    method: 'POST',
    path: '/api/desk/site/preview',
    right: 'owner',
    answer: z.object({ url: text, until: instant }),
  },
} as const satisfies Record<string, DeskCall>;
