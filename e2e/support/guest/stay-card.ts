import type { Locator, Page } from '@playwright/test';

/** The card of a stay that is not over, in My Bookings. */
export function stayCard(page: Page, room: string): Locator {
  return page.getByRole('article', { name: room });
}
