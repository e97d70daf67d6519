import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGE } from './support/consumer.ts';

function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

test('the reference is complete and current: `pnpm reference` writes it', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    // An export or a property without a docstring is a warning, and ends it with an error.
    execFileSync('pnpm', ['exec', 'typedoc', '--out', folder], { cwd: PACKAGE, stdio: 'pipe' });
    expect(filesOf(folder)).toEqual(filesOf(join(PACKAGE, 'docs/api')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
