import type { Motel } from '@motel/content/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openContent } from '../../src/content/index.ts';
import { FILES, lastContentVersion, writeContentVersion } from '../../src/content/versions.ts';
import type { OpenDatabase } from '../../src/db/index.ts';
import { PGLITE } from '../support/databases.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

describe('decision 077: the content that a process shows when it starts', () => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await PGLITE.open();
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
