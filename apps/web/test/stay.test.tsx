import type { ChangePreviewWire } from '@motel/api-client/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { storeSession } from '../src/shared/session/session-store.ts';
import { momentWords } from '../src/shared/stay/stay-words.ts';
import { press, type } from './support/hands.ts';
import { openSite, type Visit } from './support/open-site.tsx';
import { WORDS } from './support/site.ts';
import { accountWire, STAY } from './support/stays.ts';
import { problem } from './support/stub-server.ts';

const PATH = '/api/stays/stay-1';
const CANCEL = `${PATH}/cancel`;
const MAIL = `${PATH}/mail-receipt`;

async function openStay(answers: NonNullable<Visit['answers']> = {}, path = '/stay/stay-1') {
  // The first path that an address begins with answers it.
  const all = PATH in answers ? answers : { ...answers, [PATH]: STAY };
  const site = await openSite(path, { answers: all });
  return { ...site, main: within(screen.getByRole('main')) };
}
beforeEach(() => {
  storeSession({ user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-1' });
});

describe('§2.23 one stay', () => {
  it('shows dates, party, price with its saving, payment and terms', async () => {
    const { main } = await openStay({}, '/stay/stay-1?paid');
    await main.findByRole('heading', { level: 1, name: 'River Double' });
    main.getByText('Your stay is changed.');
    main.getByText(/Sat Dec 5 → Mon Dec 7 · 2 nights · 1 room · 2 adults, 1 infant, 1 pet/);
    main.getByText('LI-7K4QD');
    main.getByText('−$8.90');
    expect(main.queryByText('Smoking room charge')).toBeNull();
    main.getByText('$178.10 CAD');
    main.getByText(/^Paid by card, /);
    main.getByText('$178.10 CAD, paid');
    main.getByText(/^Free to cancel until/);
    expect(main.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/stay/stay-1/receipt');
  });

  it('H8: past its hour it says that we are called', async () => {
    await openStay({ [PATH]: { ...STAY, isChangeOpen: false, cancelling: undefined } });
    await screen.findByText(/^This stay cannot be changed online now\. Please call us at /);
  });

  it('§3.11 an hour is the one that the server wrote, in any browser', () => {
    for (const offset of ['-06:00', '-07:00', '+00:00'])
      expect(momentWords(WORDS, `2026-12-04T15:00:00.000${offset}`).replaceAll('\u00a0', ' ')).toBe(
        'Fri, Dec 4, 3:00 PM',
      );
  });

  it('cancels after showing the refund, and sends the refund that was shown', async () => {
    const message =
      'The refund has changed while you were reading: it is $80 CAD now. Nothing is cancelled yet.';
    const { server } = await openStay({ [CANCEL]: problem(409, { code: 'price-changed', message }) });
    await press('Cancel this stay');
    within(screen.getByRole('dialog')).getByText('Back to your card');
    await press('Keep it');
    expect(server.to(CANCEL)).toEqual([]);
    await press('Cancel this stay');
    await press('Cancel the stay');
    await screen.findByText(message);

    server.answer(CANCEL, { ...STAY, cancelling: undefined, status: 'cancelled', isRequestOpen: false });
    await press('Cancel this stay');
    await press('Cancel the stay');
    await screen.findByText(/Your stay is cancelled\. \$178\.10 CAD goes back to your card\./);
    expect(server.to(CANCEL).at(-1)?.body).toEqual({ refunded: 178.1 });
    expect(screen.queryByRole('button', { name: 'Cancel this stay' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
    expect(screen.queryByText(/Tell us\.$/), 'nobody waits for a request').toBeNull();
  });

  it('cancels without a refund, and does not speak of one', async () => {
    await openStay({
      [CANCEL]: { ...STAY, cancelling: undefined, status: 'cancelled', isRequestOpen: false },
      [PATH]: { ...STAY, cancelling: { paid: 178.1, refunded: 0, kept: 178.1, owed: 0 } },
    });
    await press('Cancel this stay');
    screen.getByText('The room goes back on sale at once.');
    await press('Cancel the stay');
    await screen.findByText('Your stay is cancelled. Nothing goes back to your card, $178.10 CAD is kept.');
  });

  it.each([
    ['specialRequest', 'Add a request', 'Your request', 'After 11 PM', 'The front desk has your request.'],
    ['email', 'Change the address', 'Your mail address', 'w@coulee.example', /^Our mails go to this address/],
  ] as const)('changes the %s; a failure keeps what was typed', async (field, deed, label, text, done) => {
    const failed = problem(500, { code: 'internal', message: 'Something went wrong.' });
    const { server } = await openStay({ [`${PATH}/request`]: failed });
    await press(deed);
    const typed = () => screen.getByLabelText<HTMLInputElement>(label);
    expect(typed().value).toBe(STAY.guest[field]);
    type(label, text);
    await press('Save');
    await screen.findByText('Something went wrong.');
    expect(typed().value).toBe(text);
    server.answer(`${PATH}/request`, { ...STAY, guest: { ...STAY.guest, [field]: text } });
    await press('Save');
    await screen.findByText(done);
    expect(screen.getAllByText(text)).not.toEqual([]);
    expect(server.to(`${PATH}/request`).at(-1)?.body).toEqual({ [field]: text });
  });

  it('an unpaid hold: until when, where to pay, and letting it go', async () => {
    const release = vi.fn(() => Response.json({ success: true }));
    const until = '2026-11-21T14:00:00.000-06:00';
    const paying = { url: 'https://pay.example/s', sessionId: 'cs_1', until };
    const unpaid = { ...STAY, cancelling: undefined, payments: [], isRequestOpen: false };
    const { main } = await openStay({
      [PATH]: { ...unpaid, status: 'pending', paying },
      '/api/payments/release-checkout-session': release,
    });
    await main.findByText(/Not paid yet: we hold your room until/);
    expect(main.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(paying.url);
    expect(main.queryByRole('link', { name: 'Receipt' })).toBeNull();
    await press('Let go');
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('a stay that this device may not open says so, with the way back', async () => {
    const { main } = await openStay({ [PATH]: problem(404, { code: 'not-found', message: 'No.' }) });
    await main.findByRole('heading', { name: 'This key opens no door here.' });
    expect(main.getByRole('link', { name: 'My Bookings' }).getAttribute('href')).toBe('/booking-history');
  });
});

describe('§2.24 the receipt', () => {
  it('adds up, names taxes and the typed company; goes by mail or says why not', async () => {
    const print = vi.fn();
    const often = problem(429, { code: 'too-many-requests', message: 'That was a lot at once.' });
    const REFUND = { at: '2026-11-21T19:00:00.000Z', label: 'Refunded by card', amount: 80.1 };
    const KEPT = accountWire('ended', [98, 98, 0], ['$98 CAD is kept', '$98 CAD is kept.']);
    vi.stubGlobal('print', print);
    const { main, server } = await openStay(
      { [MAIL]: often, [PATH]: { ...STAY, account: KEPT, refunds: [REFUND] } },
      '/stay/stay-1/receipt',
    );
    const paper = within(await main.findByRole('article', { name: 'Receipt' }));
    paper.getByText('No. LI-7K4QD');
    const gst = paper.getByText('GST').closest('dt')?.textContent;
    expect(gst?.replaceAll('\u2060', '')).toContain('5% of $169.10, rounded up to whole dollars');
    paper.getByText('−$80.10');
    paper.getByText('$98 CAD');
    paper.getByText('$98 CAD is kept.');
    paper.getByText('All amounts in Canadian dollars.');
    type(/Company and its address/, 'Coulee Drilling\n12 Main St');
    paper.getByText('Coulee Drilling');
    paper.getByText('12 Main St');
    await press('Print, or save as PDF');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    await press('Mail it to me');
    await main.findByText('That was a lot at once.');
    server.answer(MAIL, { success: true });
    await press('Mail it to me');
    await main.findByText('The receipt is on its way to wren@coulee.example.');
    const company = 'Coulee Drilling\n12 Main St';
    expect(server.to(MAIL).map(({ body }) => body)).toEqual([{ company }, { company }]);
  });
});

describe('§2.23 a change of the stay', () => {
  const PREVIEW: ChangePreviewWire = {
    lines: [{ label: 'Room', amount: 198 }],
    total: 198,
    before: 178.1,
    changes: [
      { label: 'Room nights', amount: -10 },
      { label: 'Extra person charge', amount: 29.9 },
    ],
    difference: 19.9,
    terms: { keep: 'first night', lateCharge: 99, sentence: 'This stay cannot be cancelled free of charge.' },
  };

  async function openPanel(answers: NonNullable<Visit['answers']>) {
    const site = await openStay(answers);
    await press('Change dates or guests');
    await site.main.findByRole('button', { name: /^Guests/ });
    return site;
  }
  async function leaveThePet() {
    await press(/^Guests/);
    await press('Fewer pets');
  }
  const party = { ...STAY.party, pets: 0 };
  const wanted = { checkIn: STAY.checkIn, checkOut: STAY.checkOut, party };

  it('asks only once something is chosen, then shows each part', async () => {
    const { main, server } = await openPanel({ [`${PATH}/change-preview`]: PREVIEW });
    expect(server.to(`${PATH}/change`)).toEqual([]);
    expect(main.queryByText('To pay now')).toBeNull();
    await leaveThePet();
    await main.findByText('To pay now');
    expect(server.to(`${PATH}/change-preview`)[0]?.body).toEqual(wanted);
    main.getByText('−$10.00');
    main.getByText('+$29.90');
    main.getByText('$19.90 CAD');
    main.getByRole('button', { name: 'Pay $19.90 and change' });
    expect(document.body.textContent).toContain('cannot be cancelled free of charge');
    await press('Leave it as it is');
    main.getByRole('button', { name: 'Change dates or guests' });
  });

  it('sends the difference that was shown, with a key, and says what goes back', async () => {
    const { main, server } = await openPanel({
      [`${PATH}/change-preview`]: { ...PREVIEW, total: 98.1, difference: -80 },
      [`${PATH}/change`]: { ...STAY, party },
    });
    await leaveThePet();
    await press('Change, and get $80 back');
    await main.findByText(/^Your stay is changed\. \$80 CAD goes back to your card\./);
    const [sent] = server.to(`${PATH}/change`).filter(({ path }) => path.endsWith('/change'));
    expect(sent?.body).toEqual({ ...wanted, difference: -80 });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  it('says why it cannot be, in the server’s words, and keeps what was chosen', async () => {
    const message = 'Sorry, those nights are no longer free. Please choose other dates or another room.';
    const sold = problem(409, { code: 'sold-out', message });
    const { main } = await openPanel({ [`${PATH}/change-preview`]: sold });
    await leaveThePet();
    await main.findByText(message);
    expect(main.queryByRole('button', { name: /^(?:Pay|Change,)/ })).toBeNull();
    expect(main.getByRole('button', { name: /^Guests/ }).textContent).not.toContain('pet');
  });

  it('that waits for its payment says until when, and can be given up', async () => {
    const changing = {
      ...wanted,
      checkOut: '2026-12-08',
      due: 97,
      url: 'http://motel.test/checkout/cs_2',
      sessionId: 'cs_2',
      until: '2026-11-20T17:10:00.000-06:00',
    };
    const { main, server } = await openStay({ [PATH]: { ...STAY, isChangeOpen: false, changing } });
    await main.findByText(/^Your change waits for its payment until/);
    main.getByText(/^Sat Dec 5 → Tue Dec 8 · 1 room/);
    const pay = main.getByRole('link', { name: 'Pay $97 now' });
    expect(pay.getAttribute('href')).toBe(changing.url);
    expect(main.queryByRole('button', { name: 'Change dates or guests' })).toBeNull();
    await press('Give it up');
    expect(server.to('/api/payments/release')[0]?.body).toEqual({ sessionId: 'cs_2' });
  });
});
