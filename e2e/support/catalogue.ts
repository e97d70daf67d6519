import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { type Trouble, watch } from './trouble.ts';

const built = fileURLToPath(new URL('../../packages/ui/dist', import.meta.url));
const origin = 'http://catalogue.test';

/** As strict as the site's own: it shows a component that sets a style attribute or runs an inline script. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'";

interface Fixtures {
  trouble: Trouble;
  /** Opens the catalogue, all of it or one section. */
  openCatalogue: (section?: string) => Promise<Page>;
}

/** The built catalogue, straight from its folder. */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context }, use) => {
      const trouble = watch(context);
      await use(trouble);
      expect(trouble.surprises(), 'errors inside the page').toEqual([]);
    },
    { auto: true },
  ],

  openCatalogue: async ({ page }, use) => {
    if (!existsSync(join(built, 'index.html')))
      throw new Error('The catalogue is not built: run `npm run with -- turbo run catalogue`.');
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(built, pathname === '/' ? 'index.html' : pathname);
      return existsSync(path)
        ? route.fulfill({ path, headers: { 'content-security-policy': policy } })
        : route.fulfill({ status: 404 });
    });
    await use(async (section) => {
      await page.goto(section === undefined ? `${origin}/` : `${origin}/?only=${section}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page;
    });
  },
});

export { expect };
