export interface Example {
  /** Where it is, such as `README 3` or `split`. */
  readonly name: string;
  readonly code: string;
  /** Everything that it prints, where the page says so. */
  readonly output?: string;
}

/** Returns the examples of a page: each block of TypeScript, with the block of text after it. */
export function examplesOfPage(markdown: string): Example[] {
  const blocks = markdown.matchAll(/^```ts\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```)?/gm);
  return [...blocks].map(([, code = '', output], index) => ({
    name: `README ${index + 1}`,
    code,
    ...(output !== undefined && { output: output.trimEnd() }),
  }));
}

/** Returns the `@example`s of the docstrings of a source, each with the name of its declaration. */
export function examplesOfSource(source: string): Example[] {
  const documented = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const|class|interface|type) (\w+)/g,
  );
  return [...documented].flatMap(([, comment = '', name = '']) => {
    const text = comment.replace(/^\s*\* ?/gm, '');
    const [, ...examples] = text.split(/^@example\n/m);
    return examples.map((example) => ({ name, code: example.split(/^@\w+/m)[0] as string }));
  });
}

/** `value; // → shown`, the comment also on the next line. */
const SHOWN = /^( *)(.+?);?(?: |\n *)\/\/ → (.+)$/gm;

/**
 * Returns the example as a module that checks each `value; // → shown`, with the imports that it leaves out.
 * @param modules the names of each module of the package
 * @param first the module of the page's first example, whose `tariff` the others use
 */
export function moduleOf(
  { code }: Example,
  modules: Record<string, readonly string[]>,
  first: string,
): string {
  const checked = code.replace(
    SHOWN,
    (_, indent: string, expression: string, shown: string) =>
      `${indent}seen(${JSON.stringify(shown)}, ${expression.replace(/^console\.log\((.*)\)$/, '$1')});`,
  );
  const declares = (name: string) => new RegExp(`\\b(?:const|import)\\b[^;=]*\\b${name}\\b`).test(checked);
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(checked) && !declares(name);
  const imports = Object.entries(modules).flatMap(([module, names]) => {
    const used = names.filter(uses);
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${module}';`];
  });
  const hasTariff = declares('tariff');
  const needsTariff = !hasTariff && /\btariff\b/.test(checked);
  return [
    "import { seen } from './seen.ts';",
    ...(needsTariff ? [`import { tariff } from './${first}';`] : []),
    ...imports,
    checked,
    `export {${hasTariff ? ' tariff ' : ''}};\n`,
  ].join('\n');
}

/** The module that checks a value of an example. */
export const SEEN = `
export function seen(expected: string, ...values: readonly unknown[]): void {
  const shown = values.map(show).join(' ');
  if (shown !== expected) throw new Error(\`shows \${shown}, and not \${expected}\`);
}

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return \`[\${value.map(show).join(', ')}]\`;
  if (typeof value !== 'object' || value === null) return String(value);
  return \`{ \${Object.entries(value).map(([name, part]) => \`\${name}: \${show(part)}\`).join(', ')} }\`;
}
`;

/** The program that runs modules in turn and prints, as JSON, what each of them has printed or thrown. */
export const RUNNER = `
const results = {};
for (const file of process.argv.slice(2)) {
  const lines = [];
  console.log = (...values) => lines.push(values.map(String).join(' '));
  try {
    await import(\`./\${file}\`);
    results[file] = { printed: lines.join('\\n') };
  } catch (error) {
    results[file] = { printed: lines.join('\\n'), thrown: String(error) };
  }
}
process.stdout.write(JSON.stringify(results));
`;
