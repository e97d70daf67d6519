import type { Locator, Page } from '@playwright/test';
import { tabTo } from './tab-to.ts';

export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

export async function typeByKeyboard(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
}

export async function payByKeyboard(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/**');
  await typeByKeyboard(page, {
    'Card number': '4242424242424242',
    'Expiry date': '12/34',
    CVC: '123',
    'Name on the card': 'W Prairie',
  });
  await page.keyboard.press('Enter');
}
