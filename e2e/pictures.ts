// `npm run pictures`: takes the pictures of README and docs/desk.md again, and writes the words of their pages.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { deskEvening, FOLDER, noon, photographed, textsOf } from './pictured-pages.ts';

const lines: string[] = [];
const phones: Buffer[] = [];
const browser = await chromium.launch(await findBrowser());
try {
  await mkdir(FOLDER, { recursive: true });
  await noon(browser, take);
  await sideBySide(await browser.newContext(), phones, join(FOLDER, 'guests-way.png'));
  await photographed(browser, take);
  await deskEvening(browser, take, ['light', 'dark']);
  await writeFile(join(FOLDER, 'words.txt'), `${lines.join('\n')}\n`);
} finally {
  await browser.close();
}

async function take(name: string, page: Page): Promise<void> {
  const isPhone = name.startsWith('guests-way');
  const isPhoto = name.startsWith('photographed');
  const file = isPhone ? {} : { path: join(FOLDER, `${name}.${isPhoto ? 'jpg' : 'png'}`) };
  const ofPhotos = isPhoto && ({ type: 'jpeg', quality: 70, fullPage: true } as const);
  const png = await page.screenshot({ ...file, ...ofPhotos, animations: 'disabled', caret: 'hide' });
  if (isPhone) phones.push(png);
  if (isPhoto || name.endsWith('-dark')) return;
  const texts = await textsOf(page, page.viewportSize()?.height ?? 0);
  lines.push([name, ...texts].join(' | '));
}

async function sideBySide(context: BrowserContext, shots: Buffer[], path: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  const images = shots.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  const style =
    'body{margin:0}main{display:inline-flex;gap:24px;padding:12px}img{width:390px;border-radius:24px;box-shadow:0 0 0 1px #0003,0 4px 10px #0003}';
  await page.setContent(`<style>${style}</style><main>${images}</main>`);
  await page.locator('main').screenshot({ path, omitBackground: true, scale: 'css' });
}
