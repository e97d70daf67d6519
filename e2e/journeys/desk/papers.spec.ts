import { HOUR } from '../../support/clock.ts';
import { openDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn, pressStay } from '../../support/walk-in.ts';

test('§14.17: arrivals, cards, guests in the house and rooms to do, on paper', async ({
  page,
  context,
  motel,
}) => {
  motel.clock.advance(12 * HOUR);
  await openDesk(page, motel, { role: 'clerk', name: 'Wren Arcand' });
  const { id, reference, checkIn } = await bookWalkIn(context, motel, 'later');
  await page.goto(`/desk/papers/arrivals?day=${checkIn}`);
  const list = page.getByRole('article', { name: 'Arrivals' });
  await expect(list.getByRole('row', { name: new RegExp(reference) })).toContainText('Osei Amara');
  await expect(page).toLookGoodHere();
  await page.getByRole('link', { name: 'Their registration cards' }).click();
  const card = page.getByRole('article', { name: `Registration card ${reference}` });
  await expect(card).toContainText(/Name\s*Amara Osei/);
  await expect(card).toContainText(/\$[\d.]+ to pay/);
  await expect(page).toLookGood();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(card).toBeVisible();
  // One card is one page, on either paper.
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/desk/stays/${id}`);
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(card).toBeVisible();
  await pressStay(context, motel, id, 'check-in', { isUncleanAccepted: true });
  await page.goto('/desk/papers/arrivals');
  await page.getByRole('link', { name: 'Who is in the house' }).click();
  const house = page.getByRole('article', { name: 'In the house' });
  await expect(house.getByRole('row', { name: /Osei Amara/ })).toContainText('+14035550138');
  await expect(page).toLookGoodHere();
  await page.goto('/desk/housekeeping/list');
  await expect(page.getByRole('article', { name: 'Rooms to do' }).getByRole('row')).not.toHaveCount(0);
  await expect(page).toLookGoodHere();
});
