import { juneStay } from '../../support/dates.ts';
import { openDesk } from '../../support/desk.ts';
import { fillGrandMotel, GRAND } from '../../support/grand-motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { expect, test } from '../../support/test.ts';

/** Elements of the whole plan, however many stays it has: about forty rows of ten bars, and the days. */
const MOST_ELEMENTS = 2500;
/** Bars that a drag over one room may draw again: the one that is lifted. */
const MOST_CHANGED = 3;

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, rooms: GRAND });

test('§14.3: of a thousand stays in 200 rooms, what is in sight is drawn', async ({ page, motel }) => {
  const guest = await otherGuest(motel);
  await guest.book('hoodoo-double', juneStay(14, 16));
  await fillGrandMotel(motel);
  await openDesk(page, motel, { path: 'plan?days=90&from=2027-06-10' });
  const grid = page.getByRole('region', { name: 'Rooms and days' });
  await grid.getByRole('link').first().waitFor();
  const elements = () => grid.evaluate((element) => element.querySelectorAll('*').length);
  expect(await elements()).toBeLessThan(MOST_ELEMENTS);

  // Far below, the first room is no longer drawn; others are.
  const rooms = grid.getByRole('group', { name: /^Room / });
  const first = await rooms.first().getAttribute('aria-label');
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(grid.getByRole('group', { name: first ?? '', exact: true })).toHaveCount(0);
  await grid.getByRole('link').first().waitFor();
  expect(await elements()).toBeLessThan(MOST_ELEMENTS);

  // The price is asked for elsewhere: here the bar crosses rooms that are taken, and each would be refused.
  await page.route('**/change-preview?**', () => undefined);
  // A drag draws its ghost, and no other bar.
  const bar = await grid.evaluate((element) => {
    const bars = [...element.querySelectorAll('[data-bar]')].map((each) => each.getBoundingClientRect());
    const inSight = bars.find(({ top, left }) => top > 400 && top < 500 && left > 350);
    return inSight && { x: inSight.left, y: inSight.top };
  });
  if (bar === undefined) throw new Error('No bar is in sight');
  await page.mouse.move(bar.x + 30, bar.y + 8);
  const changed = grid.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const touched = new Set<Node>();
        const watcher = new MutationObserver((records) => {
          for (const { target } of records) {
            if (target instanceof Element && target.matches('[data-bar]')) touched.add(target);
          }
        });
        watcher.observe(element, { subtree: true, childList: true, attributes: true });
        window.addEventListener('pointerup', () => done(touched.size), { once: true, capture: true });
      }),
  );
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(bar.x + 30 + step * 4, bar.y + 8 - step * 3);
  await expect(grid.locator('[data-ghost]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await changed).toBeLessThanOrEqual(MOST_CHANGED);
});
