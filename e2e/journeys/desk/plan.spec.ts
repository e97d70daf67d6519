import { openDesk } from '../../support/desk.ts';
import { expectAccessible } from '../../support/look.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { sleptLastNight } from '../../support/slept-last-night.ts';
import { expect, june, juneStay, type Locator, type Page, test } from '../../support/test.ts';

const WIDE = { width: 1440, height: 900 };
/** Pixels of the names of rooms, left of the days; the plan begins on the Monday before today, a week ago. */
const LABEL = 152;
const DAYS = 28;
const PAST = 7;

const room = (page: Page, number: string) => page.getByRole('group', { name: `Room ${number}`, exact: true });
const unnumbered = (page: Page) => page.getByRole('group', { name: 'No number yet' });
const barOf = (place: Locator | Page, name: string) => place.getByRole('link', { name: new RegExp(name) });

test.use({ viewport: WIDE, isMobile: false, hasTouch: false });

/** Opens the plan with a paid stay of two nights, June 16 to 18, without a number. */
async function openPlan(page: Page, motel: Motel, type = 'hoodoo-double', role: 'clerk' | 'owner' = 'clerk') {
  await (await otherGuest(motel)).book(type, juneStay(16, 18));
  await openDesk(page, motel, { path: 'plan', role });
  await barOf(page, 'Coulee').waitFor();
}

/** A point of a room in the middle of a night, counted from today. */
async function pointIn(page: Page, number: string, night: number): Promise<{ x: number; y: number }> {
  const box = await room(page, number).boundingBox();
  if (box === null) throw new Error(`Room ${number} is not in sight`);
  const day = (box.width - LABEL) / DAYS;
  return { x: box.x + LABEL + (PAST + night + 1) * day, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** A point in the first night of a bar of two nights, and its end, by which its dates are dragged. */
async function pointsOf(bar: Locator) {
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The bar is not in sight');
  const y = box.y + box.height / 2;
  return { firstNight: { x: box.x + box.width / 4, y }, end: { x: box.x + box.width - 3, y } };
}

const firstNightOf = async (bar: Locator) => (await pointsOf(bar)).firstNight;

/** One finger on the page; without a point it is lifted. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', point?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
}

test('§14.3: a stay is dragged into a room, another one, and back @daily', async ({ page, motel }) => {
  await openPlan(page, motel);
  await drag(page, await firstNightOf(barOf(unnumbered(page), 'Coulee')), await pointIn(page, '12', 2));
  await expect(page.getByText('Nothing to pay.')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Coulee is in room 12 now.')).toBeVisible();
  const first = barOf(room(page, '12'), 'Coulee');
  await drag(page, await firstNightOf(first), await pointIn(page, '23', 2));
  await page.mouse.up();
  await expect(page.getByText('Coulee is in room 23 now.')).toBeVisible();
  await expect(barOf(room(page, '23'), 'Coulee')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toBeVisible();

  // Escape puts a bar back.
  await drag(page, await firstNightOf(first), await pointIn(page, '24', 2));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(first).toBeVisible();
});

test('§14.3: a drop changes dates and room, says the price, or keeps it', async ({ page, motel }) => {
  // A third off is more than a clerk may take off (L6).
  await openPlan(page, motel, 'river-queen', 'owner');
  await drag(page, await firstNightOf(barOf(unnumbered(page), 'Coulee')), await pointIn(page, '5', 2));
  await page.mouse.up();
  const before = barOf(room(page, '5'), 'Coulee');
  await expect(before).toBeVisible();
  const card = page.getByRole('complementary');

  await test.step('one drop changes room and dates, and one undo puts both back', async () => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        posts.push(new URL(request.url()).pathname.replace(/[^/]*-[^/]*/, '…'));
    });
    await drag(page, await firstNightOf(before), await pointIn(page, '12', 3));
    await expect(card).toContainText('to room 12, Hoodoo Double');
    await expect(card).toContainText('Guest would owe');
    await page.mouse.up();
    await expect(page.getByText('Coulee: June 17 to 19, room 12.')).toBeVisible();
    await expect(barOf(room(page, '12'), 'Coulee')).toHaveAccessibleName(/June 17 to 19, .* owes \$/);
    expect(posts).toEqual(['/api/desk/stays/…/change']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(before).toHaveAccessibleName(/June 16 to 18, confirmed, 2 nights$/);
    await expect(barOf(room(page, '12'), 'Coulee')).toBeHidden();
  });

  await test.step('dates are dragged, with Shift for the same price, with a reason', async () => {
    const { end } = await pointsOf(before);
    const day = (await pointIn(page, '11', 1)).x - (await pointIn(page, '11', 0)).x;
    await drag(page, end, { x: end.x + day, y: end.y });
    await expect(card).toContainText('June 16 to 19, before June 16 to 18');
    await expect(card).toContainText('Guest would owe');
    await expect(card).toContainText('Shift keep the price');
    await page.keyboard.down('Shift');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect(page.getByLabel('Keep the price')).toBeChecked();
    await page.getByRole('button', { name: 'Change the dates' }).click();
    await expect(page.getByText('Say why the price stays.')).toBeVisible();
    await page.getByLabel('Reason').fill('The heating failed');
    await page.getByRole('button', { name: 'Change the dates' }).click();
    await expect(before).toHaveAccessibleName(/June 16 to 19, confirmed, 3 nights$/);
  });
});

