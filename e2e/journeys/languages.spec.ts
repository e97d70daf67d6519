import { motel as content } from '@motel/content';
import type { Page } from '@playwright/test';
import { englishIn, expectFrench } from '../support/english-words.ts';
import { expectGoodLookHere } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const WREN = { Prénom: 'Wren', Nom: 'Prairie', Courriel: 'wren@prairie.example' };

/** Those that scripts finish, and that no sitemap has. */
const FINISHED_BY_SCRIPTS = [
  ...['/fr', '/fr/hotel-card', '/fr/get-app', '/fr/card', '/fr/signin', '/fr/booking-history'],
  ...['/fr/Payment-Success', '/fr/carddetails/none', '/fr/stay/none'],
];

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(answer);
  }
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Numéro de cellulaire').fill('403 555 0117');
  await page.getByRole('button', { name: 'Se connecter à l’instant' }).click();
}

async function pay(page: Page, number: string): Promise<void> {
  await fill(page, { 'Numéro de carte': number, 'Date d’expiration': '12/34' });
  await fill(page, { 'Code de sécurité': '123', 'Nom sur la carte': 'W Prairie' });
  await page.getByRole('button', { name: /^Payer/ }).click();
}

test('§13.4 every page of a guest is in French below /fr', async ({ page, motel, trouble }) => {
  trouble.expect(/404/);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
    url.replace(motel.url, ''),
  );
  const french = listed.filter((path) => /^\/fr(?:\/|$)/.test(path));
  expect(french.length).toBeGreaterThan(25);
  // On the blank page that the journey begins with, which has no content security policy.
  for (const path of french) await expectFrench(page, await (await page.request.get(path)).text(), path);
  for (const path of FINISHED_BY_SCRIPTS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectFrench(page);
  }
  await page.goto('/fr/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucune chambre à cette adresse.');
  await expectFrench(page);
});

test('§13.4 each page links to the same one in the other language @daily', async ({ page, motel }) => {
  await page.goto('/fr/gallery');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${motel.url}/fr/gallery`);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `${motel.url}/gallery`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/gallery');
  await page.getByRole('navigation', { name: 'Toutes les pages' }).getByText('Séjourner').last().click();
  await page.getByRole('link', { name: 'Chambres', exact: true }).last().click();
  await expect(page).toHaveURL('/fr/hotel-card');
  // The browser turned to this page by itself.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${motel.url}/fr/hotel-card`);
});

test('§13.4 a French guest books, pays, changes and cancels in French', async ({ page, motel }) => {
  await page.goto('/fr/signin');
  await page.getByLabel('Indicatif du pays').selectOption({ label: 'Allemagne (+49)' });
  await page.getByLabel('Indicatif du pays').selectOption({ label: 'Canada (+1)' });
  await page.getByLabel('Numéro de cellulaire').fill('111 111 1111');
  await page.getByRole('button', { name: 'Se connecter à l’instant' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectFrench(page);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dormez où dormaient les dinosaures.');

  await page.goto('/fr/carddetails/river-queen');
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('combobox', { name: 'Mois' })).toContainText('juin');
  await page.getByRole('gridcell', { name: 'mercredi 16 juin 2027' }).click();
  await expectFrench(page);
  await page.getByRole('gridcell', { name: /vendredi 18 juin 2027\s: / }).click();
  await page.getByRole('button', { name: /^Voyageurs/ }).click();
  await page.getByRole('button', { name: 'Plus (animaux)' }).click();
  await expectFrench(page);
  await expectGoodLookHere(page);
  await page.getByRole('button', { name: 'Réserver' }).click();
  await page.waitForURL('/fr/confirm');
  await page.getByRole('button', { name: /^Confirmer et payer/ }).click();
  await expect(page.getByText('Le prénom est obligatoire').first()).toBeVisible();
  await expectFrench(page);
  await fill(page, WREN);
  await expectGoodLookHere(page);
  // 2 × $89 and 2 × $15, with 5 % and 4 %.
  await page.getByRole('button', { name: 'Confirmer et payer 228\u00a0$\u00a0CAD' }).click();
  await page.waitForURL('**/checkout/**');
  await expectFrench(page);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText('Votre carte a été refusée.').first()).toBeVisible();
  await expectFrench(page);
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Paiement réussi!' })).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/Payment-Success/);
  await expectFrench(page);

  await motel.runJobs();
  const letter = (await motel.mails()).find(({ to }) => to.includes(WREN.Courriel));
  expect(letter?.subject).toBe(`${content.name} : votre séjour est confirmé, mercredi 16 juin 2027`);
  expect(letter?.text).toContain('Chambre\u00a0: River Queen, 1 chambre');
  expect(letter?.text).toMatch(/Voir vos réservations\u00a0: \S+\/fr\/booking-history#stay=/);
  expect(englishIn((letter?.text ?? '').split(/\n+/))).toEqual([]);
  const toMotel = (await motel.mails()).find(({ to }) => to.includes('desk@'));
  expect(toMotel?.text).toContain('Nights: 2');
  expect(await motel.db.selectFrom('bookings').select('language').execute()).toEqual([{ language: 'fr' }]);

  await page.goto('/fr/booking-history');
  await expect(page.getByText('confirmé').first()).toBeVisible();
  await expectFrench(page);
  await page.getByRole('link', { name: 'Reçu' }).first().click();
  await expect(page.getByRole('article', { name: 'Reçu' })).toContainText('TPS');
  await expectFrench(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Ouvrir le séjour' }).first().click();
  await expect(page.getByRole('button', { name: 'Annuler ce séjour' })).toBeVisible();
  await page.getByRole('button', { name: 'Modifier les dates ou les voyageurs' }).click();
  await expect(page.getByRole('button', { name: 'Laisser tel quel' })).toBeVisible();
  await expectFrench(page);
  await page.getByRole('button', { name: 'Laisser tel quel' }).click();
  await page.getByRole('button', { name: 'Annuler ce séjour' }).click();
  await expectFrench(page);
  await page.getByRole('button', { name: 'Annuler le séjour' }).click();
  await expect(page.getByText('Votre séjour est annulé.')).toBeVisible();
  await expectFrench(page);
  await motel.runJobs();
  const letters = (await motel.mails()).filter(({ to }) => to.includes(WREN.Courriel));
  expect(letters.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      `${content.name} : votre séjour est annulé`,
      expect.stringContaining('votre remboursement est en route'),
    ]),
  );
  for (const { text } of letters) expect(englishIn(text.split(/\n+/))).toEqual([]);
});
