import type { BrowserContext, Page } from '@playwright/test';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard, WREN } from '../support/guest/pay.ts';
import { arriveHome, arriveSignedIn, signIn, signOut } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import type { Motel } from '../support/motel.ts';
import { expect, juneStay, test } from '../support/test.ts';
import { watch } from '../support/trouble.ts';

test.use({ settings: { HISTORY_SCOPE: 'device' } });

test('decision 028: by device, a number shows nothing, a mail’s link its stay', async ({
  page,
  motel,
  browser,
  contextOptions,
}) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(16, 18));
  await goToCheckout(page);
  await payWithTestCard(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(stay(page), 'on the device that it was booked on').toContainText('confirmed');
  const [cookie] = await page.context().cookies(`${motel.url}/api/`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await motel.runJobs();
  const link = await linkInMail(motel);

  const laptop = await browser.newContext({ ...contextOptions, baseURL: motel.url });
  const trouble = watch(laptop);
  const there = await laptop.newPage();
  await arriveSignedIn(there);
  await there.goto('/booking-history');
  await expect(there.getByText('No Bookings Yet'), 'somebody with the number').toBeVisible();
  expect(await laptop.cookies()).toEqual([]);
  await signOut(there);
  await arriveHome(there);

  await test.step('its guest signs in first, and then the stay remains open', async () => {
    await follow(laptop, there, link);
    await expect(there.getByText('Sign in with the number you booked with')).toBeVisible();
    await expect(there).toLookGoodHere();
    await there.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signIn(there);
    await expect(stay(there)).toContainText('confirmed');
    await expect(there).toHaveURL('/booking-history');
    await signOut(there);
    await arriveSignedIn(there);
    await there.goto('/booking-history');
    await expect(stay(there), 'after signing out and in').toContainText('confirmed');
  });
  expect(trouble.surprises()).toEqual([]);
  await laptop.close();
});

const stay = (page: Page) => stayCard(page, 'Hoodoo Double').filter({ hasText: 'Wed Jun 16 → Fri Jun 18' });

/** Opens the link like a mail program, and checks that the token reaches no request, storage or address. */
async function follow(context: BrowserContext, page: Page, link: string): Promise<void> {
  const token = new URL(link).hash.slice('#stay='.length);
  expect(token).toMatch(/^[\w-]{43}$/);
  const told: string[] = [];
  const listen = (request: { url(): string; headers(): Record<string, string> }) =>
    void told.push(request.url().replace(/#.*/, ''), JSON.stringify(request.headers()));
  context.on('request', listen);
  await page.goto(link);
  await expect(page).toHaveURL('/booking-history');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
  context.off('request', listen);
  expect(told.length).toBeGreaterThan(0);
  expect(told.join('\n')).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(token);
}

async function linkInMail(motel: Motel): Promise<string> {
  const mail = (await motel.mails()).find(({ to }) => to.includes(WREN.email));
  const [, link = ''] = /^See your bookings: (\S+)$/m.exec(mail?.text ?? '') ?? [];
  return link;
}
