import * as z from 'zod/mini';
import { count } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { firstAnswers } from './first-answers.ts';
import { instant, text } from './stay-fields.ts';

/** Bytes of a request: the longest page, twice. */
const MOST_BYTES = 256 * 1024;

/** Bytes of a whole content. */
const MOST_BYTES_IN_ALL = 4 * 1024 * 1024;

/** Bytes of a request with pictures in it: one from a telephone, or several small ones. */
const MOST_BYTES_OF_PICTURES = 12 * 1024 * 1024;

/** Characters of a page of words, and of a file: a dictionary has every page in it, a tariff ten thousand entries. */
const [LONGEST_PAGE, LONGEST_FILE] = [100_000, 2_000_000];

/** The name of a file of the motel's content: `pages/about.md`. */
const partName = z.string().check(z.maxLength(100));

/** The name of something new, as a person types it. */
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** The text that a person saw, by its hash: another person may have changed it since. */
const seen = z.string().check(z.maxLength(64));

const seenPart = z.object({ name: partName, seen });

const path = z.array(z.union([z.string().check(z.maxLength(5000)), count])).check(z.maxLength(8));

const value = z.union([
  z.string().check(z.maxLength(5000)),
  z.number(),
  z.boolean(),
  z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(50)),
  z.null(),
]);

export const siteChanges = z.array(z.object({ path, value })).check(z.maxLength(500));

const kind = z.union([
  z.enum([
    ...(['line', 'text', 'list', 'number', 'flag', 'colour', 'picture', 'logo', 'pictures'] as const),
    ...(['hour', 'deskHours', 'phone', 'place', 'country', 'zone', 'languages'] as const),
    ...(['room', 'follows'] as const),
  ]),
  z.object({ oneOf: z.array(text) }),
]);

const field = z.object({
  path,
  label: text,
  kind,
  isOptional: z.optional(z.boolean()),
  /** Absent where it is left out. */
  value: z.optional(value),
  /** Of a text without a translation: the one most alike that has one; `isFormer` where this was written in its place. */
  near: z.optional(z.object({ text, words: text, isFormer: z.boolean() })),
});
export type SiteField = z.output<typeof field>;

/** The name of a file that is content: no other path gets into a folder by an export. */
const fileName = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?:[a-z]+\.yaml|rooms\/[a-z0-9-]+\.yaml|pages\/[A-Za-z0-9-]+\.md)$/));

/** Files by their names: `pages/about.md`. */
const texts = z.record(fileName, z.string().check(z.maxLength(LONGEST_FILE)));

/** The path of a picture in the motel's folder: `public/pictures/door-14.svg`. */
const picturePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?:public|mail-pictures|photos)(?:\/[\w-][\w.-]*)+$/));

