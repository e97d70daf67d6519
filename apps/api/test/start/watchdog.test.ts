import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { prepareFolder } from '../support/databases.ts';
import { startProgram } from './program.ts';

/** PGlite on a full disk never returns. This wait does not either, and leaves the processor to others. */
const HANGS_WHEN_ASKED = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));`,
)}`;
/** Microseconds, as systemd gives them: a busy machine must not seem to hang. */
const PATIENCE = String(8_000_000);

test('the watchdog tells systemd of a motel alive, and ends one that hangs', async () => {
  const { folder: dataDir, remove } = await prepareFolder();
  onTestFinished(remove);
  const told = join(dataDir, 'told');
  const notify = join(dataDir, 'systemd-notify');
  writeFileSync(notify, `#!/bin/sh\necho "$1" >> "${told}"\n`);
  chmodSync(notify, 0o755);
  writeFileSync(told, '');
  const { child, ended, opened, said } = startProgram({
    DATA_DIR: dataDir,
    PATH: `${dataDir}:${process.env.PATH}`,
    NOTIFY_SOCKET: join(dataDir, 'notify.sock'),
    WATCHDOG_USEC: PATIENCE,
    NODE_OPTIONS: HANGS_WHEN_ASKED,
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await opened();
  await expect.poll(() => readFileSync(told, 'utf8'), { timeout: 20_000 }).toContain('WATCHDOG=1\n');
  expect(readFileSync(told, 'utf8')).toMatch(/^READY=1\n/);

  // A process that hangs takes no signal.
  child.kill('SIGUSR2');
  child.kill('SIGTERM');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect(said()).toContain('The motel has answered nothing for 4 seconds and is ended');
  lockFolder(dataDir)();
});
