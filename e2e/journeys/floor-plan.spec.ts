import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('decision 056 a card turns over to its plan by keyboard, and back', async ({ page }) => {
  await page.goto('/carddetails/hoodoo-double', { waitUntil: 'networkidle' });
  const turn = page.getByRole('button', { name: 'Turn the card over' });
  await turn.focus();
  await page.keyboard.press('Enter');

  const back = page.getByRole('region', { name: 'Drawn from the room' });
  await expect(back.getByRole('heading')).toBeFocused();
  await expect(
    back.getByRole('img', { name: /South-east, to the hoodoos\. Parking: 7 steps\.$/ }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Photos of the room' })).toBeHidden();
  await expectGoodLook(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Turn it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(turn).toBeFocused();
  await expect(page.getByRole('list', { name: 'Photos of the room' })).toBeVisible();
});

test('decision 056 a plan is upright on phones, and wide on a desktop', async ({ page }) => {
  await page.goto('/carddetails/fossil-quad');
  await page.getByRole('button', { name: 'Turn the card over' }).click();
  const plan = page.getByRole('img', { name: /^Floor plan, drawn to scale\./ });
  const isUpright = async () => {
    const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
    return height > width;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isUpright).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(isUpright).toBe(false);
});

test('decision 056 a plan that cannot load says so, and the photos stay', async ({ page, trouble }) => {
  trouble.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto('/carddetails/hoodoo-double', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', (route) => route.abort());
  const turn = page.getByRole('button', { name: 'Turn the card over' });
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The plan could not be loaded.');
  await expect(page.getByRole('list', { name: 'Photos of the room' })).toBeVisible();
});
