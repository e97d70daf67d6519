import {
  addDays,
  DEFAULT_PARTY,
  ENGLISH,
  GUEST_FIELDS,
  guestDetails,
  type Party,
  type TariffData,
} from '@motel/booking-core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { likelyAddress } from '../src/features/confirm/likely-address.ts';
import { bookingDraft } from '../src/shared/booking/booking-draft.ts';
import { takeHeldDraft } from '../src/shared/booking/held-draft.ts';
import { rememberedForm } from '../src/shared/booking/remembered-form.ts';
import { clearSession, storeSession } from '../src/shared/session/session-store.ts';
import { useSignInPrompt } from '../src/shared/sign-in-prompt.ts';
import { press, signOut, type } from './support/hands.ts';
import { log, openSite } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { DOUBLE, doubleQuote, TODAY } from './support/rooms.ts';
import { type Answer, problem, unreachable } from './support/stub-server.ts';

const CREATE = '/api/payments/create-checkout-session';
const RELEASE = '/api/payments/release-checkout-session';
const ROOM = '/api/property/getPropertyDetail/';
const TARIFF = DOUBLE.tariff as TariffData;
const ONE_NIGHT = { checkIn: TODAY, checkOut: addDays(TODAY, 1) };

const draftOf = (party: Partial<Party> = {}, stay = ONE_NIGHT) =>
  bookingDraft('river-double', stay, { ...DEFAULT_PARTY, ...party }, doubleQuote(stay));
const openSignedOut = () => openSite('/confirm', { state: { draft: draftOf() }, isSignedIn: false });

let leave: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => leave.mockRestore());

async function openConfirm(
  party: Partial<Party> = {},
  answers: Record<string, Answer> = {},
  stay = ONE_NIGHT,
) {
  const site = await openSite('/confirm', { state: { draft: draftOf(party, stay) }, answers });
  await pay();
  return site;
}

const pay = () => screen.findByText(/^(Confirm & Pay|Processing)/, { selector: 'button' });
const expectToPay = async (total: string) =>
  expect((await pay()).textContent).toBe(`Confirm & Pay ${total} CAD`);
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const counter = (name: string) => within(screen.getByRole('group', { name }));
const amounts = () => screen.getAllByRole('definition').map((amount) => amount.textContent);

function fillIn() {
  type('First name', ' Maryam ');
  type('Last name', 'Okafor');
  type('Email', 'maryam@example.ca');
  type('Phone', '403 555 0142');
}
async function openFilledIn(...given: Parameters<typeof openConfirm>) {
  const site = await openConfirm(...given);
  fillIn();
  return site;
}
/** Presses the button and waits for the result: an answer, or the redirect to the payment page. */
async function submit() {
  await act(async () => fireEvent.click(await pay()));
  await waitFor(async () => {
    if (leave.mock.calls.length === 0 && (await pay()).textContent === 'Processing...') {
      throw new Error('still processing');
    }
  });
}

