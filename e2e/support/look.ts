import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe could object to, in the light theme and in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Made for pages without frames, which ours are; the other mode takes twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // What does not depend on colours has been looked at in the light.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    );
    expect(found, `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
}

/** The page is never wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [page_, window_] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(page_, `width of ${page.url()}`).toBeLessThanOrEqual(window_ ?? 0);
}
