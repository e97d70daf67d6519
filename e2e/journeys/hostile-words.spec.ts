import { reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, type Page, test } from '../support/test.ts';

const SCRIPT = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
const ADDRESS = encodeURIComponent(`"'>${SCRIPT}`);

/** A page reports every error in it; no guest's text may have become code of the page. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

test('§6 script in every field and address is text, from the form to the mail', async ({ page, motel }) => {
  await beSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(16, 18));
  await fillGuestDetails(page, {
    firstname: SCRIPT,
    lastname: `${SCRIPT}\u200F`,
    email: `"'wren&amp@prairie.example`,
  });
  await page.getByLabel('Special requests').fill(`${SCRIPT}\n=HYPERLINK("//evil.example")`);
  await expectNothingRan(page);

  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await expectNothingRan(page);
  await page.goto(`${page.url()}?problem=${ADDRESS}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingRan(page);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expectNothingRan(page);

  // As left by another program with access to this browser's storage.
  await page.evaluate((name) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, name, firstname: name }));
  }, SCRIPT);
  for (const path of [
    '/booking-history',
    '/confirm',
    `/carddetails/hoodoo-double?checkin=${ADDRESS}&adults=${ADDRESS}`,
    `/hotel-card?x=${ADDRESS}#${ADDRESS}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan(page);
  }

  await motel.runJobs();
  const mail = (await motel.mails()).find(({ subject }) => subject.startsWith('New booking'));
  expect(mail?.text).toContain(`> ${SCRIPT}`);
  expect(mail?.text).not.toContain('\u202E');
});
