import { fillIn, openDesk } from '../../support/desk.ts';
import { tabTo } from '../../support/guest/tab-to.ts';
import type { Motel } from '../../support/motel.ts';
import { expect, type Page, test } from '../../support/test.ts';

const OWNER = { path: 'rates', role: 'owner', name: 'Ilse Thorvald' } as const;

/** The nights of a kind of room as guests' calendars read them. */
async function onWebsite({ url }: Motel, from: string, to: string, id = 'hoodoo-double') {
  const answer = await fetch(`${url}/api/property/availability/${id}?from=${from}&to=${to}`);
  return ((await answer.json()) as { nights: Record<string, unknown>[] }).nights;
}

/** A night of the grid, or a day of the phone's list. */
function night(page: Page, day: string, room = 'Hoodoo Double') {
  const name = new RegExp(`^${room}, \\w+, ${day}:`);
  return page.getByRole('gridcell', { name }).or(page.getByRole('button', { name }));
}

/** A night as the eye reads it. */
const figures = (page: Page, day: string, room?: string) => night(page, day, room).locator('[data-figures]');

async function drag(page: Page, from: string, to: string, room?: string) {
  await night(page, from, room).hover();
  await page.mouse.down();
  await night(page, to, room).hover();
  await page.mouse.up();
}

async function save(page: Page, name: RegExp = /^Set \d+ nights?/) {
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('In force now.')).toBeVisible();
}

test('§14.7: a month of rates, each at once on the website @wide', async ({ page, motel }) => {
  await openDesk(page, motel, OWNER);
  await expect(page.getByRole('grid')).toBeVisible();

  await test.step('tonight costs more: the page of the room shows it at the next look', async () => {
    await night(page, 'June 14').click();
    await page.getByLabel('Price (was $119)').fill('127.50');
    await expect(night(page, 'June 14').locator('del')).toHaveText('119');
    await expect(page.getByText('No stay is booked on these nights.')).toBeVisible();
    await save(page, /^Set 1 night/);
    await expect(figures(page, 'June 14')).toHaveText('127.50');
    const guest = await page.context().newPage();
    await guest.goto('/carddetails/hoodoo-double');
    await expect(guest.getByText('$127.50').first()).toBeVisible();
    await guest.close();
  });

  await test.step('Shift and a press reach into the next month', async () => {
    await drag(page, 'June 29', 'June 30');
    await page.getByLabel('Price (was $119)').fill('135');
    await page.getByRole('textbox', { name: 'Nights at least' }).fill('2');
    await page.getByRole('button', { name: 'July 2027' }).click();
    await expect(page.getByText('Tue, June 29 to Wed, June 30 stays chosen.')).toBeVisible();
    await night(page, 'July 2').click({ modifiers: ['Shift'] });
    await expect(page.getByText('Tue, June 29 to Fri, July 2. Not saved yet.')).toBeVisible();
    await expect(page.getByLabel('Price of all nights')).toHaveValue('135');
    // Another month and back: nothing of it is lost.
    await page.getByRole('button', { name: 'July 2027' }).click();
    await page.getByRole('button', { name: 'June 2027' }).click();
    await expect(page).toLookGoodHere();
    await save(page, /^Set 4 nights/);
    const nights = await onWebsite(motel, '2027-06-28', '2027-07-04');
    expect(nights.map(({ price }) => price)).toEqual([119, 135, 135, 135, 135, 119]);
    expect(nights[1]).toMatchObject({ minNights: 2 });
  });

  await page.getByRole('button', { name: 'July 2027' }).click();
  await test.step('a day is closed to arrival, a span of a whole column is closed', async () => {
    await night(page, 'July 20').click();
    await page.getByLabel('Arrivals').selectOption({ label: 'None' });
    await save(page, /^Set 1 night/);
    expect(await onWebsite(motel, '2027-07-20', '2027-07-21')).toMatchObject([{ closedToArrival: true }]);
    await page.getByRole('button', { name: 'Th 22' }).hover();
    await page.mouse.down();
    await page.getByRole('button', { name: 'Fr 23' }).hover();
    await page.mouse.up();
    await page.getByRole('button', { name: 'Sa 24' }).click({ modifiers: ['Shift'] });
    await expect(page.getByRole('heading', { name: '6 room types, 3 nights' })).toBeVisible();
    await page.getByLabel('Sale').selectOption({ label: 'Closed' });
    await save(page, /^Set 3 nights of 6 room types/);
    expect(await onWebsite(motel, '2027-07-22', '2027-07-23', 'river-queen')).toMatchObject([
      { free: 0, closed: true },
    ]);
  });
});

