import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * Checks the page in its current state, popups included: axe finds no violation, on a phone and on a desktop, in both
 * themes; and the page is never wider than the narrowest window.
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

/** Axe finds no violation, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitForTransitions(page);
    // Made for pages without frames, such as ours; the other mode takes twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Checks that do not depend on colours ran in the light theme.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    // A real violation stays; one of a card that is still being painted does not.
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

/** Waits until all colours have changed to the new theme: contrast during the change does not count. */
async function waitForTransitions(page: Page): Promise<void> {
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
