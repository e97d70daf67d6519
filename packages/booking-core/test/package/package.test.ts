import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import * as booking from '../../src/booking.ts';
import * as faults from '../../src/faults.ts';
import * as core from '../../src/index.ts';
import * as rates from '../../src/rates.ts';
import { Consumer, PACKAGE } from './support/consumer.ts';
import {
  type Example,
  examplesOfPage,
  examplesOfSource,
  moduleOf,
  RUNNER,
  SEEN,
} from './support/examples.ts';

const LANGUAGES = readdirSync(join(PACKAGE, 'src/catalogue')).filter((name) => !name.endsWith('.ts'));
const ENTRIES = Object.keys(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).exports)
  .map((entry) => entry.replace('.', '@motel/booking-core'))
  .flatMap((entry) => (entry.endsWith('*') ? LANGUAGES.map((name) => entry.replace('*', name)) : entry));

/** The names that an example may use without their import. */
const MODULES = {
  '@motel/booking-core': Object.keys(core),
  '@motel/booking-core/booking': Object.keys(booking),
  '@motel/booking-core/faults': Object.keys(faults),
  '@motel/booking-core/rates': Object.keys(rates),
};

const read = (path: string) => readFileSync(join(PACKAGE, path), 'utf8');

const sources = readdirSync(join(PACKAGE, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .sort();
const examples: Example[] = [
  ...examplesOfPage(read('README.md')),
  ...sources.flatMap((path) => examplesOfSource(read(`src/${path}`))),
];
const fileOf = (index: number) => `example-${index + 1}.ts`;
const exampleFiles = examples.map((_, index) => fileOf(index));

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.make();
  await consumer.write('seen.ts', SEEN);
  await consumer.write('run.mjs', RUNNER);
  for (const [index, example] of examples.entries()) {
    await consumer.write(fileOf(index), moduleOf(example, MODULES, fileOf(0)));
  }
});

afterAll(() => consumer?.remove());

