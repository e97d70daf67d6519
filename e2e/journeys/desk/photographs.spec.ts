import { backToSite, keepInDraft, openDesk } from '../../support/desk.ts';
import { expectGoodLook, expectGoodLookHere } from '../../support/look.ts';
import { expect, test } from '../../support/test.ts';

test('§14.15: an owner adds a photograph to a room, and guests see it', async ({ page, motel, browser }) => {
  await page.setContent('<body style="margin:0;background:linear-gradient(90deg,#146,#fc6)"></body>');
  await page.setViewportSize({ width: 1200, height: 600 });
  const photograph = await page.screenshot();
  await page.setViewportSize({ width: 1280, height: 900 });

  await openDesk(page, motel, { path: 'site/rooms/river-queen', role: 'owner', name: 'Odile Gagné' });
  const file = page.getByLabel('A photograph');
  await file.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('This is a drawing: choose a JPEG, PNG or WebP.')).toBeVisible();
  await file.setInputFiles({ name: 'Evening bed.png', mimeType: 'image/png', buffer: photograph });
  await page.getByLabel('Its middle, from the left').fill('90');
  await page.getByLabel('What it shows').fill('A red sky over the bed');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Add the photograph' }).click();
  const earlier = page.getByRole('button', { name: /^Earlier.*: A red sky over the bed/ });
  while (await earlier.isEnabled()) await earlier.click();
  await keepInDraft(page);
  await page.goto('/desk/site/home');
  await page.getByLabel('A photograph; left out').selectOption({ label: 'A red sky over the bed' });
  await keepInDraft(page);
  await backToSite(page);
  await page.getByRole('button', { name: 'Make a secret address' }).click();
  const secret = await page.getByRole('link', { name: 'Open the draft here' }).getAttribute('href');
  const telephone = await browser.newContext({ baseURL: motel.url });
  const preview = await telephone.newPage();
  const early = preview.locator('img[src^="/photos/evening-bed-"]').first();
  await preview.goto('/hotel-card');
  await expect(early).toHaveCount(0);
  await preview.goto(secret ?? '');
  await preview.goto('/hotel-card');
  await expect(early).toBeVisible();
  // By the scripts of the page, too.
  await preview.getByRole('link', { name: 'River Queen' }).first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('River Queen');
  await expect(early).toBeVisible();
  await telephone.close();

  await page.getByRole('button', { name: 'Publish 3 changes' }).click();
  await expect(page.getByText('version 2 is on the site')).toBeVisible();

  const phone = await browser.newContext({ baseURL: motel.url });
  const guest = await phone.newPage();
  await guest.goto('/');
  await expect(
    guest.locator('main').getByRole('img', { name: 'A red sky over the bed' }).first(),
  ).toBeVisible();
  await guest.goto('/carddetails/river-queen');
  const large = guest.getByRole('img', { name: 'A red sky over the bed' }).first();
  await expect(large).toHaveAttribute(
    'src',
    /^\/photos\/evening-bed-800x600-[0-9a-f]{6}-[0-9a-f]{8}\/800\.jpg$/,
  );
  await expect(large).toHaveJSProperty('complete', true);
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await phone.close();

  await page.goto('/desk/site/pictures');
  await expect(page.getByRole('button', { name: 'Remove evening-bed.jpg' })).toBeVisible();
});

test('§14.15: an owner’s own sign stands beside the name; nothing in it runs', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'site/look', role: 'owner', name: 'Odile Gagné' });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
    <script>document.title = 'run'</script><circle cx="20" cy="20" r="18" fill="#c2410c"/></svg>`;
  const file = page.getByLabel('A sign of your own, as SVG or PNG');
  await file.setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') });
  await expect(page.getByText('This browser cannot read the file as a picture')).toBeVisible();
  await file.setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(page.getByRole('img', { name: 'The sign by night' })).toBeVisible();
  await page.getByLabel('What it shows').fill('A round red sun');
  await expectGoodLookHere(page);
  await page.getByRole('button', { name: 'Add the sign' }).click();
  const logo = page.getByLabel('A picture beside the name; left out, a lamp');
  await expect(logo).toHaveValue('photos/sign.png');
  await keepInDraft(page);
  await backToSite(page);
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(page.getByText('version 2 is on the site')).toBeVisible();
  await page.goto('/');
  const shown = page.getByRole('banner').locator('img');
  await expect(shown).toHaveAttribute('src', /^\/photos\/sign-960x720-.*\/480\.webp$/);
  // Its corner is transparent, its middle is the sun.
  const [corner, middle] = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: 48, height: 36 }).getContext('2d', {
      willReadFrequently: true,
    });
    pen?.drawImage(image, 0, 0, 48, 36);
    const opacityAt = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data[3];
    return [opacityAt(1, 1), opacityAt(24, 18)];
  });
  expect([corner, middle]).toEqual([0, 255]);
  await expect(page).not.toHaveTitle('run');
});
