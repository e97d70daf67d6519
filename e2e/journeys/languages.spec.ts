import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { englishIn, expectIn } from '../support/english-words.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The texts of the walk that are not the software's sentences alone. */
const WALKS = {
  fr: {
    abroad: 'Allemagne (+49)',
    home: 'Canada (+1)',
    tagline: 'Dormez où dormaient les dinosaures.',
    month: 'juin',
    day: 'mercredi 16 juin 2027',
    lastDay: /vendredi 18 juin 2027\s: /,
    total: '228\u00a0$\u00a0CAD',
    title: 'Chambre\u00a0: River Queen, 1 chambre',
    tax: 'TPS',
  },
  es: {
    abroad: 'Alemania (+49)',
    home: 'Canadá (+1)',
    tagline: 'Duerma donde durmieron los dinosaurios.',
    month: 'junio',
    day: 'miércoles 16 de junio de 2027',
    lastDay: /viernes 18 de junio de 2027: /,
    total: '$228 CAD',
    title: 'Habitación: River Queen, 1 habitación',
    tax: 'GST',
  },
} as const;

const EMAIL = 'wren@prairie.example';

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(answer);
  }
}

test('§13.4 each page links to the same one in the other language @daily', async ({ page, motel }) => {
  await page.goto('/fr/gallery');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${motel.url}/fr/gallery`);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `${motel.url}/gallery`);
  await page.getByRole('link', { name: 'English', exact: true }).first().click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/gallery');
  await page.getByRole('navigation', { name: 'Toutes les pages' }).getByText('Séjourner').last().click();
  await page.getByRole('link', { name: 'Chambres', exact: true }).last().click();
  await expect(page).toHaveURL('/fr/hotel-card');
  // The browser turned to this page by itself.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${motel.url}/fr/hotel-card`);
});

for (const language of ['fr', 'es'] as const) {
  const { abroad, home, tagline, month, day, lastDay, total, title, tax } = WALKS[language];
  const { t, rules } = wordsOf(content, language);
  const { firstname, lastname, email } = rules.guestFields;

  test(`§13.4 H3 a guest books, changes, cancels in their language: ${language}`, async ({ page, motel }) => {
    const expectSpoken = () => expectIn(language, page);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    const pay = async (number: string) => {
      await fill(page, { [t('Card number')]: number, [t('Expiry date')]: '12/34' });
      await fill(page, { [t('CVC')]: '123', [t('Name on the card')]: 'W Prairie' });
      await press(new RegExp(`^${t('Pay {amount}', { amount: '' }).trim()}`));
    };

    await page.goto(`/${language}/signin`);
    await page.getByLabel(t('Country code')).selectOption({ label: abroad });
    await page.getByLabel(t('Country code')).selectOption({ label: home });
    await page.getByLabel(t('Mobile number')).fill('111 111 1111');
    await press(t('Sign In Instantly'));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectSpoken();
    await page.getByLabel(t('Mobile number')).fill('403 555 0117');
    await press(t('Sign In Instantly'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);

    await page.goto(`/${language}/carddetails/river-queen`);
    await press(new RegExp(`^${t('Dates')}`));
    await expect(page.getByRole('combobox', { name: t('Month') })).toContainText(month);
    await page.getByRole('gridcell', { name: day }).click();
    await expectSpoken();
    await page.getByRole('gridcell', { name: lastDay }).click();
    await press(new RegExp(`^${t('Travelers')}`));
    await press(t('More {things}', { things: t('Pets').toLowerCase() }));
    await expectSpoken();
    await expect(page).toLookGoodHere();
    await press(t('Reserve'));
    await page.waitForURL(`/${language}/confirm`);
    await press(new RegExp(`^${t('Confirm & Pay {total}', { total: '' }).trim()}`));
    const required = rules.confirmForm['detail-missing']({ detail: 'firstname' });
    await expect(page.getByText(required).first()).toBeVisible();
    await expectSpoken();
    await fill(page, { [firstname]: 'Wren', [lastname]: 'Prairie', [email]: EMAIL });
    await expect(page).toLookGoodHere();
    // 2 × $89 and 2 × $15, with 5 % and 4 %.
    await press(t('Confirm & Pay {total}', { total }));
    await page.waitForURL('**/checkout/**');
    await expectSpoken();
    await pay('4000 0000 0000 0002');
    const declined = t('Your card was declined. Nothing was charged, please try another card.');
    await expect(page.getByText(declined).first()).toBeVisible();
    await expectSpoken();
    await pay('4242 4242 4242 4242');
    await expect(page.getByRole('heading', { name: t('Payment Successful!') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/Payment-Success`));
    await expectSpoken();

    await motel.runJobs();
    const letter = (await motel.mails()).find(({ to }) => to.includes(EMAIL));
    // The calendar and the letter differ in the comma behind the weekday.
    expect(letter?.subject).toContain(day.slice(day.indexOf(' ') + 1));
    expect(letter?.text).toContain(title);
    expect(letter?.text).toMatch(new RegExp(`\\S+/${language}/booking-history#stay=`));
    expect(englishIn((letter?.text ?? '').split(/\n+/), language)).toEqual([]);
    const toMotel = (await motel.mails()).find(({ to }) => to.includes('desk@'));
    expect(toMotel?.text).toContain('Nights: 2');
    expect(await motel.db.selectFrom('bookings').select('language').execute()).toEqual([{ language }]);

    await page.goto(`/${language}/booking-history`);
    await expect(page.getByText(t('confirmed')).first()).toBeVisible();
    await expectSpoken();
    await page
      .getByRole('link', { name: t('Receipt') })
      .first()
      .click();
    await expect(page.getByRole('article', { name: t('Receipt') })).toContainText(tax);
    await expectSpoken();
    await page.goBack();
    await page
      .getByRole('link', { name: t('Open the stay') })
      .first()
      .click();
    await expect(page.getByRole('button', { name: t('Cancel this stay') })).toBeVisible();
    await press(t('Change dates or guests'));
    await expect(page.getByRole('button', { name: t('Leave it as it is') })).toBeVisible();
    await expectSpoken();
    await press(t('Leave it as it is'));
    await press(t('Cancel this stay'));
    await expectSpoken();
    await press(t('Cancel the stay'));
    await expect(page.getByText(t('Your stay is cancelled.'))).toBeVisible();
    await expectSpoken();
    await motel.runJobs();
    const letters = (await motel.mails()).filter(({ to }) => to.includes(EMAIL));
    expect(letters.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toContain(
      t('Your stay at {name} is cancelled', { name: content.name }).replaceAll('\u00a0', ' '),
    );
    expect(letters.length).toBeGreaterThan(2);
    for (const { text } of letters) expect(englishIn(text.split(/\n+/), language)).toEqual([]);
  });
}
