import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { readPhone } from '@motel/api-client/phone';
import { checkFeedback, checkMobile, isPhone } from '@motel/booking-core';
import { parseAst } from 'vitest/node';
import { spokenReference } from '../../src/booking/reference.ts';
import { readIdempotencyKey } from '../../src/http/calls.ts';
import { acceptedEncoding } from '../../src/http/site/content-encoding.ts';
import { isKnown } from '../../src/http/site/entity-tag.ts';
import { asksForFile, siteAddress } from '../../src/http/site/site-routes.ts';
import { oneLine, plainLines, quoted } from '../../src/mail/guest-words.ts';
import { withStayToken } from '../../src/mail/letters/bookings-link.ts';
import { checkCard } from '../../src/money/providers/embedded/card-form.ts';
import { isSignedEvent } from '../../src/money/providers/event-signature.ts';
import { outcomeOf } from '../../src/shared/outcome.ts';

const now = new Date('2026-11-20T18:00:00Z');
const SITE = 'http://localhost:3000';

/** Functions that match several patterns in text from outside, or one after another; each alone is tried below. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  isPhone,
  checkMobile,
  oneLine,
  quoted,
  plainLines,
  checkFeedback: (text) => checkFeedback({ name: text, email: text, message: text, isAccurate: true }),
  isSignedEvent: (text) => isSignedEvent('{}', text, 'secret', now),
  acceptedEncoding,
  isKnown: (text) => isKnown('W/"tag"', text),
  siteAddress: (text) => asksForFile(siteAddress(`${SITE}/${encodeURI(text)}`, SITE)),
  readIdempotencyKey: (text) =>
    outcomeOf(() => readIdempotencyKey(new Headers({ 'idempotency-key': encodeURI(text) }))),
  spokenReference,
  withStayToken: (text) => withStayToken(text, 'token'),
  readPhone: (text) => readPhone(text, '+1'),
  checkCard: (text) => checkCard({ number: text, expiry: text, cvc: text, name: text }, now),
};

/** Texts to repeat: many matching characters before a mismatch make a pattern backtrack. */
const PUMPS = [
  ...['a', ' ', '.', '1', '@', 'a.', 'a@', '1 ', '(', '=', ',', 't=1,', 'v1=ff,', ';q=', 'W/"'],
  ...['\t', '\n', '\u2028', '-', '/', '\\', 'See your bookings: '],
];
const STARTS = ['', 'a@', '+1', 't=', '1', 'W/'];

/** Characters: quadratic backtracking over them takes seven seconds, reading them once takes milliseconds. */
const LENGTH = 50_000;
/** Milliseconds; far longer than one text needs, also on a busy machine. */
const LONG = 4000;

/** Returns whether a text is read within `limit` milliseconds. */
function isRead(read: (text: string) => unknown, text: string, limit = LONG): boolean {
  try {
    runInNewContext('read(text)', { read, text }, { timeout: limit });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

describe('texts that make a pattern backtrack', () => {
  test('a quadratic pattern would be detected', () => {
    const backtracks = (text: string) => /\s+$/.test(text);
    expect(isRead(backtracks, `${' '.repeat(4 * LENGTH)}!`, 1000)).toBe(false);
  });

  test.each(Object.entries(READERS))('%s reads a long text in linear time', (_, read) => {
    for (const start of STARTS) {
      for (const pump of PUMPS) {
        const text = `${start}${pump.repeat(Math.ceil(LENGTH / pump.length))}!`;
        expect(isRead(read, text), JSON.stringify([start, pump])).toBe(true);
      }
    }
  });
});

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** All that runs on the server: the site's pages and their parts as well. */
const SOURCES = '{apps/{api,web},packages/*}/src/**/*.{ts,tsx}';

interface Pattern {
  /** E.g. `apps/api/src/http/app.ts /a+/g`; a pattern that is put together by the program ends in `RegExp()`. */
  readonly name: string;
  /** Absent for one that is put together by the program. */
  readonly pattern?: RegExp;
}

/** Every regular expression of a source. */
function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ name: `${file} /${pattern}/${flags}`, pattern: new RegExp(pattern, flags) });
    } else if (isRegExpCall(node)) found.push({ name: `${file} RegExp()` });
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }));
  return found;
}

const isRegExpCall = (node: object): boolean =>
  'callee' in node && (node.callee as { name?: string } | undefined)?.name === 'RegExp';

const PATTERNS = globSync(SOURCES, { cwd: ROOT })
  .toSorted()
  .flatMap((file) => patternsIn(file, readFileSync(`${ROOT}/${file}`, 'utf8')));

/** Characters of every kind that patterns name; those of a pattern itself come to them. */
const COMMON = ['a', 'Z', '0', '9', ' ', '\t', '\n', '-', '_', '.', ',', '/', '\u00e9', '\u0301', '\u2028'];

/** One character of each kind that a part of the pattern matches: what it can be made to repeat. */
function lettersFor({ source, flags }: RegExp): string[] {
  const parts = source.match(/\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|[^\\^$()|?*+{}]/gu) ?? [];
  const own = source.replaceAll(/\\[a-z]|\p{Letter}+:/giu, '');
  const letters = [...new Set([...COMMON, ...own])];
  const matching = parts.map((part) => {
    const atom = new RegExp(`^(?:${part})$`, flags.replaceAll(/[gym]/g, ''));
    return letters.find((letter) => atom.test(letter));
  });
  return [...new Set(matching.filter((letter) => letter !== undefined))];
}

