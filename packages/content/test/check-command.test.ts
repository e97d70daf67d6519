import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withChanges } from './support/changed-folder.ts';

const CHECK = fileURLToPath(new URL('../build-time/check.ts', import.meta.url));

test('`npm run content -- check FOLDER` names each mistake, and ends with 1', () => {
  const { status, stdout } = withChanges(
    { 'motel.yaml': [['checkInHour: 15', 'checkInHour: 3 PM']] },
    (folder) => spawnSync(process.execPath, [CHECK, folder], { encoding: 'utf8' }),
  );
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringMatching(
      /^✗ motel\.yaml:\d+: houseRules\.checkInHour must be a whole number from 0 to 23: perhaps 15\.\n1 mistake\.\n$/,
    ),
  });
});

test('it reads no motel but that of the folder', () => {
  const trace = ['--input-type=module', '--eval'];
  const loaded = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.endsWith('/src/own.ts')) throw new Error('It reads the motel of this installation');
      return next(url, context);
    } });
    process.argv[2] = undefined;
    await import(${JSON.stringify(CHECK)});`;
  expect(spawnSync(process.execPath, [...trace, loaded], { encoding: 'utf8' })).toMatchObject({ status: 0 });
});
