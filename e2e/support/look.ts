import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * Looks at the page as it stands, popups and all, the way different guests see it: nothing that axe could object to,
 * on a phone and on a desktop, in the light theme and in the dark one; and never wider than the narrowest window.
 */
export async function expectGoodLook(page: Page): Promise<void> {
  const phone = page.viewportSize() ?? DESKTOP;
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

/** Nothing that axe could object to, in the light theme and in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atRest(page);
    // Made for pages without frames, which ours are; the other mode takes twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // What does not depend on colours has been looked at in the light.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    // What is wrong stays wrong; a card that is still being painted is not.
    await expect(async () => {
      const { violations } = await axe.analyze();
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
      );
      expect(found, `axe, ${colorScheme}, ${page.viewportSize()?.width} px, ${page.url()}`).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, `width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Colours that are still on their way from the other theme are nobody's contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