describe('the packed package', () => {
  test('has nothing that publint finds wrong', async () => {
    const tarball = Uint8Array.from(consumer.tarball).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test('gives every resolution of today the types of what it loads', async () => {
    const checked = await checkPackage(createPackageFromTarballData(consumer.tarball));
    const problems = checked.types === false ? ['no types'] : checked.problems;
    // CommonJS gets the same ES modules, by require(esm); resolution as in Node 10 knows no entries.
    const isKnown = (problem: (typeof problems)[number]) =>
      typeof problem !== 'string' &&
      (problem.kind === 'CJSResolvesToESM' ||
        ('resolutionKind' in problem && problem.resolutionKind === 'node10'));
    expect(problems.filter((problem) => !isKnown(problem))).toEqual([]);
  });

  test('has its rules, reference, examples, command and licence, and no source', () => {
    const files = readdirSync(consumer.installed, { recursive: true, encoding: 'utf8' });
    const pages = ['SPEC.md', 'README.md', 'CHANGELOG.md', 'LICENSE'];
    expect(files).toEqual(expect.arrayContaining([...pages, 'bin/quote.mjs', 'examples/summer-2027.json']));
    expect(files.filter((file) => /^(?:src|test|bench)\b/.test(file))).toEqual([]);
  });

  test.each([
    ['npm/11.19.1 node/v24.0.0', 'Pack this package with pnpm'],
    ['pnpm/11.0.0 npm/? node/v24.0.0', undefined],
  ])('is not packed by npm, which would leave sources: %s', async (agent, refusal) => {
    const packed = promisify(execFile)(process.execPath, [join(PACKAGE, 'scripts/check-packer.mjs')], {
      env: { npm_config_user_agent: agent },
    }).then(
      () => undefined,
      ({ stderr }) => stderr,
    );
    expect(await packed).toEqual(refusal === undefined ? undefined : expect.stringContaining(refusal));
  });

  test('is loaded by import and by require, entry by entry', async () => {
    const program = (load: string) =>
      `for (const entry of ${JSON.stringify(ENTRIES)}) console.log(entry, Object.keys(${load}).length)`;
    await consumer.write('import.mjs', program('await import(entry)'));
    await consumer.write('require.cjs', program('require(entry)'));
    const imported = await consumer.run('Node', 'import.mjs');
    expect(imported.match(/ [1-9]\d*$/gm)).toHaveLength(ENTRIES.length);
    expect(await consumer.run('Node', 'require.cjs')).toBe(imported);
  });

  test('has pages that link to nothing outside it', () => {
    for (const page of ['README.md', 'SPEC.md'])
      expect(readFileSync(join(consumer.installed, page), 'utf8')).not.toMatch(/\]\((?:\.\.|\/)/);
  });

  test('has the command', async () => {
    const shown = await consumer.run('Node', 'node_modules/@motel/booking-core/bin/quote.mjs', '--help');
    expect(shown).toContain('motel-quote TARIFF.json');
  });

  // Each resolution finds the same types, as `checkPackage` says.
  test.each([
    ['typescript', 'nodenext', 'nodenext'],
    ['typescript-5', 'preserve', 'bundler'],
  ])('and its examples have types: %s, %s', async (compiler, module, moduleResolution) => {
    const every = ENTRIES.map((entry, index) => `export * as entry${index} from '${entry}';`).join('\n');
    await consumer.write('every.ts', every);
    const options = { module, moduleResolution, allowImportingTsExtensions: true };
    expect(await consumer.types(compiler, options, ['every.ts', ...exampleFiles])).toBe('');
  });
});

describe('in a browser bundle, minified, with brotli', () => {
  const sizes = [...read('README.md').matchAll(/^\| `(.+;)` \| ([\d.]+) kB \|$/gm)];

  test('README.md has sizes', () => expect(sizes.length).toBeGreaterThan(3));

  test.each(sizes.map(([, code = '', size]) => [code, Number(size) * 1000] as const))(
    'README.md has the size of %s',
    async (code, most) => {
      await consumer.write('bundle.js', code);
      const options = { input: 'bundle.js', platform: 'browser', logLevel: 'silent' } as const;
      const bundle = await rolldown({ cwd: consumer.folder, ...options });
      const { output } = await bundle.generate({ minify: true, comments: false });
      const size = output[0].code.trim() === '' ? 0 : brotliCompressSync(output[0].code).length;
      expect(output).toHaveLength(1);
      expect(size).toBeLessThanOrEqual(most);
      expect(size).toBeGreaterThanOrEqual(most * 0.85);
    },
  );
});

describe('the documentation', () => {
  test.each(['Node', 'Bun', 'Deno'] as const)(
    'has examples that run as written, against the packed package, in %s',
    async (runtime) => {
      const results = JSON.parse(await consumer.run(runtime, 'run.mjs', ...exampleFiles));
      const shown = examples.map(({ name, output }, index) => {
        const { printed, thrown } = results[fileOf(index)];
        return { name, thrown, printed: output === undefined ? undefined : printed };
      });
      expect(shown).toEqual(
        examples.map(({ name, output }) => ({ name, thrown: undefined, printed: output })),
      );
    },
  );

  test('has an example for each main function', () => {
    const names = examples.map(({ name }) => name);
    expect(MAIN_FUNCTIONS.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('needs no knowledge of this repository', () => {
    const comments = sources.flatMap((path) => read(`src/${path}`).match(/\/\*\*[\s\S]*?\*\//g) ?? []);
    const foreign = /§|\bD\d|\/confirm|\bthe card\b|My Bookings|product\.md/;
    expect(comments.filter((comment) => foreign.test(comment))).toEqual([]);
    expect(foreign.test(read('README.md'))).toBe(false);
  });
});

const MAIN_FUNCTIONS = `parseTariff price priceTotal nightPrices verifyQuote specificationTariff cents dollars
  parseDollars format split shareOf parseCivilDate addDays nightsOf dateAt instantAt nextStatus
  cancellationOutcome folioTotals shownStatus checkBookableStay roomSelection checkConfirmForm
  checkSignIn checkFeedback issuesOf`.split(/\s+/);
