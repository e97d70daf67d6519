import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import { textsWith } from './support/changed-folder.ts';
import { motel } from './support/own-motel.ts';

const CHECK = fileURLToPath(new URL('../build-time/check.ts', import.meta.url));

test('`npm run content -- check FOLDER` names mistakes, and another motel', () => {
  const demo = readMotel(`${OWN_FOLDER}../demo/`);
  const { lead } = demo.homeWords;
  const texts = textsWith({
    'motel.yaml': [
      ['checkInHour: 15', 'checkInHour: 3 PM'],
      [motel.email, demo.email],
    ],
    'home.yaml': [['lead: ', `lead: ${lead}\n  # `]],
    'mails.yaml': [['parking: ', `parking: ${demo.name}. `]],
    'pages/contact.md': [['(/feedback)', `(${demo.townSite.url})`]],
    'pages/cookies.md': [['headline: ', `headline: ${demo.city} `]],
  });
  const folder = mkdtempSync(join(tmpdir(), 'motel-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(OWN_FOLDER, 'public'), join(folder, 'public'));
  const { status, stdout } = spawnSync(process.execPath, [CHECK, folder], { encoding: 'utf8' });
  const [first = '', ...others] = stdout.split('\n');
  expect(status).toBe(1);
  expect(first).toMatch(/^✗ motel\.yaml:\d+: houseRules\.checkInHour must be .* 0 to 23: perhaps 15\.$/);
  for (const mark of [demo.email, lead, demo.name, demo.townSite.url, demo.city])
    expect(others).toContainEqual(
      expect.stringMatching(`:\\d+: “${mark.replaceAll('.', '\\.')}.*” is of the motel demo\\.$`),
    );
  expect(others).toContain('✗ public/pictures/flag-canada.svg: it is a picture of the motel demo.');
  expect(others.at(-2)).toMatch(/^1 mistake, and \d\d times another motel\.$/);
});

test('it reads no motel but that of the folder', { tags: 'long' }, () => {
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
