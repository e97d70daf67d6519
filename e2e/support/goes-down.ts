import type { Page } from '@playwright/test';
import type { Motel } from './motel.ts';

/** The motel stops at the moment when this page makes a call. @param call a glob of its address */
export async function goesDownAt(page: Page, motel: Motel, call: string): Promise<void> {
  await page.route(call, async (route) => {
    await motel.stop();
    await route.continue();
  });
}

/** The motel is back, and stays up. */
export async function comesBack(page: Page, motel: Motel): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await motel.restart();
}
