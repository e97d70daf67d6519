import { expect, test } from '../support/test.ts';

test('decision 056 a card turns to its plan and back; a failure is said', async ({ page, trouble }) => {
  trouble.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto('/carddetails/hoodoo-double', { waitUntil: 'networkidle' });
  const turn = page.getByRole('button', { name: 'Turn the card over' });
  const photos = page.getByRole('list', { name: 'Photos of the room' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The plan could not be loaded.');
  await expect(photos).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await turn.click();
  const back = page.getByRole('region', { name: 'Drawn from the room' });
  await expect(back.getByRole('heading')).toBeFocused();
  const plan = back.getByRole('img', { name: /South-east, to the hoodoos\. Parking: 7 steps\.$/ });
  await expect(plan).toBeVisible();
  await expect(photos).toBeHidden();
  await expect(page).toLookGoodHere();
  const isUpright = async () => {
    const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
    return height > width;
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(isUpright).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isUpright, 'on a phone').toBe(true);

  await back.getByRole('heading').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Turn it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(turn).toBeFocused();
  await photos.getByRole('button').nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Hoodoo Double' })).toContainText('2 of 5');
});
