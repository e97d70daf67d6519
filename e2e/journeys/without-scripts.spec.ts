import { motel as own } from '@motel/content/testing';
import { PUBLIC_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 every public page is complete, with its own title and right status', async ({ page }) => {
  const titles = new Set<string>();
  for (const { path, status, heading, words } of PUBLIC_PAGES) {
    await test.step(path, async () => {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(status);
      // Read, not shown: pictures and letters say nothing here.
      const read = await page.evaluate(
        (html) => {
          const shown = new DOMParser().parseFromString(html, 'text/html');
          const text = (part: string) =>
            (shown.querySelector(part)?.textContent ?? '').replace(/\s+/g, ' ').trim();
          const description = shown.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
          const [banner, main, foot] = [text('body header'), text('main'), text('body footer')];
          return { title: shown.title, heading: text('h1'), banner, main, foot, description };
        },
        await answer.text(),
      );
      expect(read.heading).toBe(heading);
      for (const word of words) expect(read.main).toContain(word);
      expect(read.banner).toContain(own.name);
      expect(read.foot).toContain('+1 403 555 0142');
      expect(read.description).toMatch(/\w/);
      titles.add(read.title);
    });
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

test('§2 D5 D6 links, search and menu work; what needs scripts names the phone @daily', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/hotel-card\??$/);
  await page.getByRole('link', { name: 'River Queen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Queen');
  await page.getByRole('banner').getByLabel('Menu').click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin');
  await page.goto('/login');
  await expect(page).toHaveURL('/signin');

  for (const path of ['/carddetails/river-queen', '/signin', '/confirm', '/booking-history']) {
    await page.goto(path);
    const words = page.getByRole('main').locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('This page needs JavaScript. Without it, call +1 403 555 0142');
  }
});
