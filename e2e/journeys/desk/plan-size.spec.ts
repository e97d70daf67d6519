import { addDays, nightDates } from '@motel/booking-core';
import { juneStay } from '../../support/dates.ts';
import { openDesk } from '../../support/desk.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { expect, test } from '../../support/test.ts';

const ROOMS = 200;
const STAYS = 1000;
/** Rows of one statement. */
const CHUNK = 100;
/** Elements of the whole plan, however many stays it has: about forty rows of ten bars, and the days. */
const MOST_ELEMENTS = 2500;
/** Bars that a drag over one room may draw again: the one that is lifted. */
const MOST_CHANGED = 3;

test.use({
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  rooms: { 'hoodoo-double': { rooms: ROOMS } },
});

/** A thousand stays of five nights, each in a room: copies of a real one. */
async function fill({ db }: Motel): Promise<void> {
  const original = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  const rooms = await db
    .selectFrom('rooms')
    .select('id')
    .where('property_id', '=', original.property_id)
    .execute();
  const copies = Array.from({ length: STAYS }, (_, copy) => {
    const checkIn = addDays(original.check_in, Math.floor(copy / ROOMS) * 8);
    return {
      copy,
      id: `copy ${copy}`,
      room: rooms[copy % ROOMS]!.id,
      checkIn,
      checkOut: addDays(checkIn, 5),
    };
  });
  for (let at = 0; at < STAYS; at += CHUNK) {
    const chunk = copies.slice(at, at + CHUNK);
    await db
      .insertInto('bookings')
      .values(
        chunk.map(({ copy, id, checkIn, checkOut }) => ({
          ...original,
          id,
          reference: `LI-${copy}`,
          check_in: checkIn,
          check_out: checkOut,
          guest_details: JSON.stringify(original.guest_details),
          nights: JSON.stringify(original.nights),
          checkout_session_id: null,
        })),
      )
      .execute();
    await db
      .insertInto('room_nights')
      .values(
        chunk.flatMap(({ id, room, ...stay }) =>
          nightDates(stay).map((date) => ({ room_id: room, date, booking_id: id, closure_id: null })),
        ),
      )
      .execute();
  }
}

test('12.3: of a thousand stays in 200 rooms, what is in sight is drawn', async ({ page, motel }) => {
  const guest = await otherGuest(motel);
  await guest.book('hoodoo-double', juneStay(14, 16));
  await fill(motel);
  await openDesk(page, motel, { path: 'plan?days=90&from=2027-06-10' });
  const tape = page.getByRole('region', { name: 'Rooms and days' });
  await tape.getByRole('link').first().waitFor();
  const elements = () => tape.evaluate((element) => element.querySelectorAll('*').length);
  expect(await elements()).toBeLessThan(MOST_ELEMENTS);

  // The last room is drawn once it is in sight; the first one no longer is.
  const rooms = tape.getByRole('group', { name: /^Room / });
  const first = await rooms.first().getAttribute('aria-label');
  await tape.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(tape.getByRole('group', { name: first ?? '', exact: true })).toHaveCount(0);
  await tape.getByRole('link').first().waitFor();
  expect(await elements()).toBeLessThan(MOST_ELEMENTS);

  // A drag draws its ghost, and no other bar.
  const bar = await tape.getByRole('link').filter({ visible: true }).nth(12).boundingBox();
  if (bar === null) throw new Error('No bar is in sight');
  await page.mouse.move(bar.x + 30, bar.y + 8);
  const changed = tape.evaluate(
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
  await expect(tape.locator('[data-ghost]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await changed).toBeLessThanOrEqual(MOST_CHANGED);
});
