import type { Locator, Page } from '@playwright/test';

export const WREN = { firstname: 'Wren', lastname: 'Prairie', email: 'wren@prairie.example' };

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  paysLate: '4000 0000 0000 0077',
  failsLate: '4000 0000 0000 0341',
};

/** The button with the amount to be charged, or with which a card is left. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Confirm (?:& Pay|with a card)/ });
}

export async function fillGuestDetails(page: Page, guest = WREN): Promise<void> {
  await page.getByLabel('First name').fill(guest.firstname);
  await page.getByLabel('Last name').fill(guest.lastname);
  await page.getByLabel('Email').fill(guest.email);
}

export async function goToCheckout(page: Page): Promise<void> {
  await fillGuestDetails(page);
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
}

export async function payWithTestCard(page: Page, number = CARDS.good): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on the card').fill('W Prairie');
  await page.getByRole('button', { name: /^(?:Pay|Leave this card)/ }).click();
}
