import { randomUUID } from 'node:crypto';
import { openDesk } from '../../support/desk.ts';
import { test } from '../../support/test.ts';

test('shots', async ({ page, motel, context }) => {
  await openDesk(page, motel, { path: 'rates/codes', role: 'owner', name: 'Ilse Thorvald' });
  const put = async (code: object) => {
    const { version } = await (await context.request.get(`${motel.url}/api/desk/rates/codes`)).json();
    await context.request.post(`${motel.url}/api/desk/rates`, {
      data: { version, change: { kind: 'code', code } },
      headers: { origin: motel.url, 'idempotency-key': randomUUID() },
    });
  };
  await put({ code: 'LANTERN', off: '10%', uses: 50, minNights: 2 });
  await put({
    code: 'FAIR',
    off: '25',
    bookedFrom: '2027-08-01',
    from: '2027-08-12',
    to: '2027-08-20',
    rooms: ['hoodoo-double', 'river-queen'],
  });
  await put({ code: 'ROTARY-2027', off: '12.5%', bookedTo: '2027-06-30' });
  const shot = async (name: string) => {
    for (const [size, viewport] of [
      ['wide', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/books2-${name}-${size}-${colorScheme}.png` });
      }
  };
  await page.goto('/desk/rates/codes');
  await page.getByText('LANTERN').waitFor();
  await shot('codes');
  await page.getByRole('button', { name: 'Edit LANTERN' }).click();
  await page.getByLabel('Takes off').fill('15%');
  await page.getByText(/A guest with it pays/).waitFor();
  await shot('dialog');
  await page.goto('/desk/rates');
  await page.getByRole('heading', { name: 'What a guest would pay' }).waitFor();
  await shot('rates');
});
