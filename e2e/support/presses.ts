import type { Page } from '@playwright/test';

/** Counts what a person does on a page from now on, until it loads again: presses, and choices from lists. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const isCounted = 'presses' in dataset;
    dataset.presses = '0';
    if (isCounted) return;
    const count = () => {
      dataset.presses = `${Number(dataset.presses) + 1}`;
    };
    // Of the document: Playwright stops a press that would miss at the window, and presses again.
    document.addEventListener('pointerdown', count, { capture: true });
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(), {
      capture: true,
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-presses'));
}