/** The SHA-256 of each drawing and icon, by its path. */
const pictures = z.record(picturePath, z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/** The words for a picture; may be empty. */
const words = z.string().check(z.trim(), z.maxLength(300));

const bytes = z.base64();

const siteVersion = z.object({ version: count, at: instant, by: text, note: text });

/** A picture, with what it shows in words: empty until its owner says it. */
const picture = z.object({
  name: text,
  src: text,
  alt: text,
  /** Where it is shown. */
  place: z.optional(text),
  /** The point that no cut may lose, in per cent from the left and the top: `77 34`. */
  focus: z.optional(text),
  /** Some of its sizes are not made yet. */
  isInMaking: z.optional(z.boolean()),
});
export type SitePicture = z.output<typeof picture>;

/** A part as it is in the draft. */
const part = z.object({
  name: text,
  title: text,
  seen,
  /** It waits to be published. */
  isChanged: z.boolean(),
  /** The motel can do without it. */
  isRemovable: z.boolean(),
  /** Its mistakes, which cannot be published: the path of the field, and a sentence. */
  mistakes: z.array(z.object({ path, sentence: text })),
  groups: z.array(
    z.object({ title: text, says: z.optional(text), part: z.optional(text), fields: z.array(field) }),
  ),
  /** The Markdown of a page of words. */
  text: z.optional(text),
  /** The motel's name and rules as guests read them in each language; absent of other parts, and beside a mistake. */
  says: z.optional(z.array(z.object({ language: text, lines: z.array(text) }))),
  /** Pictures that it can show. */
  pictures: z.array(picture),
  /** Kinds of room that it can show. */
  rooms: z.array(z.object({ id: text, title: text })),
});
export type SitePart = z.output<typeof part>;

/** The motel's content: what guests see, and what waits to be published. */
export const SITE_CALLS = {
  site: get('owner', '/site', {
    answer: z.object({
      published: siteVersion,
      /** Every part that can be edited. */
      parts: z.array(
        z.object({
          name: text,
          title: text,
          /** In a few words: `45 to write`. */
          state: z.optional(text),
          /** It asks for the owner's hand. */
          isWaiting: z.optional(z.boolean()),
        }),
      ),
      /** In a few words, by the addresses of the desk's pages about what is sold. */
      states: z.record(text, text),
      /** The changes that wait, the last one first. */
      waits: z.array(
        z.object({ name: text, title: text, isRemoved: z.boolean(), by: text, at: instant, seen }),
      ),
      /** Why it cannot be published. */
      mistakes: z.array(z.object({ name: text, title: text, sentence: text })),
      /** No stay is in it: its owner may begin a motel of their own. */
      mayBegin: z.boolean(),
      /** The newest first. */
      history: z.array(siteVersion),
      /** Any visitor of this address sees what waits; only the session that made it can read it again. */
      preview: z.optional(z.object({ url: z.optional(text), until: instant })),
    }),
  }),
  /** `changes`: those that are not kept yet, as JSON. */
  sitePart: get('owner', '/site/part', {
    query: z.object({ name: partName, changes: z.optional(z.string().check(z.maxLength(50_000))) }),
    answer: part,
  }),
  /** Keeps a part in the draft, with its mistakes. */
  editSitePart: post('owner', '/site/part', {
    mostBytes: MOST_BYTES,
    body: z.object({
      name: partName,
      seen,
      changes: z.optional(siteChanges),
      text: z.optional(z.string().check(z.maxLength(LONGEST_PAGE))),
    }),
    answer: part,
  }),
  /** Begins a page of words in the draft. */
  addSitePage: post('owner', '/site/pages', { body: z.object({ title }), answer: part }),
  /** Begins a kind of room in the draft, like another one. */
  addRoomKind: post('owner', '/site/rooms', { body: z.object({ title, like: partName }), answer: part }),
  /** Takes a page of words, or a kind of room, away in the draft. */
  removeSitePart: post('owner', '/site/part/remove', { body: seenPart, answer: z.object({ name: text }) }),
  /** Takes a change out of the draft. */
  dropSitePart: post('owner', '/site/part/drop', { body: seenPart, answer: z.object({ name: text }) }),
  /** Publishes what waits: all of it, or nothing where a part has mistakes or was changed since. */
  publishSite: post('owner', '/site/publish', {
    body: z.object({ version: count, parts: z.array(seenPart).check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ version: count }),
  }),
  /** Publishes an earlier version again; what waits stays. */
  goBackSite: post('owner', '/site/back', {
    body: z.object({ version: count, to: count }),
    answer: z.object({ version: count }),
  }),
  /** The published content as files, with all that is sold now. */
  siteTexts: get('owner', '/site/texts', {
    /** @property left what no file says, a line each */
    answer: z.object({ version: count, texts, left: z.array(text) }),
  }),
  /** In the place of the whole; what waits stays. */
  importSite: post('owner', '/site/texts', {
    mostBytes: MOST_BYTES_IN_ALL,
    body: z.object({ version: count, texts, pictures }),
    answer: z.object({ version: count }),
  }),
  /** Reads what the site of an owner's first answers will say, or their mistake. Changes nothing. */
  readBegin: post('owner', '/site/begin/read', {
    body: firstAnswers,
    answer: z.object({
      /** No card is charged yet. */
      isRehearsal: z.boolean(),
      mistake: z.optional(text),
      says: z.array(
        z.object({ about: z.enum(['hours', 'plans', 'paying', 'guests']), sentences: z.array(text) }),
      ),
    }),
  }),
  /** Publishes a motel of its owner's first answers; one that has stays cannot begin. */
  beginSite: post('owner', '/site/begin', { body: firstAnswers, answer: z.object({ version: count }) }),
  /** The published content's pictures, from one of them on. */
  sitePictures: get('owner', '/site/pictures', {
    query: z.object({ from: z.string().check(z.regex(/^\d{1,6}$/)) }),
    /** @property next the first one that did not fit */
    answer: z.object({ pictures: z.record(picturePath, bytes), next: z.optional(count) }),
  }),
  /** Keeps pictures for a content that is then published. */
  keepSitePictures: post('owner', '/site/pictures', {
    mostBytes: MOST_BYTES_OF_PICTURES,
    body: z.object({ pictures: z.record(picturePath, bytes) }),
    /** To be named by the content. */
    answer: z.object({ hashes: pictures }),
  }),
  /** Puts a photograph into the draft; a job makes its sizes. */
  addPhotograph: post('owner', '/site/photographs', {
    mostBytes: MOST_BYTES_OF_PICTURES,
    body: z.object({ name: title, alt: words, bytes }),
    answer: z.object({ picture }),
  }),
  /** Says in the draft what a picture shows, and which point of it no cut may lose. */
  describePicture: post('owner', '/site/pictures/words', {
    body: z.object({
      name: partName,
      alt: words,
      focus: z.optional(z.string().check(z.regex(/^\d{1,3} \d{1,3}$/))),
    }),
    answer: z.object({ name: text }),
  }),
  /** Takes a photograph away in the draft. */
  removePhotograph: post('owner', '/site/photographs/remove', {
    body: z.object({ name: partName }),
    answer: z.object({ name: text }),
  }),
  /** Makes a secret address of the draft; an earlier one ends. */
  previewSite: post('owner', '/site/preview', { answer: z.object({ url: text, until: instant }) }),
};
