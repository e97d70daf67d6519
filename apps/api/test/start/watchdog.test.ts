import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { prepareFolder } from '../support/databases.ts';
import { type Program, startProgram } from './program.ts';

/** PGlite on a full disk never returns. */
const HANGS_WHEN_ASKED = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => { for (;;); });`,
)}`;
/** Microseconds, as systemd gives them. */
const PATIENCE = String(4_000_000);
const LONG_PATIENCE = String(12_000_000);

describe('the watchdog', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  let program: Program;
  beforeEach(async () => {
    ({ folder: dataDir, remove } = await prepareFolder());
  });
  afterEach(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    await remove();
  });

  test('ends a process that hangs and takes no signal, and says so', async () => {
    program = startProgram({ DATA_DIR: dataDir, WATCHDOG_USEC: PATIENCE, NODE_OPTIONS: HANGS_WHEN_ASKED });
    await program.opened();
    program.child.kill('SIGUSR2');
    program.child.kill('SIGTERM');
    await program.ended;
    expect(program.child.signalCode).toBe('SIGKILL');
    expect(program.said()).toContain('The motel has answered nothing for 2 seconds and is ended');
    lockFolder(dataDir)();
  });

  test('tells systemd that the motel is open, and alive', async () => {
    const told = join(dataDir, 'told');
    const notify = join(dataDir, 'systemd-notify');
    writeFileSync(notify, `#!/bin/sh\necho "$1" >> "${told}"\n`);
    chmodSync(notify, 0o755);
    writeFileSync(told, '');
    program = startProgram({
      DATA_DIR: dataDir,
      PATH: `${dataDir}:${process.env.PATH}`,
      NOTIFY_SOCKET: join(dataDir, 'notify.sock'),
      WATCHDOG_USEC: LONG_PATIENCE,
    });
    await program.opened();
    await expect.poll(() => readFileSync(told, 'utf8'), { timeout: 20_000 }).toContain('WATCHDOG=1\n');
    expect(readFileSync(told, 'utf8')).toMatch(/^READY=1\n/);
  });
});