/** Texts that begin as the pattern does, repeat what it repeats, and end otherwise. */
function hostileTexts(pattern: RegExp, length: number): string[] {
  const letters = lettersFor(pattern);
  const starts = letters.map((_, count) => letters.slice(0, count).join(''));
  const pairs = letters.map((letter, at) => letter + (letters[at + 1] ?? letters[0]));
  const triples = pairs.map((pair, at) => pair + (letters[(at + 2) % letters.length] ?? ''));
  const pumps = new Set([...letters, ...pairs, ...triples, ' ', '/', 'a']);
  return ['', ...starts.slice(1)].flatMap((start) =>
    [...pumps].map((pump) => `${start}${pump.repeat(Math.ceil(length / pump.length))}\0!`),
  );
}

const OWN_TEXT = "the motel's own texts and figures";

/** @param limits milliseconds of the attempts: a busy machine may delay one, not three */
function isLinear(pattern: RegExp, limits = [2000, 2000, 4000]): boolean {
  // So many that even shorter ones take a quadratic pattern seconds together.
  const texts = hostileTexts(pattern, LENGTH / 2);
  const search = () => texts.forEach((text) => void text.search(pattern));
  return limits.some((limit) => isRead(search, '', limit));
}

/**
 * Patterns that are not linear, or put together by the program: what bounds their text. A reader of the list above is
 * shown to be fast there; the motel's own texts and figures are no guest's to write.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  'apps/api/src/booking/reference.ts RegExp()': 'spokenReference',
  'apps/api/src/mail/letters/bookings-link.ts RegExp()': 'withStayToken',
  // It reads numbers of at most twenty digits.
  'packages/api-client/src/phone/read-phone.ts RegExp()': 'readPhone',
  'packages/ui/src/unbroken/Unbroken.tsx RegExp()': OWN_TEXT,
  // The digits of an amount, at most fourteen.
  'packages/booking-core/src/money/dollars.ts /\\B(?=(\\d{3})+$)/g': OWN_TEXT,
  'packages/content/src/shapes/identity.ts /^\\S+@\\S+\\.\\S+$/': OWN_TEXT,
  // The cells of a file, at most 500 characters each, in the browser of the person who chose it.
  'packages/stay-files/src/fields.ts /\\(.*\\)/': OWN_TEXT,
  'packages/stay-files/src/read-date.ts /(?:t|[,\\s]\\s*(?:at |a |um )?)\\d{1,2}[:h]\\d{2}(?::[\\d.]+)?\\s*(?:[ap]\\.?\\s?m\\.?)?\\s*(?:uhr|z|utc|gmt|[a-z]{3,4})?\\s*(?:[+-]\\d{2}:?\\d{2})?$/':
    OWN_TEXT,
  'packages/stay-files/src/read-kind.ts /^(.*?\\p{L}.*?)[\\s#(.,:-]+(\\w{1,5})\\)?$/u': OWN_TEXT,
  'packages/stay-files/src/read-name.ts /\\(([^)]*)\\)/g': OWN_TEXT,
  'packages/stay-files/src/read-name.ts /\\([^)]*\\)/g': OWN_TEXT,
};

describe('every regular expression of the sources', () => {
  test.each([/\s+$/, /\/+$/, /^(\w+\s?)*$/, /^\S+@\S+\.\S+$/, /\/\*(?:[^*]|\*(?!\/))*\*\//])(
    '%s is known to backtrack',
    (pattern) => {
      expect(isLinear(pattern, [500])).toBe(false);
    },
  );

  test('one without backtracking is known to be linear', () => {
    expect(isLinear(/^a+b*$/)).toBe(true);
  });

  test('is found, however it is written', () => {
    const code = 'const a: RegExp = /x[/]y/u; b.split(/z+/g); new RegExp(a); RegExp(`q`); // /no/';
    expect(patternsIn('a.ts', code).map(({ name }) => name)).toEqual([
      'a.ts /x[/]y/u',
      'a.ts /z+/g',
      'a.ts RegExp()',
      'a.ts RegExp()',
    ]);
    expect(PATTERNS.length).toBeGreaterThan(50);
  });

  test.each(PATTERNS.filter(({ name }) => !(name in BOUNDED)))('$name is linear', ({ name, pattern }) => {
    expect(pattern, `${name} needs a line in BOUNDED`).toBeDefined();
    expect(isLinear(pattern!), `${name} is not linear: rewrite it, or bound its text and name who does`).toBe(
      true,
    );
  });

  test('none is excused that is not there, or by a reader that is not', () => {
    const readers = Object.values(BOUNDED).filter((reader) => reader !== OWN_TEXT);
    expect(Object.keys(READERS)).toEqual(expect.arrayContaining(readers));
    expect(Object.keys(BOUNDED).filter((name) => !PATTERNS.some((found) => found.name === name))).toEqual([]);
  });
});
