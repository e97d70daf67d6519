import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Motel, OWN_FOLDER } from '@motel/content/server';
import { openContent } from '../../src/content/index.ts';
import { FILES, lastContentVersion, writeContentVersion } from '../../src/content/published.ts';
import type { OpenDatabase } from '../../src/db/index.ts';
import { SERVER } from '../support/databases.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

describe('decision 077: the content that a process shows when it starts', () => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await SERVER.open();
  });
  afterEach(() => opened.close());

  let motel: Motel;
  const open = async () => {
    const { shown, reasons } = await openContent(opened.db, NOW);
    motel = shown.motel();
    return reasons;
  };
  const last = async () => (await lastContentVersion(opened.db))!;

  /** Writes the last content again, with another farewell. */
  async function publish(author: string, farewell: string): Promise<void> {
    const { version, texts, pictures } = await last();
    const changed = texts['motel.yaml']!.replace(/^farewell: .*$/m, `farewell: ${farewell}`);
    const next = { after: version, author, note: '', texts: { ...texts, 'motel.yaml': changed }, pictures };
    expect(await writeContentVersion(opened.db, next, NOW)).toBe(true);
  }

  test('is not a folder with mistakes, which are named at their lines', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'motel-folder-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(OWN_FOLDER, folder, { recursive: true });
    const file = join(folder, 'motel.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/checkInHour: .*/, 'checkInHour: at noon'));
    const mistake = /motel\.yaml:\d+: .*checkInHour/;
    await expect(openContent(opened.db, NOW, folder), 'nothing is published').rejects.toThrow(mistake);
    await open();
    const { shown, reasons } = await openContent(opened.db, NOW, folder);
    expect(reasons).toEqual([expect.stringMatching(mistake)]);
    expect(shown.motel(), 'the last one without').toEqual(motel);
    expect(await last()).toMatchObject({ version: 1 });
  });

  test('is the folder, once', async () => {
    expect(await open()).toEqual([]);
    expect(await open()).toEqual([]);
    expect(await last()).toMatchObject({ version: 1, author: FILES });
  });

  test('is the edited folder, while nobody has published at the desk', async () => {
    await open();
    const { farewell } = motel;
    await publish(FILES, 'Before an edit.');
    expect(await open()).toEqual([]);
    expect(await last()).toMatchObject({ version: 3, author: FILES });
    expect(motel.farewell).toBe(farewell);
  });

  test('is the desk’s from then on; an edited folder is named, and not shown', async () => {
    await open();
    const { farewell } = motel;
    await publish('Odile', 'Bon vent.');
    expect(await open()).toEqual([]);
    expect(motel.farewell).toBe('Bon vent.');

    await publish(FILES, 'Before an edit.');
    await publish('Odile', 'Bon vent.');
    expect(await open()).toEqual([
      expect.stringMatching(/^it has changed, and the desk has published since/),
    ]);
    expect(motel.farewell).toBe('Bon vent.');

    await publish('Odile', farewell);
    expect(await open()).toEqual([]);
  });
});
