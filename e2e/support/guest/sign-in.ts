import { expect, type Page } from '@playwright/test';

/** Signs in with a mobile number alone, wherever the form is. */
export async function signIn(page: Page, mobile = '403 555 0117'): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Sign In Instantly' }).click();
}

/** Opens the site and signs in first, which leads home. */
export async function arriveSignedIn(page: Page, mobile?: string): Promise<void> {
  await page.goto('/signin');
  await signIn(page, mobile);
  await arriveHome(page);
}

/** A guest who is signed in before the journey begins. */
export async function beSignedIn(page: Page, mobile = '+14035550117'): Promise<void> {
  const answer = await page.request.post('/api/auth/authenticate-with-mobile', { data: { mobile } });
  const { token, ...user } = await answer.json();
  // No page of the site: it only has its storage.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => Object.assign(localStorage, stored), { token, user: JSON.stringify(user) });
}

/** The address changes before the page does, and a menu opened in between closes when the new page shows. */
export async function arriveHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Opens the header's menu: everything on a phone, the guest's own on a wide screen. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary:visible').click();
}

export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}

export function storedSession(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]);
}
