import { join, relative } from 'node:path';
import ts from 'typescript';

// booking-core alone multiplies, divides and rounds money. TypeScript knows an amount by its type, `Cents`; an amount
// of the wire is a plain number, which its name tells.

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = [
  'apps/api',
  'apps/web',
  'apps/desk',
  'packages/api-client',
  'packages/content',
  'packages/stay-files',
  'packages/ui',
];
const OPERATORS = new Set(['*', '/', '%', '**', '*=', '/=', '%=', '**=']);
const ROUNDINGS = new Set(['Math.round', 'Math.floor', 'Math.ceil', 'Math.trunc']);
const NAMED_MONEY =
  /^(?:price|amount|rate|fee|total|subtotal|tax|deposit|balance|paid|owed|dollars|cents)$|(?:Price|Amount|Rate|Fee|Total|Tax|Balance|Dollars|Cents)$/;

/** Returns each place of a program, outside `skipped`, that computes money. */
function computations(program: ts.Program, isChecked: (path: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  const isMoney = (node: ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
      if (isMoney(node.expression)) return true;
    }
    if (ts.isPrefixUnaryExpression(node)) return isMoney(node.operand);
    if (ts.isCallExpression(node) && /^(?:Math\.\w+|Number)$/.test(node.expression.getText())) {
      return node.arguments.some(isMoney);
    }
    if (ts.isBinaryExpression(node)) return isMoney(node.left) || isMoney(node.right);
    const type = checker.getTypeAtLocation(node);
    if (partsOf(type).some(({ aliasSymbol }) => aliasSymbol?.name === 'Cents')) return true;
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    return ts.isIdentifier(name) && NAMED_MONEY.test(name.text) && isNumber(type);
  };
  const visit = (node: ts.Node): void => {
    const isOffence =
      (ts.isBinaryExpression(node) &&
        OPERATORS.has(node.operatorToken.getText()) &&
        (isMoney(node.left) || isMoney(node.right))) ||
      (ts.isCallExpression(node) && ROUNDINGS.has(node.expression.getText()) && node.arguments.some(isMoney));
    if (isOffence) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(ROOT, file.fileName)}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isChecked(file.fileName)) visit(file);
  return found;
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNumber = (type: ts.Type) =>
  partsOf(type).some(({ flags }) => (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.Any)) !== 0);

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, { incremental: false });

describe('money is computed in booking-core alone', () => {
  // One program of all sources: the packages read each other's.
  const folders = PACKAGES.map((folder) => join(ROOT, folder, 'src/'));
  const sources = fileNames.filter((path) => folders.some((source) => path.startsWith(source)));
  const program = ts.createProgram(sources, options);

  test.each(PACKAGES)('%s multiplies, divides and rounds no amount', (folder) => {
    const source = join(ROOT, folder, 'src/');
    expect(sources.some((path) => path.startsWith(source))).toBe(true);
    expect(computations(program, (path) => path.startsWith(source))).toEqual([]);
  });

  test('a planted computation is found', () => {
    const planted = join(ROOT, 'apps/api/src/planted.ts');
    const lines = [
      `import { type Cents, cents } from '@motel/booking-core/money';`,
      `export const half = (one: Cents) => one / 2;`,
      `export const more = (stay: { total: number }) => Math.round(stay.total);`,
      `export const most = (one: Cents | undefined) => cents(Math.abs(one ?? 0) * 3);`,
      `export const nights = (stay: { nights: number }) => stay.nights * 2;`,
    ];
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists, getSourceFile } = host;
    host.fileExists = (path) => path === planted || fileExists(path);
    host.readFile = (path) => (path === planted ? lines.join('\n') : readFile(path));
    host.getSourceFile = (path, ...rest) =>
      path === planted
        ? ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ESNext, true)
        : getSourceFile(path, ...rest);
    const program = ts.createProgram([planted], options, host);
    expect(computations(program, (path) => path === planted)).toEqual([
      'apps/api/src/planted.ts:2 one / 2',
      'apps/api/src/planted.ts:3 Math.round(stay.total)',
      'apps/api/src/planted.ts:4 Math.abs(one ?? 0) * 3',
    ]);
  });
});
