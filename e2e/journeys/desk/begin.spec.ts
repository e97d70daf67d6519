import { motel as demo } from '@motel/content/testing';
import { backToSite, fillIn, keepInDraft, openDesk } from '../../support/desk.ts';
import { reserveRoom } from '../../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, goToCheckout, payWithTestCard } from '../../support/guest/pay.ts';
import { signIn } from '../../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../../support/test.ts';

/** Words of the demo, and of its town, which this process shows first. */
const ANOTHER = new RegExp(
  `${demo.name}|${demo.city}|${demo.province}|dinosaur|badlands|hoodoo|coal|tyrrell`,
  'i',
);

/** Title, count, first number, guests, words and price of each kind of room. */
const ROOMS = [
  ['Chambre Phare', '6', '1', '2', 'Le phare à la fenêtre.', '129'],
  ['Chambre Jardin', '4', '11', '4', 'Une porte sur le jardin.', '109,50'],
  ['Loft du Large', '1', '21', '4', 'Sous le toit, au-dessus du fleuve.', '189'],
] as const;

const FIELDS = [
  ...['Its name', 'How many there are', 'The number of the first one', 'Guests'],
  'A sentence or two about it',
];

test('§14.15: an owner makes the Auberge du Phare of eight questions', async ({ page, motel, browser }) => {
  // From the first question to the letter about the first stay: a slow machine needs minutes.
  test.slow();
  await openDesk(page, motel, { path: 'site', role: 'owner', name: 'Odile Gagné' });
  await page.getByRole('link', { name: 'Begin my own motel' }).click();
  const next = page.getByRole('button', { name: 'Next' });

  await next.click();
  await expect(page.getByText('The name of your motel: please answer.')).toBeVisible();
  await page.getByLabel('The name of your motel').fill('Auberge du Phare');
  await page.getByLabel('A line about it').fill('Le fleuve jusqu’à l’horizon, et le déjeuner.');
  await next.click();
  await expect(page.getByLabel('Town')).toBeFocused();
  await page.getByLabel('Country').selectOption('Canada');
  await fillIn(page, { Town: 'Matane', 'Province or state': 'Québec' });
  await fillIn(page, { 'Postal address': '120, route du Fleuve\nMatane (Québec)  G4W 0B1' });
  await fillIn(page, { Telephone: '(418) 555-0142', 'E-mail address': 'accueil@phare.example' });
  await fillIn(page, { Latitude: '48,85', Longitude: '-67.53' });
  await page.getByLabel('Time zone').selectOption('America/Toronto');
  await page.getByLabel('Currency').selectOption('CAD');
  await next.click();
  await page.getByLabel('Languages of your pages').selectOption('French, then English');
  await next.click();
  await page.getByLabel('Palette').selectOption('Forest');
  await next.click();
  for (const [at, room] of ROOMS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Another kind of room' }).click();
    for (const [field, label] of FIELDS.entries())
      await page
        .getByLabel(label)
        .nth(at)
        .fill(room[field] ?? '');
  }
  await next.click();
  for (const [at, room] of ROOMS.entries())
    await page.getByRole('textbox', { name: 'A night', exact: true }).nth(at).fill(room[5]);
  // French pages make 109,50 plain; a week is 10 % cheaper on every night.
  await page.getByLabel('Per cent less').first().fill('10 %');
  await expect(page.getByLabel('7+ nights').first()).toHaveValue('116.10');
  await expect(page).toLookGood();
  await next.click();

  // An answer can be changed.
  await page.getByRole('button', { name: '1 Name' }).click();
  await expect(page.getByLabel('The name of your motel')).toHaveValue('Auberge du Phare');
  for (let steps = 0; steps < 6; steps += 1) await next.click();

  // Finished later: the question is still open.
  await page.getByRole('link', { name: 'Finish later' }).click();
  await page.getByRole('link', { name: 'Begin my own motel' }).click();
  await expect(page.getByLabel('The taxes of')).toHaveValue('Québec');
  await next.click();
  await fillIn(page, { 'Check-in from': '4 pm' });
  await next.click();
  await expect(page.getByText('L’arrivée est à 16 h.')).toBeVisible();
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Publish my motel' }).click();
  await expect(page.getByText('version 2 is on the site')).toBeVisible();

  await page.goto('/desk/site/look');
  await page.getByRole('button', { name: 'Harbour' }).click();
  await expect(page.getByLabel('Button and links')).toHaveValue('#e8503a');
  await expect(page).toLookGood();
  await keepInDraft(page);
  await backToSite(page);
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('version 3 is on the site')).toBeVisible();

  const phone = await browser.newContext({ baseURL: motel.url });
  const guest = await phone.newPage();
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'Le fleuve jusqu’à l’horizon, et le déjeuner.',
  );
  await guest.emulateMedia({ colorScheme: 'dark' });
  await expect(guest.locator('body')).toHaveCSS('background-color', 'rgb(21, 31, 48)');
  await expect(guest).toLookGoodHere();
  await guest.emulateMedia({ colorScheme: 'light' });
  await expect(guest.locator('body')).toHaveCSS('background-color', 'rgb(238, 242, 245)');
  await guest.goto('/gallery');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Aucune chambre à cette adresse.');

  const pages = await guest.request.get('/sitemap.xml');
  const addresses = [...(await pages.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(addresses.some((url) => url.endsWith('/carddetails/loft-du-large'))).toBe(true);
  for (const url of [
    // The second language has no further words of the motel.
    ...addresses.filter((url) => !new URL(url).pathname.startsWith('/en')),
    '/signin',
    '/nowhere',
    '/robots.txt',
    '/manifest.webmanifest',
    '/llms.txt',
  ]) {
    const text = await (await guest.request.get(url)).text();
    expect(text.match(ANOTHER)?.[0], url).toBeUndefined();
  }

  // What the owner has not translated stays in French, and the desk counts it.
  await guest.goto('/en/terms');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('The fine print, in large.');
  await page.goto('/desk/site');
  await expect(page.getByRole('link', { name: /^English *\d+ to write/ })).toBeVisible();

  // Two nights of 189: lodging tax 13.23, GST 19.56 and QST 39.03 of 391.23.
  await guest.goto('/en/signin');
  await signIn(guest);
  await guest.waitForURL('/en');
  await reserveRoom(guest, 'loft-du-large', juneStay(16, 18), '/en');
  await fillGuestDetails(guest);
  await expect(confirmButton(guest)).toContainText('449.82');
  await goToCheckout(guest);
  expect((await guest.content()).match(ANOTHER)?.[0], 'the card page').toBeUndefined();
  await payWithTestCard(guest);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await motel.runJobs();
  const letter = (await motel.mails()).find(({ to }) => to.includes('wren'));
  expect(letter?.text).toContain('449.82');
  expect(letter?.text).toContain('accueil@phare.example');
  for (const { subject, text } of await motel.mails())
    expect((subject + text).match(ANOTHER)?.[0]).toBeUndefined();
  await phone.close();
});