test('§14.3: the plan opens on the day of its address, also on a phone', async ({ page, motel }) => {
  await sleptLastNight(motel, 2);
  await (await otherGuest(motel)).book('river-queen', juneStay(17, 18));
  await openDesk(page, motel, { path: 'plan' });

  await test.step('§14.4: it marks what is to clean, and gives numbers at a press', async () => {
    await expect(room(page, '12')).toContainText('to clean');
    // Guests are in it.
    await expect(room(page, '11')).not.toContainText('to clean');
    await expect(unnumbered(page).getByRole('link')).toHaveCount(1);
    await expect(page).toLookGood();
    await page
      .getByRole('button', { name: 'Give numbers to the stays of the next two weeks' })
      .press('Enter');
    await expect(page.getByText('1 stay got numbers.')).toBeVisible();
    await expect(barOf(room(page, '5'), 'Coulee')).toBeVisible();
    await expect(unnumbered(page)).toHaveCount(0);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Hoodoo Double' }).getByText('11 free')).toBeVisible();
  await page.getByRole('button', { name: /^Thu June 17/ }).click();
  await expect(page.getByRole('link', { name: /Robin Coulee/ })).toHaveCount(1);
  await page.getByRole('link', { name: /^11 ?Free/ }).click();
  await expect(page.getByLabel('Arrives')).toHaveValue('2027-06-17');

  await page.setViewportSize(WIDE);
  await page.goto('/desk/plan?from=2027-07-20&days=14');
  await expect(page.getByText('July 20 to August 2')).toBeVisible();
  await page.getByRole('button', { name: '7 days later' }).click();
  await expect(page).toHaveURL(/from=2027-07-27/);
  await page.reload();
  await expect(page.getByText('July 27 to August 9')).toBeVisible();
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true });

  test('§14.3: a long press lifts a bar, a swipe does not', async ({ page, motel }) => {
    await openPlan(page, motel);
    const touch = await fingerOn(page);
    const waiting = barOf(unnumbered(page), 'Coulee');
    const ghost = page.locator('[data-ghost]');
    let from = await firstNightOf(waiting);
    let to = await pointIn(page, '12', 2);

    // A finger that moves at once scrolls.
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y + 40 });
    await touch('touchMove', to);
    await expect(ghost).toHaveCount(0);
    await touch('touchEnd');
    await expect(waiting).toBeVisible();

    // Where the page is too busy to answer in time, the browser scrolls, and the finger tries again.
    await expect(async () => {
      [from, to] = [await firstNightOf(waiting), await pointIn(page, '12', 2)];
      await touch('touchStart', from);
      try {
        await expect(ghost).toBeVisible({ timeout: 5_000 });
        await touch('touchMove', { x: to.x, y: (from.y + to.y) / 2 });
        await touch('touchMove', to);
        await expect(page.getByText('Nothing to pay.')).toBeVisible({ timeout: 5_000 });
      } catch (error) {
        await touch('touchCancel');
        throw error;
      }
    }).toPass();
    await touch('touchEnd');
    await expect(page.getByText('Coulee is in room 12 now.')).toBeVisible();
    await expect(barOf(room(page, '12'), 'Coulee')).toBeVisible();
  });
});

