import { HOUR } from '../../support/clock.ts';
import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

const CREW = [
  'Marcus Cardinal / Devon Yellowhorn',
  'Ty Brandt / Hugo Ferreira',
  'Ravi Sandhu / Cole Whitford',
  'Pete Nakoda / Owen Lysenko',
  'Gail Prudhomme / Lena Fox',
  'Ines Duarte / Walt Hagen',
];

test('§14.21 a crew of 12 is booked in five presses, named and checked in', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'companies', role: 'clerk', name: 'Wren Arcand' });
  await page.getByRole('button', { name: 'Add a company' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Red Deer River Seismic');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Deer River Seismic');

  await page.goto('/desk/new');
  await page.getByRole('link', { name: 'Group', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New group');
  const presses = await countPresses(page);
  await page.getByLabel('Name of the group').fill('Seismic, summer crew');
  const line = (number: number) => page.getByRole('group', { name: `Line ${number}` });
  await line(1).getByLabel('Kind of room').selectOption('Tipple Twin');
  await line(1).getByLabel('Rooms').fill('3');
  await line(1).getByLabel('Adults each').fill('2');
  await line(1).getByLabel('Arrives').fill('2027-06-14');
  await line(1).getByLabel('Leaves').fill('2027-08-02');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await line(2).getByLabel('Kind of room').selectOption('Hoodoo Double');
  await line(2).getByLabel('Rooms').fill('3');
  await line(2).getByLabel('Adults each').fill('2');
  await expect(line(2)).toContainText(/12 free on all nights, \$[\d,.]+ a room/);
  await page.getByLabel('Company').selectOption('Red Deer River Seismic');
  await page.getByLabel('PO number').fill('48-2207');
  await page.getByLabel('Mobile number').fill('403 555 0138');
  await page.getByLabel('First name').fill('Gail');
  await page.getByLabel('Last name').fill('Prudhomme');
  await expect(page).toLookGood();
  // Two kinds, a second line and the company: the button is the fifth press.
  expect(await presses()).toBe(4);
  // The fields outlast a reload.
  await page.reload();
  await expect(line(2).getByLabel('Kind of room')).toHaveValue('hoodoo-double');
  await page.getByRole('button', { name: /^Book 6 rooms, \$[\d,]+\.\d\d$/ }).click();
  await expect(page).toHaveURL(/\/desk\/groups\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seismic, summer crew');
  await expect(page.getByText(/^6 rooms, 12 guests · Jun 14 to Aug 2 · PO 48-2207/)).toBeVisible();

  const sheet = page.getByRole('table');
  await page.getByRole('button', { name: 'Names' }).click();
  await page.getByRole('textbox', { name: /^Names/ }).fill(CREW.join('\n'));
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Save the names' }).click();
  await expect(sheet.getByRole('row', { name: /Ty Brandt, Hugo Ferreira/ })).toBeVisible();
  await page.getByRole('button', { name: 'Check in 6' }).click();
  await expect(page.getByText('6 stays checked in.')).toBeVisible();
  await expect(sheet.getByText('In house').filter({ visible: true })).toHaveCount(6);
  await expect(page).toLookGoodHere();

  await page.getByRole('link', { name: 'Rooming list' }).click();
  const paper = page.getByRole('article', { name: 'Seismic, summer crew' });
  await expect(paper.getByRole('row', { name: /Ines Duarte, Walt Hagen/ })).toContainText('403-555-0138');
  await expect(page).toLookGoodHere();
});

test('§14.20, §14.21 a crew is invoiced each Monday until its last one', async ({ page, motel }) => {
  const desk = (path: string, name: string) => openDesk(page, motel, { path, role: 'owner', name });
  const pass = async (days: number) => {
    // No question of a page may meet a session that has ended.
    await page.goto('about:blank');
    motel.clock.advance(days * 24 * HOUR);
    await motel.runJobs();
  };
  await desk('companies', 'Odile Gagné');
  await page.getByRole('button', { name: 'Add a company' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Red Deer River Seismic');
  await page.getByLabel('Invoices by themselves').selectOption('On Mondays');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Deer River Seismic');
  const company = new URL(page.url()).pathname.replace('/desk/', '');

  await page.goto('/desk/new-group');
  await page.getByLabel('Name of the group').fill('Seismic, summer crew');
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Kind of room').selectOption('Hoodoo Double');
  await line.getByLabel('Rooms').fill('6');
  await line.getByLabel('Adults each').fill('2');
  await line.getByLabel('Arrives').fill('2027-06-14');
  await line.getByLabel('Leaves').fill('2027-08-02');
  await page.getByLabel('Company').selectOption('Red Deer River Seismic');
  await page.getByLabel('PO number').fill('48-2207');
  await page.getByLabel('Mobile number').fill('403 555 0138');
  await page.getByLabel('First name').fill('Gail');
  await page.getByLabel('Last name').fill('Prudhomme');
  await page.getByRole('textbox', { name: /^Names/ }).fill(CREW.join('\n'));
  await page.getByRole('button', { name: /^Book 6 rooms/ }).click();
  await page.getByRole('button', { name: 'Check in 6' }).click();
  await expect(page.getByText('6 stays checked in.')).toBeVisible();
  const group = new URL(page.url()).pathname.replace('/desk/', '');

  await pass(8);
  await pass(7);
  await pass(2);
  await desk(group, 'Odile Roy');
  // Week 3: two are exchanged, and the last room leaves tomorrow.
  await page.getByRole('button', { name: 'Names' }).click();
  const names = page.getByRole('textbox', { name: /^Names/ });
  await names.fill(
    [...CREW.slice(0, 4), 'Gail Prudhomme / Ana Reyes', 'Sol Whitecap / Walt Hagen'].join('\n'),
  );
  await page.getByRole('button', { name: 'Save the names' }).click();
  await page
    .getByRole('link', { name: /Sol Whitecap/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: 'Dates' }).click();
  const panel = page.getByRole('region', { name: 'Change this stay' });
  await panel.getByLabel(/^Leaves/).fill('2027-07-02');
  await page.getByRole('button', { name: /^Change to 18 nights/ }).click();
  await expect(page.getByText('Change to 18 nights: done.')).toBeVisible();

  for (let week = 0; week < 5; week += 1) await pass(7);
  await desk(company, 'Odile Bear');
  const invoices = page.getByRole('row', { name: /INV-2027-/ });
  await expect(invoices).toHaveCount(7);
  await expect(page).toLookGoodHere();
  await invoices.last().getByRole('link').click();
  const paper = page.getByRole('article', { name: /^Invoice INV-2027-/ });
  await expect(paper).toContainText('48-2207');
});
