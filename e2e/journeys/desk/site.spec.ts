import { backToSite, keepInDraft, openDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';

test('§14.15: a changed sentence is published, and taken back @daily', async ({ page, motel, browser }) => {
  await openDesk(page, motel, { path: 'site', role: 'owner', name: 'Odile Gagné' });
  await expect(page.getByText('version 1 is on the site')).toBeVisible();
  await page.getByRole('link', { name: /^Name, place and rules/ }).click();
  await page.getByLabel('At the head of the home page').fill('Dormez au bord du fleuve.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('waits in the draft')).toBeVisible();
  await page.getByLabel('E-mail address').fill('none');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/write an e-mail address/);
  await backToSite(page);
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeDisabled();
  await page.goto('/desk/site/motel');
  await page.getByLabel('E-mail address').fill('desk@phare.example');
  await keepInDraft(page);

  await expect(page).toLookGood();
  await backToSite(page);
  await page.getByRole('button', { name: 'Make a secret address' }).click();
  await expect(page).toLookGoodHere();
  const secret = await page.getByRole('link', { name: 'Open the draft here' }).getAttribute('href');
  const phone = await browser.newContext({ baseURL: motel.url });
  const guest = await phone.newPage();
  const seen = (words: string) => expect(guest.getByRole('heading', { level: 1 }), words).toHaveText(words);
  const FIRST = 'Sleep where the dinosaurs did.';
  const NEXT = 'Dormez au bord du fleuve.';
  await guest.goto('/');
  await seen(FIRST);
  await guest.goto(secret ?? '');
  await seen(NEXT);
  await guest.getByRole('link', { name: 'River Queen' }).first().click();
  await seen('River Queen');
  await guest.getByRole('link', { name: 'End the preview' }).click();
  await seen(FIRST);

  const reader = await phone.newPage();
  await reader.goto('/about');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('version 2 is on the site')).toBeVisible();
  // A page of words whose scripts load only now is rendered again.
  await reader.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(reader.locator('footer a[href="mailto:desk@phare.example"]')).toBeAttached();
  // A document of the older content: its links open the new one.
  await guest.getByRole('link', { name: 'River Queen' }).first().click();
  await seen('River Queen');
  await expect(guest.getByText('desk@phare.example').first()).toBeAttached();
  await guest.goto('/');
  await seen(NEXT);

  await page.getByText('Go back to 1', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish 1 again now' }).click();
  await expect(page.getByText('version 3 is on the site')).toBeVisible();
  await guest.goto('/');
  await seen(FIRST);
  await phone.close();
});

test('§14.15: an owner adds a room and a page, which guests find @wide', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'site', role: 'owner', name: 'Odile Gagné' });
  await page.getByLabel('A new kind of room').fill('Loft du Large');
  await page.getByRole('button', { name: 'Add the room' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Loft du Large');
  await expect(page).toLookGoodHere();
  await backToSite(page);
  await page.getByText(/^Pages \d+$/).click();
  await page.getByLabel('A new page about').fill('Whales');
  await page.getByRole('button', { name: 'Add the page' }).click();
  const words = page.getByRole('textbox', { name: 'The words of the page' });
  await words.press('ControlOrMeta+a');
  await words.pressSequentially('Belugas pass the pier.');
  await words.press('Enter');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await words.pressSequentially('When');
  await words.press('Enter');
  await words.pressSequentially('In June.');
  await expect(words.getByRole('heading')).toHaveText(['When']);
  await words.press('Enter');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByLabel('Caption').fill('The pier');
  await page.getByRole('button', { name: 'Put it in' }).click();
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await page.getByLabel('Name of the place').fill('The old pier');
  await page.getByLabel('About it').fill('Ten minutes on foot.');
  await page.getByRole('button', { name: 'Put it in' }).click();
  await page.getByRole('button', { name: 'Room cards', exact: true }).click();
  await page.getByLabel('River Queen', { exact: true }).check();
  await page.getByRole('button', { name: 'Put their cards in' }).click();
  await expect(words.getByText('Cards of River Queen')).toBeVisible();
  await page.getByLabel('In search results, a sentence or two').fill('Whales from the shore.');
  await page.getByLabel('In the menu at the head of every page, too').check();
  await keepInDraft(page);
  await test.step('beside the editor, a phone shows what is kept, in its letters', async () => {
    await page.getByRole('button', { name: 'Show the draft on a phone' }).click();
    const phone = page.frameLocator('iframe');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Whales');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Whales at the pier');
    await keepInDraft(page);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Whales at the pier');
    const name = page.getByLabel('Name, in the footer');
    await name.fill('');
    const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/desk/site/part', async (route) => {
      await typed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await name.fill('Whales');
    answer();
    await expect(page.getByText('once its mistakes are mended')).toBeVisible();
    await keepInDraft(page);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Whales at the pier');
    await expect(page).toLookGoodHere();
    await page.goto('/desk/site/look');
    await page.getByLabel('Headings and prices in letters').selectOption('serif');
    await keepInDraft(page);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Georgia/);
  });
  await backToSite(page);
  await page.getByRole('button', { name: 'Publish 4 changes' }).click();
  await expect(page.getByText('version 2 is on the site')).toBeVisible();

  // From here on as a guest, not as the owner who looked at the draft.
  await page.goto('/preview/end');
  await page.goto('/carddetails/loft-du-large');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loft du Large');
  await page.goto('/whales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whales at the pier');
  await expect(page.getByText('Belugas pass the pier.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'When' })).toBeVisible();
  await expect(page.getByText('The pier', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/whales</loc>');
  await page.goto('/');
  await expect(page.locator('footer a[href="/whales"]')).toHaveText('Whales');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Whales' }).click();
  await expect(page).toHaveURL('/whales');
  await expect(page.getByRole('link', { name: 'The old pier' })).toHaveAttribute('href', /openstreetmap/);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(card).toHaveText(/River Queen.*\$/);
  await expect(page).toLookGoodHere();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Queen');
  expect((await page.request.get('/no-such-page')).status()).toBe(404);
});

test('§14.15: pages that render during publishing are old or new', async ({ page, motel, browser }) => {
  await openDesk(page, motel, { path: 'site/motel', role: 'owner', name: 'Odile Gagné' });
  const NEXT = 'Dormez au bord du fleuve.';
  await page.getByLabel('At the head of the home page').fill(NEXT);
  await keepInDraft(page);
  await backToSite(page);
  await page.getByRole('button', { name: 'Make a secret address' }).click();
  const secret = await page.getByRole('link', { name: 'Open the draft here' }).getAttribute('href');
  const [guest, previewing] = [await browser.newContext(), await browser.newContext()];
  expect((await previewing.request.get(new URL(secret ?? '', motel.url).href)).status()).toBe(200);
  // No translation of the new line: each language shows its own words.
  const pages = {
    '/': 'Sleep where the dinosaurs did.',
    '/fr': 'Dormez où dormaient les dinosaures.',
    '/es': 'Duerma donde durmieron los dinosaurios.',
  };
  const wrong: string[] = [];
  let isPublished = false;
  const readOn = async ({ request }: typeof guest, isDraft: boolean) => {
    const isNew = new Set<string>();
    for (let isLast = false; !isLast; ) {
      isLast = isPublished;
      for (const [path, old] of Object.entries(pages)) {
        const answer = await request.get(motel.url + path);
        const [, line = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
        const text = line.replace(/<[^>]*>/g, '');
        const mayBeOld = !isDraft && !isNew.has(path) && !isLast;
        if (text === NEXT) isNew.add(path);
        else if (answer.status() !== 200 || !mayBeOld || text !== old) wrong.push(`${path}: ${text}`);
      }
    }
  };
  const reading = [readOn(guest, false), readOn(previewing, true)];
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('version 2 is on the site')).toBeVisible();
  isPublished = true;
  await Promise.all(reading);
  expect(wrong).toEqual([]);
  expect((await guest.request.get(`${motel.url}/de`)).status()).toBe(404);
  await Promise.all([guest.close(), previewing.close()]);
});

test('§14.15: an owner adds a photograph to a room, and guests see it', async ({ page, motel, browser }) => {
  await page.setContent('<body style="margin:0;background:linear-gradient(90deg,#146,#fc6)"></body>');
  await page.setViewportSize({ width: 1200, height: 600 });
  const photograph = await page.screenshot();
  await page.setViewportSize({ width: 1280, height: 900 });

  await openDesk(page, motel, { path: 'site/rooms/river-queen', role: 'owner', name: 'Odile Gagné' });
  await page.getByRole('button', { name: 'More pictures' }).click();
  await page.getByLabel('Upload photographs').setInputFiles([
    { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    { name: 'Evening bed.png', mimeType: 'image/png', buffer: photograph },
  ]);
  const uploads = page.getByRole('status', { name: 'Uploads' });
  await expect(uploads.getByText('x.svg: This is a drawing: choose a JPEG, PNG or WebP.')).toBeVisible();
  await expect(uploads.getByText('IMG_1.HEIC: This browser cannot read HEIC')).toBeVisible();
  await expect(uploads.getByText('Evening bed.png is taken')).toBeVisible();
  await keepInDraft(page);
  await page.goto('/desk/site/pictures');
  await page.getByRole('button', { name: /^photos\/evening-bed\.jpg/ }).click();
  await page.getByRole('button', { name: 'What must never be cut off' }).press('Shift+ArrowRight');
  await page.getByLabel('What it shows').fill('A red sky over the bed');
  await page.getByLabel('What it shows').blur();
  await expect(page.getByRole('button', { name: /^A red sky over the bed.*River Queen/ })).toBeVisible();
  await expect(page).toLookGood();
  await motel.runJobs();
  await page.goto('/desk/site/rooms/river-queen');
  const earlier = page.getByRole('button', { name: /^Earlier.*: A red sky over the bed/ });
  while (await earlier.isEnabled()) await earlier.click();
  await keepInDraft(page);
  await page.goto('/desk/site/home');
  await page.getByRole('button', { name: /^A red sky over the bed/ }).click();
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
    /^\/photos\/evening-bed-1200x600-[0-9a-f]{6}-[0-9a-f]{8}\/1200\.jpg$/,
  );
  await expect(large).toHaveCSS('object-position', '60% 50%');
  await expect(large).toHaveJSProperty('complete', true);
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await phone.close();

  await page.goto('/desk/site/pictures');
  await expect(page.getByRole('button', { name: /^A red sky over the bed.+/ })).toBeVisible();
});

test('§14.15: an owner’s own sign stands beside the name; nothing in it runs', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'site/look', role: 'owner', name: 'Odile Gagné' });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
    <script>document.title = 'run'</script><circle cx="20" cy="20" r="18" fill="#c2410c"/></svg>`;
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const file = page.getByLabel('A sign of your own, as SVG or PNG');
  await file.setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') });
  await expect(page.getByText('This browser cannot read the file as a picture')).toBeVisible();
  await file.setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(page.getByRole('img', { name: 'The sign by night' })).toBeVisible();
  await expect(page).toLookGoodHere();
  await keepInDraft(page);
  await page.goto('/desk/site/pictures');
  await page.getByRole('button', { name: /^photos\/sign\.png/ }).click();
  await page.getByLabel('What it shows').fill('A round red sun');
  await page.getByLabel('What it shows').blur();
  await expect(page.getByRole('button', { name: /^A round red sun/ })).toBeVisible();
  await motel.runJobs();
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