test('§14.3: a stay moves and changes by keyboard alone', async ({ page, motel }) => {
  await openPlan(page, motel);
  const here = page.locator('[data-cursor]');
  await expect(here).toHaveAccessibleName('Room 11, Hoodoo Double, Monday, June 14: free');
  await here.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(here).toHaveAccessibleName(/^No number yet: Robin Coulee, June 16 to 18/);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Move Coulee' })).toBeVisible();
  await page.getByLabel('Room', { exact: true }).selectOption('21');
  await page.getByRole('button', { name: 'Move to room 21' }).press('Enter');
  await expect(page.getByText('Coulee is in room 21 now.')).toBeVisible();

  // Focus goes with the stay.
  await barOf(room(page, '21'), 'Coulee').waitFor();
  await expect(here).toBeFocused();
  await expect(here).toHaveAccessibleName(/^Room 21, Hoodoo Double: Robin Coulee/);
  await page.keyboard.press('d');
  await page.getByLabel('Check-out').fill('2027-06-19');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Change the dates, \$[\d.]+ to pay$/ }).press('Enter');
  await expect(page.getByText('Coulee: June 16 to 19, room 21.')).toBeVisible();
  await expect(barOf(room(page, '21'), 'Coulee')).toHaveAccessibleName(/3 nights$/);
});

test('§14.3: empty nights are booked in their room, or closed', async ({ page, motel, browser }) => {
  await openPlan(page, motel);

  await test.step('chosen nights begin a new stay in their room, by keyboard', async () => {
    const here = page.locator('[data-cursor]');
    await here.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(here).toHaveAccessibleName(/Room 12.*Chosen: 2 nights from Monday, June 14/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Arrives')).toHaveValue('2027-06-14');
    await expect(page.getByLabel('Nights')).toHaveValue('2');
    await expect(page.getByRole('radio', { name: /^Hoodoo Double/ })).toBeChecked();
    const number = page.getByLabel('Room number');
    await expect(number.getByRole('option', { selected: true })).toHaveText(/^12\b/);
  });

  await page.goto('/desk/plan');
  await room(page, '13').waitFor();
  const other = await browser.newContext({ baseURL: motel.url, viewport: WIDE });
  const desmond = await other.newPage();
  await openDesk(desmond, motel, { path: 'plan', name: 'Desmond Coulee' });
  await room(desmond, '13').waitFor();
  const dialog = page.getByRole('dialog');

  await test.step('a room is closed, others see it, and no stay goes into it', async () => {
    await drag(page, await pointIn(page, '13', 2), await pointIn(page, '13', 3));
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Room 13, June 16 to 18' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close the room' }).click();
    await page.getByLabel('Reason').fill('New shower');
    await page.getByRole('button', { name: 'Close room 13' }).click();
    await expect(page.getByText('Room 13 is closed June 16 to 18.')).toBeVisible();
    await expect(room(desmond, '13').getByRole('img', { name: /New shower/ })).toBeVisible();
    expect(await motel.freeRooms('hoodoo-double', june(16), june(18))).toEqual([10, 10]);
    const bar = barOf(unnumbered(page), 'Coulee');
    await drag(page, await firstNightOf(bar), await pointIn(page, '13', 2));
    await expect(page.getByRole('complementary')).toContainText(
      'In the way: Closed June 16 to 18: New shower.',
    );
    await page.mouse.up();
    await expect(page.getByText(/Coulee stays: Room 13 is taken/)).toBeVisible();
    await drag(page, await firstNightOf(bar), await pointIn(page, '14', 2));
    await page.mouse.up();
    await expect(barOf(room(page, '14'), 'Coulee')).toBeVisible();
  });

  await test.step('a sold room closes once its stay has another one, which is named', async () => {
    // Its row goes, and the rooms below move up.
    await expect(unnumbered(page)).toHaveCount(0);
    await drag(page, await pointIn(page, '14', 0), await pointIn(page, '14', 1));
    await page.mouse.up();
    await page.getByRole('button', { name: 'Close the room' }).click();
    await dialog.getByLabel('On sale again').fill('2027-06-18');
    await dialog.getByLabel('Reason').fill('New shower');
    await expect(dialog.getByRole('listitem')).toContainText(/Coulee.*June 16 to 18.*Room 11/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move 1 stay and close room 14' }).click();
    await expect(page.getByText(/^Room 14 is closed June 14 to 18\. .*Coulee moved\./)).toBeVisible();
    await expect(barOf(room(page, '11'), 'Coulee')).toBeVisible();
    await expect(room(page, '14').getByRole('img', { name: /New shower/ })).toBeVisible();
  });
  await other.close();
});
