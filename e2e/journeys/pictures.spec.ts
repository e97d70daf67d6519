import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deskEvening, FOLDER, noon, textsOf } from '../pictured-pages.ts';

const WORDS = new Map(
  readFileSync(join(FOLDER, 'words.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([name = '', ...texts]) => [name, texts]),
);
/** Fonts of another machine may move a text across the window's lower end. In px. */
const EDGE = 100;

// The guesthouse's pages have the words of these ones, and its photographs take a minute.
for (const [title, open] of [
  ["a guest's way and a begun motel", noon],
  ['an evening at the desk', deskEvening],
] as const) {
  test(`the pictures of ${title} show the words of today @wide`, async ({ browser }) => {
    test.setTimeout(600_000);
    const changes: string[] = [];
    await open(browser, async (name, page) => {
      const taken = WORDS.get(name) ?? [];
      const all = new Set(await textsOf(page, Number.POSITIVE_INFINITY));
      const upper = await textsOf(page, (page.viewportSize()?.height ?? 0) - EDGE);
      changes.push(...taken.filter((text) => !all.has(text)).map((text) => `${name} has no longer: ${text}`));
      changes.push(
        ...upper.filter((text) => !taken.includes(text)).map((text) => `${name} now has: ${text}`),
      );
    });
    expect(changes, 'take the pictures again: npm run pictures').toEqual([]);
  });
}
