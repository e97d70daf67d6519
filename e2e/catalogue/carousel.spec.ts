import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/catalogue.ts';

const region = (page: Page) => page.getByRole('region', { name: 'What comes with the room' });
const slides = (carousel: Locator) => carousel.getByRole('group');
const row = (carousel: Locator) => carousel.locator('[aria-live=off], [aria-live=polite]').first();
const current = (carousel: Locator) => carousel.locator('button[aria-current]');

/** Each slide's distance from the left edge of the window, in px. */
const places = (carousel: Locator): Promise<number[]> =>
  slides(carousel).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));

/** A carousel that moves only when a test advances the clock. */
async function openPaused(page: Page, openCatalogue: (section: string) => Promise<Page>): Promise<Locator> {
  await page.clock.install({ time: new Date('2026-06-10T12:00:00') });
  await openCatalogue('carousel');
  const carousel = region(page);
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.pauseAt(new Date('2026-06-10T13:00:00'));
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(1000);
  await carousel.getByRole('button', { name: 'Show Breakfast is on us, 1 of 5' }).click();
  await page.clock.runFor(1000);
  await expect(current(carousel)).toHaveAccessibleName('Show Breakfast is on us, 1 of 5');
  return carousel;
}

/** Resolves when the page has seen its new width: its timers run from then on. */
async function resizeWindow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (to) => {
    // A test's clock does not stop the sizes that the browser reports in each frame.
    const frame = () =>
      new Promise<void>((seen) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          seen();
        });
        observer.observe(document.documentElement);
      });
    do await frame();
    while (window.innerWidth !== to);
    await frame();
  }, width);
}

/** From this press on it waits its 2 s, although the pointer is over it. */
const play = (carousel: Locator) => carousel.getByRole('button', { name: 'Play' }).click();

test('§2 §9 it moves every 2000 ms, in 500 ms, always in one direction', async ({ page, openCatalogue }) => {
  const carousel = await openPaused(page, openCatalogue);
  const [first, second] = await places(carousel);
  await play(carousel);
  await expect(row(carousel)).toHaveAttribute('aria-live', 'off');

  await page.clock.runFor(1900);
  expect((await places(carousel))[1], 'still there shortly before').toBe(second);
  await page.clock.runFor(300);
  // 200 of 500 ms, slowing down: 8 % of the distance is left.
  const left = ((await places(carousel))[1] ?? 0) - (first ?? 0);
  const way = (second ?? 0) - (first ?? 0);
  expect(left / way).toBeGreaterThan(0.04);
  expect(left / way).toBeLessThan(0.12);
  await page.clock.runFor(400);
  expect((await places(carousel))[1], 'the second has come to the front').toBeCloseTo(first ?? 0, 0);

  for (const shown of [3, 4, 5, 1, 2]) {
    await page.clock.runFor(2000);
    await expect(current(carousel)).toHaveAccessibleName(new RegExp(`${shown} of 5`));
    const shownPlaces = await places(carousel);
    expect(shownPlaces[shown - 1]).toBeCloseTo(first ?? 0, 0);
    // The next one waits on the right: the first slide follows the last.
    expect(shownPlaces[shown % 5]).toBeCloseTo(second ?? 0, 0);
  }
});

test('§2 §9 three at a time, two below 1024 px, one 16 px in below 768', async ({ page, openCatalogue }) => {
  const carousel = await openPaused(page, openCatalogue);
  const inView = () =>
    row(carousel).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const within = [...element.children].filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      });
      return within.length;
    });
  for (const [width, count] of [
    [1280, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [320, 1],
  ] as const) {
    await resizeWindow(page, width);
    await page.clock.runFor(100);
    expect(await inView(), `at ${width} px`).toBe(count);
  }
  const card = await carousel.getByRole('link').first().boundingBox();
  expect(card?.x).toBe(16);
  expect(card?.width).toBe(320 - 2 * 16);

  await resizeWindow(page, 1280);
  await page.clock.runFor(100);
  await test.step('§9 a new size takes effect after 50 ms without a change', async () => {
    await carousel.getByRole('button', { name: 'Show Dogs get a mat, too, 3 of 5' }).click();
    await page.clock.runFor(1000);
    const front = (await places(carousel))[2] ?? 0;
    // As when a scrollbar appears: the window's size stays the same.
    const squeeze = (width: number) =>
      page.evaluate(async (to) => {
        const main = document.querySelector('main');
        if (!main) throw new Error('The catalogue has no main part.');
        main.style.width = `${to}px`;
        await new Promise<void>((seen) => new ResizeObserver(() => seen()).observe(main));
      }, width);

    await squeeze(800);
    await page.clock.runFor(40);
    await squeeze(700);
    await page.clock.runFor(40);
    expect((await places(carousel))[2], 'not while it changes').not.toBeCloseTo(front, 0);
    await page.clock.runFor(40);
    expect((await places(carousel))[2]).toBeCloseTo(front, 0);
  });
});

