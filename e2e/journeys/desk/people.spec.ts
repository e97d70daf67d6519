import { linkFirstOwner } from '@motel/api';
import type { Browser, Page } from '@playwright/test';
import type { Motel } from '../../support/motel.ts';
import { expect, test } from '../../support/test.ts';

/** Another computer or phone, with an authenticator of its own. */
async function otherDevice(browser: Browser, motel: Motel): Promise<Page & { readonly key: PasskeyDevice }> {
  const context = await browser.newContext({ baseURL: motel.url });
  const page = await context.newPage();
  return Object.assign(page, { key: await passkeyDevice(page) });
}

async function firstOwner(page: Page, motel: Motel): Promise<void> {
  await passkeyDevice(page);
  await page.goto((await linkFirstOwner(motel, motel.url)) ?? '');
  await page.getByLabel('Your name').fill('Ilse Vandermeer');
  await page.getByLabel('Name of this device').fill('Office computer');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(isIn(page)).toBeVisible();
}

async function linkOf(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.goto('/desk/people');
  await page.getByRole('button', { name: /Invite a person/ }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: role, exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  return linkOf(page);
}

/** The frame of the desk, which only a signed-in person sees. */
const isIn = (page: Page) => page.getByRole('navigation', { name: 'Desk' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

test('§14.1: an owner, invited clerks and lost devices @daily', async ({ page, motel, browser }) => {
  await firstOwner(page, motel);
  expect(page.url(), 'no link in the address').not.toContain('#');

  const link = await invite(page, 'Wren Arcand', 'Clerk');
  const till = await otherDevice(browser, motel);
  await till.goto(link);
  await expect(till.getByRole('heading', { name: 'Welcome, Wren Arcand' })).toBeVisible();
  await till.key.consent(false);
  await till.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(till.getByRole('alert')).toHaveText('No passkey was used. Press again when you are ready.');
  await till.key.consent(true);
  await till.getByLabel('Name of this device').fill('Night desk');
  await till.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(isIn(till)).toBeVisible();

  // Out, and in again by the passkey alone.
  await till.goto('/desk/more');
  await till.getByRole('button', { name: 'Sign out' }).click();
  await signIn(till).click();
  await expect(isIn(till)).toBeVisible();
  await till.goto('/desk/people');
  await expect(till.getByText('This page needs the role Owner. You are signed in as Clerk.')).toBeVisible();

  await till.goto('/desk/my-devices');
  await expect(till.getByText('Night desk')).toBeVisible();

  // The used link is over.
  const stranger = await otherDevice(browser, motel);
  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toContainText('This link has been used');

  // The computer is lost: a new link, and the old passkey ends with its session.
  const wren = page.getByRole('region', { name: 'Wren Arcand' });
  await wren.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const again = await linkOf(page);
  await wren.getByRole('button', { name: 'End the passkey on Night desk' }).click();
  await page.getByRole('button', { name: 'End the passkey', exact: true }).click();
  await expect(wren.getByText('None yet.')).toBeVisible();
  await expect(till.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await signIn(till).click();
  await expect(till.getByRole('alert')).toHaveText(
    'This passkey has been ended. Ask an owner for a new link.',
  );

  await stranger.goto(again);
  await stranger.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(isIn(stranger)).toBeVisible();

  // The owner ends the work.
  await wren.getByRole('button', { name: 'End work' }).click();
  await page.getByRole('button', { name: 'End their work' }).click();
  await expect(wren).toBeHidden();
  await expect(stranger.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await signIn(stranger).click();
  await expect(stranger.getByRole('alert')).toHaveText(/Your work at the desk has ended/);
});

test('§14.1: doors, people, devices; signed out, nothing typed is lost', async ({ page, motel, trouble }) => {
  trouble.expect(/404 \(Not Found\)/);
  trouble.expect(/This link opens nothing/);
  // The page may ask for its people before it asks who is signed in.
  trouble.expect(/401 \(Unauthorized\)|You are signed out/);
  trouble.expect(/needs a fresh sign-in/);

  await test.step('the doors look good', async () => {
    await page.goto('/desk');
    await expect(signIn(page)).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.goto(`/desk/join#${'x'.repeat(43)}`);
    await expect(page.getByRole('alert')).toContainText('opens nothing');
    await expect(page).toLookGoodHere();
    await page.goto((await linkFirstOwner(motel, motel.url)) ?? '');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(page).toLookGood();
  });

  await firstOwner(page, motel);
  await page.goto('/desk/people');
  await page.getByRole('button', { name: /Invite a person/ }).click();
  await page.getByLabel('Name').fill('Noor Nolan');
  motel.clock.advance(16 * 60_000);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expect(page).toLookGood();
  // The page behind is not read by a passer-by: nothing closes the dialog.
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await signIn(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Noor Nolan');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await linkOf(page);
  await expect(page.getByRole('region', { name: 'Noor Nolan' })).toHaveCount(1);

  // Another device has ended the session: the page finds out by itself.
  await page.getByRole('button', { name: /Invite a person/ }).click();
  await page.getByLabel('Name').fill('Desmond Cyr');
  await motel.db.updateTable('staff_sessions').set({ ended_at: motel.clock.now() }).execute();
  await expect(dialog).toBeVisible();
  await signIn(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Desmond Cyr');

  await test.step('people, their dialogs and devices look good', async () => {
    await page.goto('/desk/people');
    const person = page.getByRole('region', { name: 'Noor Nolan' });
    await expect(person).toBeVisible();
    await expect(page).toLookGood();
    for (const [button, title] of [
      ['New link', 'A link for Noor Nolan'],
      ['Role', 'The role of Noor Nolan'],
      ['End work', 'End the work of Noor Nolan'],
    ] as const) {
      await person.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page).toLookGoodHere();
      await page.keyboard.press('Escape');
    }
    await page.goto('/desk/my-devices');
    await page.getByRole('button', { name: 'Add a device' }).click();
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'End this link' })).toBeVisible();
    await expect(page).toLookGood();
  });
});

/** A device with a fingerprint reader, for one page. */
interface PasskeyDevice {
  /** Whether its person lets it sign. */
  consent(isGiven: boolean): Promise<void>;
}

/** Gives a page's browser an authenticator in software (WebAuthn of the DevTools protocol). */
async function passkeyDevice(page: Page): Promise<PasskeyDevice> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async consent(isGiven) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isGiven });
    },
  };
}
