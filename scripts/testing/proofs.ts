import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entriesOf, onOneLine, pagesOf, rulesOf } from './references.ts';

/** Counts of what the tests of a checkout prove: to compare two states of the project. */
interface Proofs {
  /** Rules of SPEC.md that a test's title names. */
  readonly rules: number;
  /** Entries of docs/product that one names. */
  readonly entries: number;
  readonly decisions: number;
  /** Refusals of the server whose sentence or reason a test has. */
  readonly refusals: number;
  /** Properties, tried with random values. */
  readonly laws: number;
  /** Statements that are a test, tables counted once. */
  readonly tests: number;
  readonly lines: number;
}

const IS_TEST = /\.(?:test|spec|bench|test-d)\.|(?:^|\/)(?:tests?|testing|bench|fixtures)\/|^e2e\//;

/** @param root the folder of a checkout */
function proofsOf(root: string): Proofs {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const files = listed.trim().split('\n');
  const tests = files.filter((path) => IS_TEST.test(path)).map(read);
  const titles = tests.flatMap(titlesIn);
  // A group's title stands for its tests, and a step's for a part of its journey.
  const groups = tests.flatMap((text) => [...text.matchAll(/\b(?:describe|step)\b[^'"`\n]*['"`](.+)/g)]);
  const said = [...titles, ...groups.map(([, title]) => title)].join('\n');
  const written = onOneLine(tests.join('\n'));
  const cited = (ids: readonly string[]) =>
    ids.filter((id) => new RegExp(`(?<![\\w.])${id}(?![\\d.]*\\d)`).test(said)).length;
  const decisions = new Set([...said.matchAll(/\b(?:decisions? \d{3}|D[1-9]\d?)\b/g)].map(([id]) => id));
  const refusals = files
    .filter((path) => /^apps\/api\/src\/shared\/words\/.*refusals\.ts$/.test(path))
    .flatMap((path) =>
      read(path)
        .split(/^(?= {2}'?[a-z][\w-]*'?:\s)/m)
        .slice(1),
    );
  const pages = pagesOf(read('docs/product/README.md'));
  return {
    rules: cited(rulesOf(read('packages/booking-core/SPEC.md'))),
    entries: cited(pages.flatMap((page) => entriesOf(read(`docs/product/${page}`)))),
    decisions: decisions.size,
    refusals: refusals.filter((refusal) => isIn(written, refusal)).length,
    laws: written.match(/\bfc ?\.(?:asyncProperty|property)\(|\b\w+\.prop\(/g)?.length ?? 0,
    tests: titles.length,
    lines: tests.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
  };
}

/** Whether a text names a refusal, or has the longest part of its sentence between two values. */
function isIn(text: string, refusal: string): boolean {
  const [, reason = ''] = /^ {2}'?([\w-]+)/.exec(refusal) ?? [];
  const sentences = [...refusal.matchAll(/(['"`])(.+?)\1/g)].flatMap(([, , said = '']) =>
    said.split(/\$?\{[^}]*\}/),
  );
  const [longest = ''] = sentences.sort((one, other) => other.length - one.length);
  return text.includes(`'${reason}'`) || (longest.length > 10 && text.includes(longest.trim()));
}

/**
 * The titles of the tests in a file: of `it` and `test`, with `each` and other modifiers, not of `describe` or steps.
 * Tags such as `@wide` and values that a template fills in do not count.
 */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    const title = ts.isCallExpression(node) && isTest(node.expression) && node.arguments[0];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(wordsOf(title));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return titles;
}

const MODIFIERS = ['only', 'skip', 'fails', 'concurrent', 'each', 'for', 'prop', 'fixme'];

/** `it`, `test.skip`, `it.each(rows)`, `it.prop([values])`, `test.each` with a table. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee)) {
    return MODIFIERS.includes(callee.name.text) && isTest(callee.expression);
  }
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

function wordsOf(title: ts.StringLiteralLike | ts.TemplateExpression): string {
  const text = ts.isTemplateExpression(title)
    ? title.head.text + title.templateSpans.map(({ literal }) => literal.text).join('')
    : title.text;
  return text.replaceAll(/ @\w+/g, '');
}

if (import.meta.main)
  for (const root of process.argv.slice(2)) {
    console.log(root);
    console.table(proofsOf(root));
  }