test('it stops under the pointer, with focus, out of view, when paused', async ({ page, openCatalogue }) => {
  const carousel = await openPaused(page, openCatalogue);
  const live = row(carousel);
  await play(carousel);
  await expect(live).toHaveAttribute('aria-live', 'off');
  const still = async () => {
    await expect(live).toHaveAttribute('aria-live', 'polite');
    const before = await places(carousel);
    await page.clock.runFor(10_000);
    expect(await places(carousel)).toEqual(before);
  };

  await page.mouse.move(0, 0);
  await slides(carousel).first().hover();
  await still();
  await page.mouse.move(0, 0);
  await expect(live, 'moves on when the pointer leaves').toHaveAttribute('aria-live', 'off');

  await carousel.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Tab');
  await still();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(live, 'moves on when focus leaves').toHaveAttribute('aria-live', 'off');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await still();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(live).toHaveAttribute('aria-live', 'off');

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await still();
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(live).toHaveAttribute('aria-live', 'off');

  await carousel.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await still();
});

test('under reduced motion it moves only on a press, and at once', async ({ page, openCatalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-06-10T12:00:00') });
  await openCatalogue('carousel');
  const carousel = region(page);
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.pauseAt(new Date('2026-06-10T13:00:00'));
  await expect(current(carousel)).toHaveAccessibleName(/1 of 5/);
  const [first, second] = await places(carousel);
  await page.clock.runFor(10_000);
  expect((await places(carousel))[1]).toBe(second);

  await carousel.getByRole('button', { name: 'Next' }).click();
  await page.clock.runFor(50);
  // Styles change in the browser's next frame, which a test's clock does not stop.
  await expect.poll(async () => (await places(carousel))[1]).toBeCloseTo(first ?? 0, 0);
});

test('buttons, a drag and focus on a link move it; slides are announced', async ({ page, openCatalogue }) => {
  const carousel = await openPaused(page, openCatalogue);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await page.clock.runFor(600);
  await expect(carousel.getByRole('status')).toHaveText('Stay the month, 5 of 5');
  await carousel.getByRole('button', { name: 'Next' }).click();
  await page.clock.runFor(600);
  await expect(carousel.getByRole('status')).toHaveText('Breakfast is on us, 1 of 5');

  await carousel.getByRole('link', { name: 'Dogs get a mat, too' }).focus();
  await page.keyboard.press('Tab');
  const link = carousel.getByRole('link', { name: 'Stay the week' });
  await expect(link).toBeFocused();
  await page.clock.runFor(600);
  await expect(current(carousel)).toHaveAccessibleName(/4 of 5/);
  await expect(link).toBeInViewport({ ratio: 0.9 });
  expect(await row(carousel).evaluate((element) => element.scrollLeft), 'slid, not scrolled').toBe(0);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await carousel.getByRole('button', { name: 'Show Breakfast is on us, 1 of 5' }).click();
  await page.clock.runFor(1000);
  await test.step('a drag moves it and presses nothing', async () => {
    const address = page.url();
    const second = slides(carousel).nth(1);
    await second.hover();
    const box = await second.boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await page.mouse.down();
    await page.mouse.move(x - 150, y, { steps: 5 });
    await page.mouse.move(x - 300, y, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(current(carousel)).toHaveAccessibleName(/2 of 5/);
    expect(page.url()).toBe(address);

    await second.click();
    expect(page.url()).toContain('#carousel');
  });
});

test('without scripts it is a scrolling row; with them nothing jumps', async ({ page, openCatalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openCatalogue('carousel');
    const carousel = page.getByRole('region', { name: 'From the server' });
    const bring = page.getByRole('button', { name: 'Bring the script' });
    await expect(slides(carousel)).toHaveCount(5);
    await expect(carousel.getByRole('button'), 'no button without a use').toHaveCount(0);
    // The second slide in view, as after a guest's scroll.
    await slides(carousel)
      .nth(1)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode());
    await row(carousel).evaluate((element) => {
      const second = element.children[1]?.getBoundingClientRect();
      const first = element.children[0]?.getBoundingClientRect();
      element.scrollTo({ left: (second?.left ?? 0) - (first?.left ?? 0), behavior: 'instant' });
    });
    const height = (await carousel.boundingBox())?.height;
    const before = await places(carousel);

    await bring.click();
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(current(carousel)).toHaveAccessibleName(/2 of 5/);
    await expect.poll(async () => (await places(carousel))[1]).toBeCloseTo(before[1] ?? 0, 0);
    await expect.poll(async () => (await places(carousel))[2]).toBeCloseTo(before[2] ?? 0, 0);
    expect((await carousel.boundingBox())?.height).toBe(height);
  }
});
