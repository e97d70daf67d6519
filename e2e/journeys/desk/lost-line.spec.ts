import { openDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';

test('§14.12: the head of the desk says that there is no connection', async ({
  page,
  context,
  motel,
  trouble,
}) => {
  // No press is needed: the pages poll by themselves.
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed/);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openDesk(page, motel);
  const head = page.locator('header');
  await expect(head.getByText('Up to date')).toBeVisible();
  await context.setOffline(true);
  await expect(head.getByText('Line down')).toBeVisible();
  await expect(page.getByText('No connection since')).toBeVisible();
  await context.setOffline(false);
  await expect(head.getByText('Up to date')).toBeVisible({ timeout: 15_000 });
});
