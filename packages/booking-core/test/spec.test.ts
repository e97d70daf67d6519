import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SPEC = readFileSync(home('SPEC.md'), 'utf8');
const RULES = [...SPEC.matchAll(/^(?:-|\|) \*\*([A-Z]\d+)\*\* /gm)].map(([, rule = '']) => rule);
const CITED = rulesIn(commentsOf(sources('src')).join('\n'));
const TESTED = rulesIn(titlesOf(sources('test')).join('\n'));

describe('SPEC.md', () => {
  test('numbers each rule once, in order within its group', () => {
    expect(RULES).toEqual([...new Set(RULES)]);
    const groups = [...new Set(RULES.map(([letter]) => letter))];
    const inOrder = groups.flatMap((letter) => {
      const size = RULES.filter((rule) => rule[0] === letter).length;
      return Array.from({ length: size }, (_, index) => `${letter}${index + 1}`);
    });
    expect(RULES).toEqual(inOrder);
  });

  test('has the same rules as the source', () => {
    expect(RULES.filter((rule) => !CITED.has(rule))).toEqual([]);
    expect([...CITED].filter((rule) => !RULES.includes(rule))).toEqual([]);
  });

  test('has the same rules as the tests', () => {
    expect(RULES.filter((rule) => !TESTED.has(rule))).toEqual([]);
    expect([...TESTED].filter((rule) => !RULES.includes(rule))).toEqual([]);
  });

  test('has every sentence of the English catalogue', () => {
    const sentences = sources('src/catalogue/en')
      .flatMap((text) => [...text.matchAll(/'([A-Z][^'\n]* [^'\n]*)'|`((?:[A-Z]|\$\$)[^`\n]* [^`\n]*)`/g)])
      .map(([, plain, template]) => plain ?? template ?? '');
    expect(sentences.length).toBeGreaterThan(35);
    expect(sentences.filter((sentence) => !withFigures(sentence).test(SPEC.replaceAll(/\s+/g, ' ')))).toEqual(
      [],
    );
  });
});

function home(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Matches the sentence in SPEC.md, with any text in the place of `${…}`. */
function withFigures(sentence: string): RegExp {
  const parts = sentence.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^“”`]+'));
}

function sources(folder: 'src' | 'src/catalogue/en' | 'test'): string[] {
  return readdirSync(home(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(home(`${folder}/${path}`), 'utf8'));
}

/** Finds comments, which cite rules, and the rules of violations, such as `'V12'`. */
function commentsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\/\*\*[\s\S]*?\*\/|'[A-Z]\d+'/g) ?? []);
}

function titlesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\[[A-Z]\d+(?:–[A-Z]\d+)?\]|^ *\['[A-Z]\d+'/gm) ?? []);
}

/** Returns the cited rules: `Q1–Q3` includes Q2. `D` numbers are decisions, not rules. */
function rulesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, letter = '', first, last = first] of text.matchAll(/\b([A-CE-Z])(\d+)(?:–\1(\d+))?\b/g)) {
    for (let number = Number(first); number <= Number(last); number++) found.add(`${letter}${number}`);
  }
  return found;
}