test('§14.7: seasons, all year and long stays have their dialogs @wide', async ({ page, motel, trouble }) => {
  await openDesk(page, motel, OWNER);
  const dialog = page.getByRole('dialog');
  const begin = async (name: string, first: string, last: string, price: string) => {
    await page.getByRole('button', { name: 'New season' }).click();
    await fillIn(page, { 'First night': first, 'Last night': last, 'Hoodoo Double, all week': price });
    await dialog.getByLabel('Name').fill(name);
  };
  await page.getByRole('button', { name: 'July 2027' }).click();

  await test.step('a season has the prices of its weekdays', async () => {
    await begin('Badlands days', '2027-07-12', '2027-07-31', '139');
    await dialog.getByLabel('Hoodoo Double, Sat').fill('159.50');
    await expect(dialog.getByText(/^20 nights change: Jul 12 to 31\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save the season' }).click();
    await expect(page.getByRole('columnheader', { name: /^Badlands days/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Badlands days/ })).toContainText('Jul 12 to 31');
    const nights = await onWebsite(motel, '2027-07-22', '2027-07-25');
    expect(nights.map(({ price }) => price)).toEqual([139, 139, 159.5]);
  });

  await test.step('a long stay has its steps; one that is none says so', async () => {
    trouble.expect(/ 422 /);
    trouble.expect(/Failed: (preview|change)Rates/);
    await page.getByRole('button', { name: 'Edit all year' }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toLookGoodHere();
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Edit long stays' }).click();
    await page.getByRole('button', { name: 'Add a step' }).click();
    await fillIn(page, { 'From night': '7', 'Percent off': '120' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^A step begins on a night from 2 to 365/)).toBeVisible();
    await page.getByLabel('Percent off').fill('10');
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('In force now.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Sold' }).click();
  await page.getByRole('button', { name: 'Against 2026' }).click();
  await expect(page).toLookGoodHere();
});

test('§14.7: prices by keyboard alone @wide @daily', async ({ page, motel }) => {
  await openDesk(page, motel, { ...OWNER, path: 'more' });
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page.getByRole('grid')).toBeVisible();
  // Tab comes to the first night that has not gone by.
  await tabTo(page, night(page, 'June 14'));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('In force now.')).toBeVisible();
  expect(await onWebsite(motel, '2027-06-15', '2027-06-17', 'tipple-twin')).toMatchObject([
    { price: 99 },
    { price: 99 },
  ]);
  await page.keyboard.press('z');
  await expect(page.getByRole('listitem').filter({ hasText: 'Undone: Tipple Twin' })).toBeVisible();
  expect(await onWebsite(motel, '2027-06-15', '2027-06-16', 'tipple-twin')).toMatchObject([{ price: 104.5 }]);
});

test('§14.7: on a phone a span of nights is tapped, over two months', async ({ page, motel }) => {
  await openDesk(page, motel, OWNER);
  await page.getByLabel('Room type').selectOption({ label: 'River Queen' });
  await night(page, 'June 28', 'River Queen').tap();
  await night(page, 'June 30', 'River Queen').tap();
  await page.getByRole('button', { name: '3 nights: set a price' }).tap();
  await expect(page.getByLabel('Price (was $89)')).toBeFocused();
  await page.getByLabel('Price (was $89)').fill('95');
  await page.getByLabel('Last night').fill('2027-06-27');
  await expect(page.getByText('The last night is before the first one.')).toBeVisible();
  await page.getByLabel('Last night').fill('2027-07-01');
  await expect(page.getByLabel('Price of all nights')).toHaveValue('95');
  await expect(page.getByText('Mon, June 28 to Thu, July 1. Not saved yet.')).toBeVisible();
  await expect(page.getByText('The website’s calendar shows $95.')).toBeVisible();
  await expect(page).toLookGood();
  await save(page, /^Set 4 nights/);
  const nights = await onWebsite(motel, '2027-06-27', '2027-07-03', 'river-queen');
  expect(nights.map(({ price }) => price)).toEqual([89, 95, 95, 95, 95, 89]);
});

test('§14.7: bad input gets a sentence, and a clerk changes no price @wide', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'rates', role: 'clerk' });
  await drag(page, 'June 24', 'June 26');
  const price = page.getByLabel('Price (was $119)');
  await price.fill('cheap');
  await expect(page.getByText('"cheap" is no price. Write 129, 129.50, +20 or -10%.')).toBeVisible();
  await expect(page).toLookGoodHere();
  await price.fill('150');
  await expect(
    page.getByText('9 room-nights').or(page.getByText(/room-nights are still for sale/)),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set 3 nights' })).toBeDisabled();
  await expect(page.getByText('Only an owner changes prices.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('§14.7: an owner fills, changes and undoes taxes beside a bill', async ({ page, motel, trouble }) => {
  trouble.expect(/422/);
  trouble.expect(/previewRates ApiProblem: (?:Lodging tax|USt|Kurtaxe)/);
  await openDesk(page, motel, { path: 'rates', role: 'owner', name: 'Odile Gagné' });
  await page.getByLabel('Pages of the rates').selectOption('Taxes');
  const bill = page.getByRole('region', { name: 'A worked bill' });
  await expect(bill.getByText('Tourism Levy tax')).toBeVisible();

  await page.getByLabel('Province, state or country').selectOption('Québec');
  await page.getByRole('button', { name: 'Fill the list' }).click();
  await expect(bill.getByText('QST 9.975%')).toBeVisible();
  await page.getByRole('button', { name: 'Change Lodging tax' }).click();
  await page.getByLabel('How many per cent').fill('103.5');
  await expect(bill.getByRole('alert')).toHaveText(
    'Lodging tax: its percentage must be a percentage from 0 to 100 with at most 4 decimals.',
  );
  await page.getByLabel('How many per cent').fill('4');
  await page.getByLabel('Your number').fill('H-1234567');
  await expect(bill.getByText('Lodging tax 4%')).toBeVisible();
  await expect(page).toLookGood();

  // What was typed is replaced only after a second press.
  await page.getByLabel('Province, state or country').selectOption('Germany');
  await page.getByRole('button', { name: 'Fill the list' }).click();
  await expect(page.getByRole('button', { name: 'Done with Lodging tax' })).toBeVisible();
  await page.getByRole('button', { name: 'Replace what I typed' }).click();
  // The law of no place outside Canada was read: its owner types the rates.
  await page.getByLabel('How many per cent').fill('7');
  await page.getByRole('button', { name: 'Change Kurtaxe' }).click();
  await page.getByLabel('How much').fill('2.50');
  await expect(bill.getByText(/^USt 7% included: /)).toBeVisible();
  await expect(bill.getByText('Kurtaxe 2 adults × $2.50 × 2 nights')).toBeVisible();

  await page.getByRole('button', { name: 'Use these 2 now' }).click();
  await expect(
    page.getByText(/In force now\. Taxes: USt 7%, included; Kurtaxe \$2\.50 a night/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bill.getByText('Tourism Levy tax')).toBeVisible();
});

async function asksForCode({ url }: Motel, id = 'hoodoo-double'): Promise<boolean> {
  const answer = await fetch(`${url}/api/property/getPropertyDetail/${id}`);
  return (await answer.text()).includes('"takesPromotionCodes":true');
}

test('§14.7: a code is made, changed, ended and brought back', async ({ page, motel, trouble }) => {
  trouble.expect(/ 422 /);
  trouble.expect(/Failed: (preview|change)Rates/);
  await openDesk(page, motel, { path: 'rates', role: 'owner' });
  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByRole('heading', { name: 'No code yet' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save the code' }).click();
    await expect(page.getByText('In force now.')).toBeVisible();
  };

  await test.step('it shows what a guest with it pays before it is saved', async () => {
    await page.getByRole('button', { name: 'New code' }).click();
    await expect(dialog.getByRole('button', { name: 'Save the code' })).toBeDisabled();
    await dialog.getByLabel('Code').fill('HARVEST');
    await dialog.getByLabel('Takes off').fill('120%');
    await expect(dialog.getByText(/^A code takes off more than 0% and at most 100%/)).toBeVisible();
    await dialog.getByLabel('Takes off').fill('10 %');
    await dialog.getByLabel('Bookings at most').fill('50');
    await dialog.getByLabel('Nights at least').fill('2');
    await expect(
      dialog.getByText(/^Hoodoo Double, 2 nights from Jun 14: a guest with the code pays \$\d+\.00 instead/),
    ).toBeVisible();
    await expect(page).toLookGood();
    expect(await asksForCode(motel)).toBe(false);
    await save();
    expect(await asksForCode(motel)).toBe(true);
    await expect(page.getByText('Used 0 of 50 times')).toBeVisible();
    await expect(page).toLookGoodHere();
  });

  await test.step('it ends, and comes back by undo; rates tell of each', async () => {
    await page.getByRole('button', { name: 'Edit HARVEST' }).click();
    await dialog.getByLabel('Booked from').fill('2027-07-01');
    await save();
    await expect(page.getByText('Not yet')).toBeVisible();
    await page.getByRole('button', { name: 'Edit HARVEST' }).click();
    await page.getByRole('button', { name: 'End the code' }).click();
    await expect(page.getByRole('heading', { name: 'No code yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'HARVEST' })).toBeVisible();
    await page.getByRole('link', { name: 'Rates' }).last().click();
    await expect(page.getByText('Undone: Code HARVEST')).toBeVisible();
  });
});
