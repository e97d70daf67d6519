import ts from 'typescript';

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
