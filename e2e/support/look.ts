import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Half as long as `axe.source`: every page that is looked at reads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * Checks the page in its current state, popups included: axe finds no violation and no narrow window scrolls sideways, and
 * on a desktop, in the other theme, neither, which `npm test` leaves out. The page keeps that theme: the next state has it
 * in the own window. The colours of both themes are compared in `ui/test/theme`.
 */
export async function expectGoodLook(page: Page): Promise<void> {
  await expectGoodLookHere(page);
  if (process.env.TESTS === 'daily') return;
  const own = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(DESKTOP);
  const other = (await isDark(page)) ? 'light' : 'dark';
  // A window as wide as a desktop had all rules: only its colours are others now.
  await expectNoViolation(page, other, own.width === DESKTOP.width ? ['color-contrast'] : undefined);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(own);
}

/** The same in the journey's own window alone: of a state whose parts are seen on a desktop elsewhere. */
export async function expectGoodLookHere(page: Page): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  await expectNoViolation(page, (await isDark(page)) ? 'dark' : 'light');
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(own);
}

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

/** Axe finds no violation, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, 'light');
  // Checks that do not depend on colours ran in the light theme.
  await expectNoViolation(page, 'dark', ['color-contrast']);
}

async function expectNoViolation(page: Page, colorScheme: 'light' | 'dark', rules?: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A real violation stays; one of a card that is still being painted does not.
  await expect(async () => {
    await endTransitions(page);
    const found = await violationsOf(page, rules);
    expect(found, `axe, ${colorScheme}, ${page.viewportSize()?.width} px, ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

/**
 * Runs axe in the page, which has no frames. Axe is loaded into a page once, and describes only the elements that
 * violate a rule: its description of all others takes longer than its checks.
 * @param rules @default all
 * @param without rules that are left out
 */
export async function violationsOf(page: Page, rules?: string[], without: string[] = []): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(async (asked) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, asked);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    );
  }, options);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, `width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** A price, a count with its unit, a date, an hour or a postcode. */
const UNIT =
  '\\$[\\d,.]+ CAD|\\d+ (?:adult|child|infant|pet|extra person|person|room|night|review|guest)[a-z]*|' +
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{1,2}(?:, \\d{4}|–\\d+)?|\\d{1,2}:\\d\\d [AP]M|[A-Z]\\d[A-Z] \\d[A-Z]\\d';

/** No unit in this part of the page breaks over two lines. */
export async function expectUnitsWhole(part: Locator): Promise<void> {
  const broken = await part.evaluate((root, pattern) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: unit, index } of (text.textContent ?? '').matchAll(new RegExp(pattern, 'g'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + unit.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(unit);
      }
    }
    return found;
  }, UNIT);
  expect(broken, 'units over two lines').toEqual([]);
}

/**
 * Ends the change of all colours to the new theme: contrast during the change does not count, and a machine with other
 * work may draw no frame for seconds. The end of a transition may begin one of an element that inherits its colour.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let round = 0; round < 100; round++) {
      const running = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (running.length === 0) return;
      for (const animation of running) animation.finish();
    }
  });
}