describe('§2 /confirm', () => {
  it('redirects to / when there is no draft, and says why there', async () => {
    const { place } = await openSite('/confirm');
    expect(place.current.pathname).toBe('/');
    await screen.findByText('There is no stay to confirm here. Please choose your dates and a room.');
  });

  it('signed out, shows a spinner and a sign-in, which going back closes (D5)', async () => {
    await openSignedOut();
    await screen.findByText('Loading...');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await screen.findByRole('dialog', { name: 'Sign in' });
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
  });

  it("§9 'Confirm & Pay $98 CAD' for one adult at $89; §4, §5 pets add to it", async () => {
    await openConfirm();
    await expectToPay('$98');
    const charges = ['Extra person charge', 'Smoking room charge', 'Pet fee per pet'];
    for (const label of [...charges, 'Taxes', 'Tourism Levy tax']) screen.getByText(label);
    expect(screen.queryByRole('button', { name: 'I have a promotion code' }), 'F14: none is sold').toBeNull();
    screen.getByText(reading('$89 × 1 night × 1 room'));
    expect(amounts()).toEqual(expect.arrayContaining(['$89', '$0', '$5', '$4', '$98 CAD']));
    const terms = screen.getByRole('link', { name: 'terms' });
    expect(terms.getAttribute('href')).toBe('/terms');
    expect(terms.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /^(Free to cancel until|No free cancellation).+\$98 CAD, is kept\. By paying/,
    );
    fireEvent.click(screen.getByLabelText('I am bringing pets'));
    counter('Pets').getByText('1');
    await expectToPay('$115');
    expect([isOff('Fewer pets'), isOff('More pets')]).toEqual([true, false]);
    await press('More pets');
    expect([isOff('Fewer pets'), isOff('More pets')]).toEqual([false, true]);
    fireEvent.click(screen.getByLabelText('I am bringing pets'));
    expect(screen.queryByRole('group', { name: 'Pets' })).toBeNull();
    await expectToPay('$98');
  });

  it('every part of the page has the stay that was chosen', async () => {
    await openConfirm({ adults: 2, infants: 1, children: 1, pets: 1, rooms: 2 });
    const selection = within(screen.getByRole('region', { name: 'Room Selection' }));
    const figure = (label: string) => selection.getByText(label).parentElement?.textContent;
    expect(figure('Paying guests')).toBe('Paying guests3');
    expect(figure('Free children')).toBe('Free children1');
    expect(figure('Total capacity')).toBe('Total capacity4');

    const inSummary = screen.getByRole('complementary', { name: 'Booking summary' });
    const summary = within(inSummary);
    summary.getByRole('heading', { name: 'River Double' });
    summary.getByText('Millbrook, Canada');
    const rating = summary.getByRole('img', { name: 'Rated 4.7 out of 5' });
    expect(rating.parentElement?.textContent).toBe('★ 4.7 · 93 reviews');
    expect(inSummary.querySelector('img')?.getAttribute('src')).toBe('/pictures/double-room.svg');
    const factOf = (term: string) => summary.getByText(term).nextElementSibling?.textContent;
    expect(factOf('Check-in')).toBe('Sat, Nov 21from 3:00 PM');
    expect(factOf('Check-out')).toBe('Sun, Nov 22until 11:00 AM');
    expect(factOf('Total guests')).toBe('42 adults, 1 child, 1 infant, 1 pet');
    expect(factOf('Room type')).toBe('double2 rooms');

    const strip = within(screen.getByRole('region', { name: 'Your stay' }));
    strip.getByText('River Double');
    strip.getByText('Nov 21–22');
    strip.getByText('1 night');
    strip.getByText(reading('2 adults, 1 child, 1 infant, 1 pet'));
    expect(`${strip.getByText(/^\$\d+$/).textContent} CAD`).toBe(amounts().at(-1));

    expect(screen.getByRole('link', { name: 'Back to the room' }).getAttribute('href')).toBe(
      '/carddetails/river-double?checkin=2026-11-21&checkout=2026-11-22&adults=2&children=1&infants=1&pets=1&rooms=2',
    );
    await press('Fewer adults');
    counter('Rooms').getByText('2');
    expect(screen.queryByText(reading(/we took/)), 'decision 053: from the card').toBeNull();
  });

  it('draws and sends core’s fields in its order, with autofill and keyboards', async () => {
    const { server } = await openConfirm();
    const details = within(screen.getByRole('region', { name: 'Guest Details' }));
    const fields = details.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ name, maxLength, required }) => ({ name, maxLength, required }))).toEqual(
      GUEST_FIELDS.map(({ name, most, isRequired }) => ({ name, maxLength: most, required: isRequired })),
    );
    expect(fields.slice(0, 4).map((field) => `${field.name} ${field.autocomplete} ${field.type}`)).toEqual([
      'firstname given-name text',
      'lastname family-name text',
      'phone tel tel',
      'email email email',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Phone').maxLength, '§5').toBe(15);
    const typed = guestDetails(
      ({ name, kind }) =>
        ({ email: 'maryam@example.ca', phone: '403 555 0142' })[kind as 'email'] ?? `my ${name}`,
    );
    for (const { name } of GUEST_FIELDS) type(ENGLISH.guestFields[name], typed[name]);
    await submit();
    const { specialRequest, ...user } = typed;
    expect(server.to(CREATE)[0]?.body).toMatchObject({ specialRequest, user });
  });
});

