import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CivilDate } from '@motel/booking-core';
import { yamlValues } from '@motel/content/parts';
import { filesOfFolder, folderTexts, PLAIN_FOLDER, type Words } from '@motel/content/server';
import { LANGUAGES, type Language } from '@motel/language';
import { CATALOGUES } from '@motel/language/catalogues';

const RULES = fileURLToPath(new URL('../../../../packages/booking-core/src/catalogue/', import.meta.url));
const PLAIN = folderTexts(filesOfFolder(PLAIN_FOLDER));
const UPDATED = Object.values(PLAIN).flatMap((text) => /^updated: (\S+)/m.exec(text)?.slice(1) ?? []);

/** The sentences of the software in a language: its catalogue's, the rules', and those of a motel without answers. */
function sentencesIn(language: Language): string[] {
  const plain = yamlValues(PLAIN[language === 'en' ? 'fr.yaml' : `${language}.yaml`] ?? '') as Record<
    string,
    string
  >;
  const own =
    language === 'en'
      ? [CATALOGUES.fr.sentences, plain].flatMap(Object.keys)
      : [CATALOGUES[language].sentences, plain].flatMap(Object.values);
  // A line of a page is a row of a table, or has sentences beside one that the motel's figures fill.
  const lines = own.flatMap((text) =>
    text.startsWith('|') ? text.split('|') : [text, ...text.split(/(?<=\}) | (?=\{)/)],
  );
  return [...lines.map((text) => text.replaceAll(/\*\*|`|\[|\]\([^)]*\)/g, '')), ...rulesIn(language)];
}

/** The texts of core, as its source has them. */
function rulesIn(language: Language): string[] {
  return readdirSync(RULES + language).flatMap((file) => {
    const source = readFileSync(`${RULES}${language}/${file}`, 'utf8').replaceAll(`$${'{SPACE}'}`, ' ');
    return [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`\n]+)`/g)].map(([, text = '', template = text]) =>
      template.replaceAll(/\$\{[^}]*\}/g, '{x}'),
    );
  });
}

interface Known {
  /** By the owner, and by the guest. */
  readonly answers: readonly string[];
  readonly numbers: ReadonlySet<number>;
  readonly dates: readonly CivilDate[];
  readonly moments: readonly number[];
}

const FIGURE = /\{\w+\}/g;
/** Codes of structured data, and the initials on key fobs and signs. */
const SIGNS = /^(?:DAY|Mo-Su|https:\/\/schema\.org\/\w+|[\p{Lu}\p{Lo}]{1,3})$/u;

/** Tells what a motel can say of itself: sentences with their figures filled, answers, figures, and rows of these. */
export function explainer(
  words: Words,
  { answers, numbers, dates, moments }: Known,
): (text: string) => boolean {
  const { language, motel } = words;
  const sign = escaped(motel.money.sign.trim());
  const hours = [...Array(25).keys()].filter((hour) => numbers.has(hour));
  const said = [
    ...[
      ...answers,
      ...sentencesIn(language),
      ...Object.values(motel.moneyWords),
      motel.countryName,
      ...dates,
    ],
    ...[`${motel.city} ${motel.province}`, motel.phone.href.replace('tel:', ''), motel.name[0] ?? ''],
    ...dates.flatMap((at) => [at.slice(0, 4), ...DAYS.map((kind) => words.dateWords(at, kind))]),
    ...UPDATED.map((at) => words.dateWords(at, 'date')),
    ...moments.flatMap((at) => MOMENTS.map((kind) => words.dateWords(at, kind, motel.houseRules.timeZone))),
    ...hours.flatMap((hour) => [words.timeText(hour), words.hourText(hour)]),
  ];
  const fixed = new Set(said.map((text) => trimmed(text).toLowerCase()));
  const patterns = said
    .filter((text) => text.search(FIGURE) >= 0 && /\p{L}/u.test(text.replaceAll(FIGURE, '')))
    .map((text) => ending(text).replace(/^[¿¡]/, '').split(FIGURE).map(escaped))
    .flatMap((parts) => ['(.+?)', '(.+)'].map((any) => new RegExp(`^${parts.join(any)}$`, 'iu')));
  // Of a row of sentences and figures.
  const between = new RegExp(
    `(?<=[.!?:;,)»”\\d]|[A-Z]{3})\\s|\\s[·•–—×|-]\\s|[·–]|\\s\\(|\\s(?=−?(?:\\d|${sign}))`,
    'g',
  );
  const known = new Map<string, boolean>();

  function explains(text: string): boolean {
    const one = trimmed(text);
    const is = known.get(one) ?? (isFixed(one) || isFigure(one) || isFilled(one) || isRow(one));
    known.set(one, is);
    return is;
  }
  const isFixed = (text: string) =>
    SIGNS.test(text) ||
    !/[\p{L}\p{N}]/u.test(text) ||
    [text, text.replace(/[.…]$/, '')].some((one) => fixed.has(one.toLowerCase()));
  const isFigure = (text: string) =>
    /^\d[^\p{L}]*$/u.test(
      text.replace(motel.money.sign.trim(), '').replaceAll(/\b[A-Z]{3}\b|^[^\p{L}\d]+/gu, ''),
    ) && numbersIn(text, language).every((number) => numbers.has(number));
  const isFilled = (text: string) => patterns.some((pattern) => pattern.exec(text)?.slice(1).every(explains));
  const isRow = (text: string) =>
    [...text.matchAll(between)].some(
      ({ index, 0: { length } }) =>
        index > 0 && explains(text.slice(0, index)) && explains(text.slice(index + length)),
    );
  return explains;
}

const DAYS = [
  ...(['day', 'evenDay', 'fullDay', 'weekday', 'fullWeekday', 'weekdayAndDay', 'weekdayAndFullDay'] as const),
  ...(['date', 'fullDate', 'weekdayAndDate', 'longDate', 'month', 'dayOfMonth'] as const),
];
const MOMENTS = ['moment', 'momentOfYear', 'hour'] as const;

const escaped = (text: string) => text.replaceAll(/[.$*+?()[\]{}|^\\/]/g, '\\$&');
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const ending = (text: string) => spaced(text).replace(/[\s·,;:)]+$/, '');
const trimmed = (text: string) => ending(text).replace(/^[^\p{L}\p{N}\p{Sc}]+/u, '');

export function numbersIn(text: string, language: Language): number[] {
  const { group, point } = LANGUAGES[language].digits;
  const groups = new RegExp(`(?<=\\d)${escaped(spaced(group) || ' ')}(?=\\d{3}(?!\\d))`, 'g');
  return (
    spaced(text)
      .replaceAll(groups, '')
      .replaceAll(point, '.')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).map(Number);
}

const SILENT = [
  ...[/<(script|style|head|option)\b[\s\S]*?<\/\1>/g, /<!--[\s\S]*?-->/g, /<input [^>]*type="radio"[^>]*>/g],
  // Pages in other languages, each by its name there.
  ...[/<aside class="[^"]*offer[\s\S]*?<\/aside>/g, /<a [^>]*hreflang[\s\S]*?<\/a>/gi],
];
const INLINE = /^<\/?(?:a|b|bdi|em|i|small|span|strong|abbr|time|sup|code|s|del)\b/;
const NAMED = /\s(?:aria-label|alt|title|placeholder|value|aria-description)="([^"]+)"/g;
const META =
  /<meta (?:name|property)="(?:description|[a-z]+:(?:title|description|site_name|image:alt))" content="([^"]*)"/g;

/** All that a page says, on it, to a screen reader, to search engines and on cards: blocks of text in their parts. */
export function textsOf(html: string): string[][] {
  const shown = SILENT.reduce((left, pattern) => left.replaceAll(pattern, ''), html);
  const blocks: string[][] = [[]];
  for (const [part] of shown.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!part.startsWith('<')) blocks.at(-1)?.push(plain(part));
    else if (!INLINE.test(part)) blocks.push([]);
  }
  const named = [shown.matchAll(NAMED), html.matchAll(META), html.matchAll(/<title>([^<]*)/g)].flatMap(
    (all) => [...all],
  );
  const [, json = '[]'] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? [];
  return [
    ...blocks,
    ...named.map(([, text = '']) => [plain(text)]),
    ...stringsIn(JSON.parse(json)).map((text) => [text]),
  ];
}

/** The texts and numbers of data, but for its types and ids. */
export function stringsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null)
    return ['string', 'number'].includes(typeof data) ? [`${data}`] : [];
  return Object.entries(data).flatMap(([name, value]) =>
    /^@(?:type|id|context)$/.test(name) ? [] : stringsIn(value),
  );
}

export function picturesOf(html: string): string[] {
  const named = html.matchAll(
    /\s(?:src|srcset|poster|content)="([^"]*\.(?:svg|png|jpe?g|webp|avif)[^"]*)"/gi,
  );
  const listed = [...named].flatMap(([, list = '']) => list.split(', '));
  return listed.map((one) => new URL(one.split(' ')[0] ?? '', 'http://motel.test').pathname);
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  amp: '&',
  '#x27': "'",
};

function plain(html: string): string {
  const signs = html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return signs.replaceAll(/&([a-z]+|#x27);/g, (written, name: string) => ENTITIES[name] ?? written);
}
