import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Motel } from './motel.ts';

type Role = 'owner' | 'clerk' | 'housekeeping';

/** Signs a new person in at the desk in this browser, as after their passkey. */
export async function signInAtDesk(
  context: BrowserContext,
  { db, clock, url }: Pick<Motel, 'db' | 'url'> & { readonly clock: { now(): Date } },
  role: Role = 'clerk',
  name = 'Wren Arcand',
): Promise<void> {
  const now = clock.now();
  const token = await openSession(db, now, await addPerson(db, now, role, name));
  await context.addCookies([{ name: 'motel-desk', value: token, url, httpOnly: true, sameSite: 'Strict' }]);
}

/** A person of the motel. @returns their id */
export async function addPerson(db: Motel['db'], now: Date, role: Role, name: string): Promise<string> {
  const id = randomUUID();
  await db.insertInto('staff').values({ id, name, role, created_at: now, ended_at: null }).execute();
  return id;
}

/** Signs a person in until tomorrow. @returns the token of their cookie */
export async function openSession(db: Motel['db'], now: Date, personId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const times = { created_at: now, used_at: now, ended_at: null };
  const expires_at = new Date(now.getTime() + 24 * 3_600_000);
  const session = { id: randomUUID(), person_id: personId, passkey_id: null, device: 'Front desk computer' };
  await db
    .insertInto('staff_sessions')
    .values({ ...session, ...times, token_hash, expires_at })
    .execute();
  return token;
}

/** Opens a page of the desk, signed in. @param path such as `plan`; the first page unless given */
export async function openDesk(
  page: Page,
  motel: Motel,
  { path = '', role = 'clerk', name }: { path?: string; role?: Role; name?: string } = {},
): Promise<void> {
  await signInAtDesk(page.context(), motel, role, name);
  await goToDesk(page, path);
}

/** Opens a page of the desk in a browser that is signed in. @param path such as `plan` */
export async function goToDesk(page: Page, path: string): Promise<void> {
  await page.goto(`/desk/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
}

/** Types a guest's number and name into a new stay. The desk fills in the names of a number that it knows. */
export async function fillInGuest(page: Page, lastname = 'Osei', mobile = '403 555 0138'): Promise<void> {
  await fillIn(page, { 'Mobile number': mobile, 'First name': 'Amara', 'Last name': lastname });
}

export async function backToSite(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Your motel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your motel');
}

/** Keeps what was typed on a page of the site, and waits until it is kept. */
export async function keepInDraft(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Save draft' });
  await keep.click();
  await expect(keep).toBeDisabled();
}