describe('rooms, extra persons and pets', () => {
  it('§4, decision 053: rooms that rose by themselves come down, others stay', async () => {
    await openConfirm({ adults: 4 });
    await press('More adults');
    screen.getByText(reading('5 paying guests need 2 rooms: we added 1 room.'));
    counter('Rooms').getByText('2');
    await press('Fewer adults');
    screen.getByText(reading('1 room is enough for your party again: we took 1 room off.'));
    counter('Rooms').getByText('1');
    await expectToPay('$142');
    await press('Fewer adults');
    counter('Extra persons').getByText('1');
    expect(screen.queryByText(reading(/we took/))).toBeNull();
    await press('More rooms');
    await press('Fewer adults');
    counter('Rooms').getByText('2');
    expect(screen.queryByText(reading(/we took/)), 'decision 053: set by hand').toBeNull();
  });

  it('D3 Q13 §5: 4 adults pay $142 with 2 extra persons, $195 in 2 rooms', async () => {
    await openConfirm({ adults: 4 });
    await expectToPay('$142');
    screen.getByRole('heading', { name: 'Extra Person Charge' });
    counter('Extra persons').getByText('2');
    expect(isOff('More extra persons')).toBe(true);
    await press('Fewer extra persons');
    screen.getByText('Not enough capacity. Add more rooms or extra persons.');
    await press('Fewer extra persons');
    counter('Extra persons').getByText('0');
    expect([isOff('Fewer extra persons'), isOff('More extra persons')]).toEqual([true, false]);
    const more = screen.getByRole('button', { name: 'More rooms' });
    more.focus();
    fireEvent.click(more);
    expect(screen.queryByRole('heading', { name: 'Extra Person Charge' })).toBeNull();
    await expectToPay('$195');
    screen.getByText(reading('1 room with 2 extra persons would cost $53 less.'));
    expect(document.activeElement, 'focus is never lost').toBe(more);
  });

  it('§2: the pets box appears only if the property allows pets', async () => {
    await openConfirm({ pets: 1 }, { [ROOM]: { ...DOUBLE, allowedPets: 0 } });
    expect(screen.queryByLabelText('I am bringing pets')).toBeNull();
    await expectToPay('$98');
  });
});

