import { openDesk } from '../../support/desk.ts';
import { sleptLastNight } from '../../support/slept-last-night.ts';
import { expect, june, type Page, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };

const row = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(number, { exact: true }) });

test('§14.9: rooms are ticked on a phone, and seen at the desk @daily', async ({ page, motel, browser }) => {
  await sleptLastNight(motel, 3);
  await openDesk(page, motel, { path: 'all-rooms', name: 'Wren Arcand' });
  await expect(row(page, '12')).toContainText('To clean');
  const context = await browser.newContext({ baseURL: motel.url, viewport: PHONE });
  const phone = await context.newPage();
  await openDesk(phone, motel, { role: 'housekeeping', name: 'Ottilie' });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Rooms to do');
  await expect(phone.getByText('0 of 3', { exact: true })).toBeVisible();
  await expect(row(phone, '11')).toContainText('Light clean, 1st day');

  await test.step('what is wrong in a room waits for the desk', async () => {
    await phone.getByRole('button', { name: 'Something is wrong' }).click();
    await expect(phone).toLookGoodHere();
    await phone.getByLabel('What is wrong').fill('The tap drips');
    await phone.getByRole('button', { name: 'Tell the desk' }).click();
    await expect(phone.getByRole('dialog')).toBeHidden();
    await expect(row(page, '11')).toContainText('The tap drips Ottilie');
    await page.getByRole('button', { name: 'Done in room 11: The tap drips' }).click();
    await expect(page.getByText('The tap drips')).toBeHidden();
  });

  await phone.getByRole('button', { name: 'Later' }).click();
  const clean = (number: string) => phone.getByRole('button', { name: `Room ${number} is clean` });
  await expect(clean('12')).toBeFocused();
  await phone.keyboard.press('Enter');
  // The next room opens itself.
  await expect(clean('13')).toBeFocused();
  await expect(phone.getByText('1 of 3', { exact: true })).toBeVisible();
  await expect(row(page, '12')).toContainText('Ready');
  await expect(phone).toLookGoodHere();
  await phone.getByRole('checkbox', { name: 'Room 12 is clean' }).click();
  await expect(phone.getByText('0 of 3', { exact: true })).toBeVisible();
  await expect(row(page, '12')).toContainText('To clean');
  await context.close();
});

test('§14.4: rooms close, open, come and go; the site sells as many', async ({ page, motel, trouble }) => {
  const [night, after] = [june(14), june(15)];
  const free = (type: string) => motel.freeRooms(type, night, after);
  await openDesk(page, motel, { path: 'all-rooms', role: 'owner' });

  await test.step('a room closes and opens', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Room 12', exact: true }).click();
    await page.getByRole('button', { name: 'Close room 12' }).click();
    const again = page.getByLabel('On sale again');
    await again.fill(night);
    await expect(page.getByText('It is on sale again after its first night.')).toBeVisible();
    await again.fill(after);
    await dialog.getByRole('button', { name: 'Close room 12' }).click();
    await expect(page.getByText('Say why the room is closed.')).toBeVisible();
    await expect(page).toLookGood();
    await page.getByLabel('Reason').fill('New shower');
    await dialog.getByRole('button', { name: 'Close room 12' }).click();
    await expect(row(page, '12')).toContainText('Closed June 14 to 15: New shower');
    expect(await free('hoodoo-double')).toEqual([11]);
    await page.getByRole('button', { name: 'Open again: room 12' }).click();
    await expect(row(page, '12')).toContainText('Ready');
    expect(await free('hoodoo-double')).toEqual([12]);
  });

  await test.step('a room is added, renamed and given up by an owner alone', async () => {
    trouble.expect(/422 .*\/api\/desk\/rooms/);
    trouble.expect(/Failed: addRoom/);
    await page.getByRole('button', { name: 'Add a room' }).click();
    await page.getByLabel('Kind').selectOption('Trucker Single');
    await page.getByLabel('Number').fill('12');
    await page.getByRole('button', { name: 'Add the room' }).click();
    await expect(page.getByRole('alert')).toHaveText('There is a room 12 already.');
    await page.getByLabel('Number').fill('4B');
    await page.getByRole('button', { name: 'Add the room' }).click();
    await expect(row(page, '4B')).toContainText('Ready');
    expect(await free('trucker-single')).toEqual([5]);
    await page.getByRole('button', { name: 'Room 4B', exact: true }).click();
    await page.getByRole('button', { name: 'Change room 4B' }).click();
    await page.getByLabel('Number').fill('41');
    await page.getByLabel('quiet').check();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, '41')).toContainText('quiet');
    await page.getByRole('button', { name: 'Change room 41' }).click();
    await page.getByRole('button', { name: 'Give the room up' }).click();
    await expect(row(page, '41')).toHaveCount(0);
    expect(await free('trucker-single')).toEqual([4]);
  });
});
