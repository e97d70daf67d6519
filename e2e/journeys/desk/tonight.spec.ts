import { openDesk } from '../../support/desk.ts';
import { tabTo } from '../../support/guest/tab-to.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { giveRoom, sleptLastNight } from '../../support/slept-last-night.ts';
import { expect, juneStay, type Page, test } from '../../support/test.ts';

/** Paid stays, each under its own name. @returns their references */
async function paidStays(motel: Motel, names: readonly string[], from = 14, to = 16): Promise<string[]> {
  const guest = await otherGuest(motel);
  const references: string[] = [];
  for (const name of names) {
    await guest.book('hoodoo-double', juneStay(from, to));
    const [firstname = '', lastname = ''] = name.split(' ');
    const details = { firstname, lastname, phone: '+14035550138', email: 'a@b.example', specialRequest: '' };
    const { reference } = await motel.db
      .updateTable('bookings')
      .set({ guest_details: JSON.stringify(details) })
      .where('id', '=', (select) =>
        select.selectFrom('bookings').select('id').orderBy('created_at', 'desc').orderBy('id').limit(1),
      )
      .returning('reference')
      .executeTakeFirstOrThrow();
    references.push(reference);
    motel.clock.advance(1000);
  }
  return references;
}

const arriving = (page: Page) => page.getByRole('region', { name: 'Arriving' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a stay, guest or room' });
const note = (page: Page) => page.getByLabel('A note for the next shift');

test('§14.2: a guest is found, and checked in by search @wide', async ({ page, motel, trouble }) => {
  // The refusal at the end.
  trouble.expect(/check-out|Failed: checkOut/);
  const [, lindqvist] = await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist']);
  await openDesk(page, motel, { path: 'tonight' });

  await test.step('a mistyped name finds its stay, by keyboard alone', async () => {
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('lindkvist ama');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option', { name: /Amara Lindqvist/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page).toLookGoodHere();
    await search(page).fill(lindqvist?.replace('LI-', '').toLowerCase() ?? '');
    // Enter waits for the answer to what was typed.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/desk/stays/${lindqvist}$`));
  });

  await test.step('a found guest is checked in', async () => {
    await search(page).fill('lindqvist');
    await expect(page.getByRole('option', { name: /Amara Lindqvist/ })).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByText(/^Checked in: Amara Lindqvist, room \d+\.$/)).toBeVisible();
    // A reload asks for nothing again.
    await page.reload();
    await expect(page.getByText('In house')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys).toContainText('Check out');
    await expect(keys).toContainText('New stay');
    await expect(page).toLookGoodHere();
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await expect(page.getByText(/Say what becomes of its other nights/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check out all the same' })).toBeHidden();
  });
});

test('§14.2: the board shows the night, in its figures and rooms', async ({ page, motel, trouble }) => {
  await sleptLastNight(motel, 2);
  await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist'], 15, 16);
  await openDesk(page, motel);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday, June 15');
  await expect(page.getByRole('list', { name: 'The night in numbers' })).toContainText('2still to arrive');
  await expect(arriving(page).getByRole('button', { name: /Mensah/ })).toBeVisible();
  await expect(page.getByText('2 stays have no room number.')).toBeVisible();
  await expect(page).toLookGood();

  await test.step('an arrival has one remedy for a room that is not clean', async () => {
    trouble.expect(/status of 422|is not clean yet/);
    const { id } = await motel.db
      .selectFrom('bookings')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    // A guest has left it this morning.
    await giveRoom(motel, '12', 15, id);
    await page.reload();
    await expect(page.getByText('Room 12 is not ready.')).toBeVisible();
    await arriving(page)
      .getByRole('button', { name: /^Check in to/ })
      .click();
    await expect(page.getByText('Amara Lindqvist is not checked in.')).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Check in all the same' }).click();
    await expect(page.getByText('Amara Lindqvist is checked in to 12.')).toBeVisible();
  });

  await test.step('tomorrow and last night are a press away', async () => {
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday, June 16');
    await expect(page.getByRole('region', { name: 'Leaving that day' })).toContainText('Kofi Mensah');
    await page.getByRole('button', { name: 'Last night' }).click();
    await expect(page.getByRole('region', { name: 'Did not arrive' })).toContainText('No guests.');
  });
});

test('§14.2 §14.12: a note reaches others after a lost line', async ({ page, motel, browser, trouble }) => {
  trouble.expect(/Failed to load resource|net::ERR|fetch|Failed: /);
  await openDesk(page, motel, { path: 'tonight', name: 'Wren Arcand' });
  const other = await browser.newContext({ baseURL: motel.url });
  const second = await other.newPage();
  await openDesk(second, motel, { path: 'tonight', name: 'Desmond Cole' });

  await test.step('a typed note survives a reload', async () => {
    await note(page).fill('Keep 19 for last.');
    await page.reload();
    await expect(note(page)).toHaveValue('Keep 19 for last.');
  });

  await test.step('a lost line keeps what was typed, and says so', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const head = page.locator('header');
    await expect(head.getByText('Up to date')).toBeVisible();
    await page.route('**/api/desk/**', (route) => route.abort());
    // No press is needed: the pages poll by themselves.
    await expect(head.getByText('Line down')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the note' }).click();
    await expect(page.getByText(/No connection since/)).toBeVisible();
    await expect(
      page.getByText('No connection. Press again when it is back; nothing happens twice.'),
    ).toBeVisible();
    await search(page).fill('lindqvist');
    await expect(page.getByText('The search has no answer: no connection.')).toBeVisible();
    await expect(note(page)).toHaveValue('Keep 19 for last.');
    await page.unroute('**/api/desk/**');
    await expect(page.getByText(/No connection since/)).toBeHidden();
    await expect(head.getByText('Up to date')).toBeVisible();
  });

  await test.step('what one person does, another sees by itself', async () => {
    await page.getByRole('button', { name: 'Leave the note' }).click();
    await expect(note(page)).toHaveValue('');
    await expect(second.getByText('Keep 19 for last.')).toHaveCount(1);
    await paidStays(motel, ['Kofi Mensah']);
    await expect(arriving(second).getByRole('button', { name: /Mensah/ })).toBeVisible();
    await second.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Keep 19 for last.')).toBeHidden();
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Keep 19 for last.')).toBeVisible();
    await other.close();
  });
});

test('§14.2: guests are checked in by keyboard, and out again @wide @daily', async ({ page, motel }) => {
  await paidStays(motel, ['Kofi Mensah', 'Amara Lindqvist']);
  await openDesk(page, motel, { path: 'tonight' });
  const row = (name: string) => arriving(page).getByRole('listitem').filter({ hasText: name });
  await expect(arriving(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row('Kofi Mensah').getByRole('button', { name: 'Check in' })).toBeFocused();

  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'A room for Kofi Mensah' });
  await expect(dialog.getByRole('button', { name: 'Give room' }).first()).toBeVisible();
  await expect(page).toLookGoodHere();
  await tabTo(page, dialog.getByRole('button', { name: /Give room 12/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const checkIn = row('Kofi Mensah').getByRole('button', { name: 'Check in to 12' });
  await expect(checkIn).toBeVisible();
  await tabTo(page, checkIn);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kofi Mensah is checked in to 12.')).toBeVisible();
  await expect(arriving(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^12 ?, Kofi Mensah in house$/ })).toBeVisible();
  await expect(page.getByText('1 arrived earlier tonight, last Kofi Mensah')).toBeVisible();

  await page.keyboard.press('z');
  await expect(arriving(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Kofi Mensah is checked in to 12.')).toBeHidden();
});
