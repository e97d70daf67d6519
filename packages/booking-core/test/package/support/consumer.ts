import { execFile } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url));

const RUNTIMES = {
  Node: [process.execPath],
  Bun: [programOf('bun', '@oven', 'bin/bun'), 'run'],
  Deno: [programOf('deno', '@deno', 'deno'), 'run', '--cached-only', '--allow-read'],
} as const;
export type Runtime = keyof typeof RUNTIMES;

/** Returns the program that a package has in the one package that its platform installs. */
function programOf(name: string, scope: string, file: string): string {
  const folder = join(realpathSync(join(PACKAGE, 'node_modules', name)), '..', scope);
  const [platform = ''] = readdirSync(folder);
  return join(folder, platform, file);
}

/** An empty project outside the workspace that has installed the packed package. */
export class Consumer {
  readonly folder: string;
  readonly tarball: Buffer;
  readonly installed: string;

  private constructor(folder: string, installed: string, tarball: Buffer) {
    this.folder = folder;
    this.installed = installed;
    this.tarball = tarball;
  }

  /** Builds and packs the package as `pnpm publish` does, and unpacks it. */
  static async make(): Promise<Consumer> {
    const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
    const installed = join(folder, 'node_modules/@motel/booking-core');
    await mkdir(installed, { recursive: true });
    await execute('pnpm', ['pack', '--pack-destination', folder], { cwd: PACKAGE });
    const name = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
    await execute('tar', ['xzf', join(folder, name), '--strip-components=1', '-C', installed]);
    await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    return new Consumer(folder, installed, await readFile(join(folder, name)));
  }

  async write(name: string, text: string): Promise<void> {
    await writeFile(join(this.folder, name), text);
  }

  /** Runs a file of the project. */
  async run(runtime: Runtime, file: string, ...args: string[]): Promise<string> {
    const [program, ...options] = RUNTIMES[runtime];
    const { stdout } = await execute(program, [...options, file, ...args], { cwd: this.folder });
    return stdout;
  }

  /**
   * Checks the types of the project's files by one of the installed versions of TypeScript.
   * @returns everything that it prints; empty without an error
   */
  async types(
    compiler: string,
    options: Readonly<Record<string, unknown>>,
    files: string[],
  ): Promise<string> {
    const config = `tsconfig.${compiler}.${String(options.moduleResolution)}.json`;
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      ...options,
    };
    await this.write(config, JSON.stringify({ compilerOptions, files }));
    const program = join(PACKAGE, 'node_modules', compiler, 'bin/tsc');
    const checked = execute(process.execPath, [program, '-p', config], { cwd: this.folder });
    return await checked.then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