describe('§5 validation', () => {
  it('H12 the first attempt sends nothing, lists what to fix; then a slip', async () => {
    const { server } = await openConfirm();
    type('Phone', '12');
    type('Email', 'not an address');
    expect(screen.queryByText('First name is required'), 'before the attempt').toBeNull();
    await submit();
    expect(server.to(CREATE)).toHaveLength(0);
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    const { getByText, getByRole, getAllByRole } = within(summary);
    getByText('Please fix the errors below');
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid phone number',
      'Please enter a valid email address',
    ]);
    fireEvent.click(getByRole('link', { name: 'Please enter a valid email address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(2);
    type('Email', 'maryam@example.ca');
    expect(screen.queryByText('Please enter a valid email address'), 'corrected').toBeNull();
    fillIn();
    type('Email', 'zoe@gmial.con');
    await act(async () => fireEvent.blur(screen.getByLabelText('Email')));
    await act(async () => fireEvent.click(await screen.findByText('Did you mean zoe@gmail.com?')));
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    await submit();
    expect(server.to(CREATE)[0]?.body, 'H12').toMatchObject({ user: { email: 'zoe@gmail.com' } });
  });
});

describe('H12 a likely slip in the mail address', () => {
  it.each([
    ['zoe@gmail.co zoe@gmal.com zoe@gmaill.com Zoe@Gmial.Com', /^zoe@gmail\.com$/i],
    ['zoe@hotmial.com zoe@hotmail.con', /^zoe@hotmail\.com$/],
    ['zoe@gmail.com zoe@YMAIL.com zoe@mail.com zoe@gmx.com zoe@aol.com zoe@me.com', undefined],
    ['zoe@yahoo.de zoe@live.fr zoe@hotmail.it zoe@phare.example @gmial.com zoe@ zoe', undefined],
  ])('%s', (typed, meant) => {
    for (const address of typed.split(' '))
      expect(likelyAddress(address), address).toEqual(meant && expect.stringMatching(meant));
  });
});

describe('§3 §4 a checkout', () => {
  it('sends the new booking, goes to payment; the way back has form and key', async () => {
    const { server } = await openFilledIn({ adults: 3, pets: 1 });
    await press('More adults');
    await submit();
    const [call] = server.to(CREATE);
    expect(call?.body).toEqual({
      propertyId: 'river-double',
      userId: 'guest-1',
      checkInDate: '2026-11-21',
      checkOutDate: '2026-11-22',
      totalStay: 1,
      totalAmount: '158',
      currency: 'cad',
      specialRequest: '',
      user: { firstname: 'Maryam', lastname: 'Okafor', email: 'maryam@example.ca', phone: '403 555 0142' },
      guests: { adults: 4, children: 0, infants: 0, pets: 1 },
      roomDetails: {
        roomType: 'double',
        quantity: 1,
        allowedPersonsPerRoom: 2,
        extraPersons: 2,
        extraPersonCharge: 20,
        isSmokingAllowed: false,
        smokingRoomCharge: 0,
        isPetFriendly: true,
        pets: 1,
        petFeePerPet: 15,
      },
    });
    expect(call?.headers.get('authorization')).toBe('Bearer token-1');
    const key = call?.headers.get('idempotency-key');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(leave).toHaveBeenCalledWith('http://motel.test/checkout/cs_1');
    expect((await pay()).textContent).toBe('Processing...');
    // From the browser's cache of pages.
    await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await expectToPay('$158');
    cleanup();
    const { server: again } = await openConfirm({ adults: 3, pets: 1 });
    expect(shown('First name')).toBe(' Maryam ');
    await submit();
    expect(again.to(CREATE)[0]?.headers.get('idempotency-key'), 'decision 052').toBe(key);
    expect(again.to(CREATE)[0]?.body).toEqual(call?.body);
  });

  it('extending a stay asks first: no gives rooms back, yes goes to payment', async () => {
    const question = 'This will extend your existing booking. Continue to payment?';
    const url = 'http://motel.test/checkout/cs_1';
    const { server } = await openFilledIn(
      {},
      { [CREATE]: { bookingAction: 'extended', url, sessionId: 'cs_1' } },
    );
    await submit();
    screen.getByText(question);
    await press('Not now');
    expect(leave).not.toHaveBeenCalled();
    await expectToPay('$98');
    await waitFor(() => expect(server.to(RELEASE)[0]?.body).toEqual({ sessionId: 'cs_1' }));
    await submit();
    screen.getByText(question);
    expect(leave).not.toHaveBeenCalled();
    await press('Continue to payment');
    expect(leave).toHaveBeenCalledWith(url);
  });
});

describe('§8 checkout failure', () => {
  const OTHER_DATES = { name: 'Choose other dates' };
  const CLOSED = {
    ...TARIFF,
    nightly: [...TARIFF.nightly, { from: '2026-11-21', to: '2026-11-21', closed: true }],
  };
  const refusal = { code: 'rule-broken', message: 'Check-in cannot be in the past.' };

  it('is a sentence in a red box each time, and a changed price is shown', async () => {
    const { server } = await openFilledIn();
    for (const [broken, sentence] of [
      [problem(422, refusal), refusal.message],
      [unreachable, /^No answer came, and nothing was charged\./],
      [
        () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
        'Failed to create booking. Please try again.',
      ],
    ] as const) {
      server.answer(CREATE, broken);
      await submit();
      within(screen.getByRole('alert')).getByText(sentence);
      await expectToPay('$98');
    }
    server.answer(CREATE, problem(409, { code: 'price-changed', message: 'The price has changed.' }));
    server.answer(ROOM, { ...DOUBLE, price: 99, tariff: undefined });
    await submit();
    screen.getByText('The price has changed.');
    await screen.findByText('Confirm & Pay $108 CAD', { selector: 'button' });
    screen.getByText(reading('$99 × 1 night × 1 room'));
    expect(screen.queryByText(reading('$89 × 1 night × 1 room'))).toBeNull();
  });

  it('[F30] [X7] the button has the deposit, the words have the rest', async () => {
    const policies = [{ freeHours: 24, keep: 'first night', deposit: 40, restDays: 0 }] as const;
    const { server } = await openFilledIn(
      {},
      { [ROOM]: { ...DOUBLE, tariff: { ...TARIFF, policies } } },
      { checkIn: addDays(TODAY, 20), checkOut: addDays(TODAY, 22) },
    );
    await expectToPay('$40');
    screen.getByText('You pay $40 CAD now, and $155 CAD by Fri, Dec 11.');
    await submit();
    expect(server.to(CREATE)[0]?.body).toMatchObject({ totalAmount: '195', dueNow: '40' });
  });

  it('[F31] what a guest orders is in the total, and travels with the booking', async () => {
    const articles = [
      { id: 'breakfast', label: 'Breakfast', price: 12, offered: 'night' },
      { id: 'cot', label: 'Cot', price: '15.50', offered: 'stay', stock: 1 },
    ] as const;
    const { server } = await openFilledIn({}, { [ROOM]: { ...DOUBLE, tariff: { ...TARIFF, articles } } });
    const extras = within(screen.getByRole('region', { name: 'With your stay' }));
    extras.getByText('$12 each night');
    extras.getByText('$15.50 for the stay');
    const more = () => extras.getAllByRole('button', { name: /^(Add|More|Increase|One more)/ });
    await act(async () => fireEvent.click(more()[0]!));
    await act(async () => fireEvent.click(more()[0]!));
    await expectToPay('$122');
    screen.getByText(reading('2 × $12 × 1 night'));
    await submit();
    expect(server.to(CREATE)[0]?.body).toMatchObject({ totalAmount: '122', orders: { breakfast: 2 } });
  });

  it('F6–F8: nights that are no longer sold: a sentence, and other dates', async () => {
    const message = 'The night of 2026-11-21 is closed.';
    const issues = [{ field: 'from', rule: 'F6', code: 'night-closed', message }];
    const refused = problem(422, { code: 'rule-broken', message, issues });
    const { server } = await openFilledIn({}, { [CREATE]: refused });
    server.answer(ROOM, { ...DOUBLE, tariff: CLOSED });
    await submit();
    within(screen.getByRole('alert')).getByText('The night of Sat, Nov 21 is closed.');
    screen.getByRole('link', OTHER_DATES);
    await waitFor(() => expect(server.to(ROOM).length).toBeGreaterThan(1));
    await screen.findByText('Confirm & Pay', { selector: 'button' });
  });
});

describe('D5 a session that ended', () => {
  const ENDED = { [CREATE]: problem(401, { code: 'unauthenticated', message: 'Please sign in.' }) };

  it('decision 052: the focus is not lost, nor the form, also after a reload', async () => {
    await openFilledIn({}, ENDED);
    (await pay()).focus();
    await act(async () => fireEvent.click(await pay()));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Close' })));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    cleanup();
    await openSignedOut();
    await screen.findByRole('dialog', { name: 'Sign in' });
    const guest = { user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-3' };
    await act(async () => storeSession(guest));
    await pay();
    expect(shown('First name')).toBe(' Maryam ');
  });
});

describe('decision 052: telephone numbers', () => {
  it('a pasted one loses no digit; one that no telephone has is refused', async () => {
    const { server } = await openFilledIn();
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    const insert = (data: string) =>
      act(async () => {
        const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
        if (field.dispatchEvent(event)) fireEvent.change(field, { target: { value: field.value + data } });
      });
    type('Phone', '');
    await insert('+1 (403) 555-0199');
    expect(field.value).toBe('+14035550199');
    type('Phone', '+1 (403) 555-01');
    await insert('9');
    await insert('9');
    expect(field.value).toBe('+14035550199');
    type('Phone', '0000000000');
    await act(async () => void (await import('@motel/api-client/phone')));
    await submit();
    expect(await screen.findAllByText('Please enter a valid phone number')).toHaveLength(2);
    expect(server.to(CREATE)).toHaveLength(0);
    type('Phone', '1.403.555.0199');
    expect(screen.queryByText('Please enter a valid phone number')).toBeNull();
  });
});

describe('decision 052: nothing typed is lost', () => {
  it('a reload has the form, another guest none; §4 signing out goes home', async () => {
    await openFilledIn({ adults: 2 });
    type('Special requests', 'A cot, please');
    await press('More rooms');
    expect(JSON.stringify({ ...localStorage }), 'in the tab alone').not.toContain('Maryam');
    const left = sessionStorage.getItem('confirm-form') ?? '';
    cleanup();
    await openConfirm({ adults: 2 });
    expect(['First name', 'Phone', 'Special requests'].map(shown)).toEqual([
      ' Maryam ',
      '403 555 0142',
      'A cot, please',
    ]);
    counter('Rooms').getByText('2');
    cleanup();
    // The payment page returns to a card with the party that was chosen here.
    await openConfirm({ adults: 2, rooms: 2 });
    expect(shown('Special requests')).toBe('A cot, please');
    cleanup();
    sessionStorage.setItem('confirm-form', left);
    await openConfirm({ adults: 3 });
    expect(shown('First name')).toBe(' Maryam ');
    counter('Rooms').getByText('1');
    const other = { user: { id: 'guest-2', mobile: '+14035550143' }, token: 'token-2' };
    await act(async () => clearSession());
    await act(async () => storeSession(other));
    await pay();
    expect([shown('First name'), shown('Phone')]).toEqual(['', '+14035550143']);
    cleanup();
    const old = left.replace(/"at":\d+/, `"at":${Date.now() - 25 * 3_600_000}`);
    sessionStorage.setItem('confirm-form', old);
    const { place } = await openConfirm({ adults: 2 });
    expect(shown('First name'), 'for a day').toBe('');
    expect(sessionStorage.getItem('confirm-form')).toBeNull();
    type('First name', 'Ann');
    expect(sessionStorage.getItem('confirm-form')).toContain('Ann');
    await signOut();
    expect(sessionStorage.getItem('confirm-form')).toBeNull();
    await waitFor(() => expect(place.current.pathname).toBe('/'));
    expect(useSignInPrompt.getState().isOpen).toBe(false);
    expect(takeHeldDraft()).toBeUndefined();
    expect(screen.queryByText(/There is no stay to confirm/)).toBeNull();
  });

  it.each(['null', '{}', 'x', '{"at":9e15,"filledIn":{"form":1}}', '[]'])('%s is no form', (stored) => {
    sessionStorage.setItem('confirm-form', stored);
    expect(rememberedForm()).toBeUndefined();
  });

  it('blocked storage is no error', async () => {
    const block = () => {
      throw new Error('blocked');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(sessionStorage, name).mockImplementation(block),
    );
    await openFilledIn();
    expect(shown('First name')).toBe(' Maryam ');
    expect(log).not.toHaveBeenCalled();
    for (const spy of spies) spy.mockRestore();
  });
});

describe('F14 a promotion code on /confirm', () => {
  const CHECK = '/api/payments/check-promotion-code';
  const withCodes = (check: Answer) => ({ [ROOM]: { ...DOUBLE, takesPromotionCodes: true }, [CHECK]: check });
  const typeCode = async (code: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'I have a promotion code' }));
    expect(await screen.findByLabelText('Promotion code')).toBe(document.activeElement);
    type('Promotion code', code);
  };

  it('lowers the price, travels with the booking, and can be removed', async () => {
    const { server } = await openFilledIn({}, withCodes({ code: 'HARVEST', off: '10%' }));
    await typeCode(' harvest ');
    await act(async () => fireEvent.keyDown(screen.getByLabelText('Promotion code'), { key: 'Enter' }));
    await screen.findByText('Code HARVEST: 10% off');
    expect(server.to(CHECK).map(({ body }) => body)).toEqual([
      { propertyId: 'river-double', checkInDate: TODAY, checkOutDate: addDays(TODAY, 1), code: 'harvest' },
    ]);
    screen.getByText('Code HARVEST');
    await expectToPay('$90');
    await press('Remove the code');
    await expectToPay('$98');
    await typeCode('HARVEST');
    await press('Apply');
    await screen.findByText('Code HARVEST: 10% off');
    await submit();
    expect(server.to(CREATE)[0]?.body).toMatchObject({ promotionCode: 'HARVEST', totalAmount: '90' });
  });
});

// The last one: it loads modules again.
describe('§8 stored user on /confirm', () => {
  it.each([
    ['without an id', '{"name":"Maryam"}', 'User authentication required. Please log in again.'],
    ['unreadable', '{oops', undefined],
  ])('%s: redirect to /login, which forwards to /signin', async (_, user, notice) => {
    localStorage.setItem('user', user);
    localStorage.setItem('token', 'token-1');
    vi.resetModules();
    const { openSite: openFresh } = await import('./support/open-site.tsx');
    const { followStoredSession } = await import('../src/shared/session/session-store.ts');
    const { place } = await openFresh('/confirm', { state: { draft: draftOf() }, isSignedIn: 'as-stored' });
    const unfollow = followStoredSession();
    await waitFor(() => expect(place.current.pathname).toBe('/signin'));
    expect(place.visited).toContain('/login');
    await screen.findByLabelText('Mobile number');
    unfollow();
    expect(screen.queryByRole('alert')?.textContent).toBe(notice);
  });
});
