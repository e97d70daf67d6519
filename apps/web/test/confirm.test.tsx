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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingDraft } from '../src/shared/booking/booking-draft.ts';
import { takeHeldDraft } from '../src/shared/booking/held-draft.ts';
import { clearSession, storeSession } from '../src/shared/session/session-store.ts';
import { useSignInPrompt } from '../src/shared/sign-in-prompt.ts';
import { log, openSite, type Visit } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { DOUBLE, doubleQuote, TODAY } from './support/rooms.ts';
import { type Answer, problem, unreachable } from './support/stub-server.ts';

const CREATE = '/api/payments/create-checkout-session';
const RELEASE = '/api/payments/release-checkout-session';

function draftOf(party: Partial<Party> = {}) {
  const stay = { checkIn: TODAY, checkOut: addDays(TODAY, 1) };
  return bookingDraft('river-double', stay, { ...DEFAULT_PARTY, ...party }, doubleQuote(stay));
}

let leave: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => leave.mockRestore());

async function openConfirm(party: Partial<Party> = {}, visit: Visit = {}) {
  return openSite('/confirm', { state: { draft: draftOf(party) }, ...visit });
}

const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: /^(Confirm & Pay|Processing)/ });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const amounts = () => screen.getAllByRole('definition').map((amount) => amount.textContent);

async function fillIn() {
  await pay();
  type('First name', ' Maryam ');
  type('Last name', 'Okafor');
  type('Email', 'maryam@example.ca');
  type('Phone', '403 555 0142');
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

  it('signed out, shows a spinner instead of the form, and a sign-in link (D5)', async () => {
    await openConfirm({}, { isSignedIn: false });
    await screen.findByText('Loading...');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await screen.findByRole('dialog', { name: 'Sign in' });
  });

  it('going back closes the sign-in modal that it opened', async () => {
    await openConfirm({}, { isSignedIn: false });
    await screen.findByRole('dialog', { name: 'Sign in' });
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
  });

  it('§4 signing out here goes home, asks for no sign-in, drops the draft', async () => {
    const { place } = await openConfirm();
    await pay();
    await act(async () => fireEvent.click(screen.getAllByText('Sign out')[0]!));
    await waitFor(() => expect(place.current.pathname).toBe('/'));
    expect(useSignInPrompt.getState().isOpen).toBe(false);
    expect(takeHeldDraft()).toBeUndefined();
    expect(screen.queryByText(/There is no stay to confirm/)).toBeNull();
  });

  it("'Confirm & Pay $98 CAD' for one adult at $89, with the breakdown of §9", async () => {
    await openConfirm();
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
    for (const label of [
      'Extra person charge',
      'Smoking room charge',
      'Pet fee per pet',
      'Taxes',
      'Tourism Levy tax',
    ]) {
      screen.getByText(label);
    }
    screen.getByText(reading('$89 × 1 night × 1 room'));
    expect(amounts()).toEqual(expect.arrayContaining(['$89', '$0', '$5', '$4', '$98 CAD']));
  });

  it('shows paying guests (adults and infants), free children, total capacity', async () => {
    await openConfirm({ adults: 2, infants: 1, children: 1, rooms: 2 });
    await pay();
    const selection = within(screen.getByRole('region', { name: 'Room Selection' }));
    const figure = (label: string) => selection.getByText(label).parentElement?.textContent;
    expect(figure('Paying guests')).toBe('Paying guests3');
    expect(figure('Free children')).toBe('Free children1');
    expect(figure('Total capacity')).toBe('Total capacity4');
  });

  it('summarises the booking: property, dates, guests, room type and rooms', async () => {
    await openConfirm({ adults: 2, children: 1, rooms: 2 });
    await pay();
    const summary = within(screen.getByRole('complementary', { name: 'Booking summary' }));
    summary.getByRole('heading', { name: 'River Double' });
    summary.getByText('Millbrook, Canada');
    const rating = summary.getByRole('img', { name: 'Rated 4.7 out of 5' });
    expect(rating.parentElement?.textContent).toBe('★ 4.7 · 93 reviews');
    const factOf = (term: string) => summary.getByText(term).nextElementSibling?.textContent;
    expect(factOf('Check-in')).toBe('Sat, Nov 21from 3:00 PM');
    expect(factOf('Check-out')).toBe('Sun, Nov 22until 11:00 AM');
    expect(factOf('Total guests')).toBe('32 adults, 1 child');
    expect(factOf('Room type')).toBe('double2 rooms');
  });

  it('begins with a strip of room, dates, party and total', async () => {
    await openConfirm({ adults: 2, rooms: 1 });
    await pay();
    const strip = within(screen.getByRole('region', { name: 'Your stay' }));
    strip.getByText('River Double');
    strip.getByText('Nov 21–22');
    strip.getByText('1 night');
    strip.getByText(reading('2 adults'));
    expect(`${strip.getByText(/^\$\d+$/).textContent} CAD`).toBe(amounts().at(-1));
  });

  it('Guest Details: first name, last name, phone, e-mail and special requests', async () => {
    await openConfirm();
    await pay();
    const details = within(screen.getByRole('region', { name: 'Guest Details' }));
    expect(details.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'firstname',
      'lastname',
      'phone',
      'email',
      'specialRequest',
    ]);
  });

  it('draws and sends every field of core’s list, in its order', async () => {
    const { server } = await openConfirm();
    await pay();
    const details = within(screen.getByRole('region', { name: 'Guest Details' }));
    const fields = details.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ name, maxLength, required }) => ({ name, maxLength, required }))).toEqual(
      GUEST_FIELDS.map(({ name, most, isRequired }) => ({ name, maxLength: most, required: isRequired })),
    );
    const typed = guestDetails(
      ({ name, kind }) =>
        ({ email: 'maryam@example.ca', phone: '403 555 0142' })[kind as 'email'] ?? `my ${name}`,
    );
    for (const { name } of GUEST_FIELDS) type(ENGLISH.guestFields[name], typed[name]);
    await submit();
    const { specialRequest, ...user } = typed;
    expect(server.to(CREATE)[0]?.body).toMatchObject({ specialRequest, user });
  });

  it('says from when and until when the room is the guest’s (§9)', async () => {
    await openConfirm();
    await pay();
    screen.getByText(reading('from 3:00 PM'));
    screen.getByText(reading('until 11:00 AM'));
  });

  it('shows the property image, or the placeholder where there is none (§8)', async () => {
    const summary = () => screen.getByRole('complementary', { name: 'Booking summary' });
    await openConfirm();
    await pay();
    expect(summary().querySelector('img')?.getAttribute('src')).toBe('/pictures/double-room.svg');
    cleanup();
    const { images: _, ...bare } = DOUBLE;
    await openConfirm({}, { answers: { '/api/property/getPropertyDetail/': bare } });
    await pay();
    expect(summary().querySelector('img')?.getAttribute('src')).toBe('/pictures/placeholder.svg');
  });

  it('the fields support autofill and the right on-screen keyboards', async () => {
    await openConfirm();
    await pay();
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    expect(field('First name').autocomplete).toBe('given-name');
    expect(field('Last name').autocomplete).toBe('family-name');
    expect(field('Email').autocomplete).toBe('email');
    expect(field('Email').type).toBe('email');
    expect(field('Phone').autocomplete).toBe('tel');
    expect(field('Phone').type).toBe('tel');
    expect(field('Phone').maxLength, '§5').toBe(15);
    field('Special requests');
  });

  it('the link back to the room keeps the stay', async () => {
    await openConfirm({ adults: 2, pets: 1 });
    await pay();
    const back = screen.getByRole('link', { name: 'Back to the room' }).getAttribute('href') ?? '';
    expect(back).toMatch(/^\/carddetails\/river-double\?checkin=2026-11-21&checkout=2026-11-22&adults=2&/);
    expect(back).toContain('pets=1&rooms=1');
  });

  it('the terms link goes to /terms', async () => {
    await openConfirm();
    await pay();
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
  });

  it('shows fallbacks for a missing name and place (§8)', async () => {
    const { title: _, location: __, ...nameless } = DOUBLE;
    await openConfirm({}, { answers: { '/api/property/getPropertyDetail/': nameless } });
    await pay();
    expect(screen.getAllByText('Property Name Not Available')).not.toEqual([]);
    screen.getByText('Location Not Available');
  });
});

describe('rooms, extra persons and pets', () => {
  it('§4: rooms rise by themselves when guests grow', async () => {
    await openConfirm({ adults: 4 });
    await pay();
    expect(screen.getByRole('group', { name: 'Rooms' }).textContent).toContain('1');
    await press('More adults');
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('2');
  });

  it('rooms that rose by themselves come down again, and the page says both', async () => {
    await openConfirm({ adults: 4 });
    await pay();
    await press('More adults');
    screen.getByText(reading('5 paying guests need 2 rooms: we added 1 room.'));
    await press('Fewer adults');
    screen.getByText(reading('1 room is enough for your party again: we took 1 room off.'));
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('1');
    expect((await pay()).textContent).toBe('Confirm & Pay $142 CAD');
    await press('Fewer adults');
    within(screen.getByRole('group', { name: 'Extra persons' })).getByText('1');
    expect(screen.queryByText(reading(/we took/))).toBeNull();
  });

  it('rooms that the guest chose stay when the party shrinks', async () => {
    await openConfirm({ adults: 4 });
    await pay();
    await press('More rooms');
    await press('More rooms');
    for (let adults = 4; adults > 1; adults--) await press('Fewer adults');
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('3');
    expect(screen.queryByText(reading(/we took/))).toBeNull();
  });

  it('Q13: says what another way to stay would save', async () => {
    await openConfirm({ adults: 4, rooms: 2 });
    await pay();
    screen.getByText(reading('1 room with 2 extra persons would cost $53 less.'));
    await press('Fewer rooms');
    expect(screen.queryByText(reading(/would cost/))).toBeNull();
    expect((await pay()).textContent).toBe('Confirm & Pay $142 CAD');
  });

  it('decision 053: rooms from the card stay where they are more than needed', async () => {
    await openConfirm({ adults: 4, rooms: 2 });
    await pay();
    await press('Fewer adults');
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('2');
  });

  it('D3: 4 adults at $89 with $20 for each extra person pay $142 for 1 night', async () => {
    await openConfirm({ adults: 4 });
    expect((await pay()).textContent).toBe('Confirm & Pay $142 CAD');
    screen.getByRole('heading', { name: 'Extra Person Charge' });
    within(screen.getByRole('group', { name: 'Extra persons' })).getByText('2');
  });

  it('D3: the block and its entry disappear once the rooms hold everybody', async () => {
    await openConfirm({ adults: 4 });
    await pay();
    await press('More rooms');
    expect(screen.queryByRole('heading', { name: 'Extra Person Charge' })).toBeNull();
    expect((await pay()).textContent).toBe('Confirm & Pay $195 CAD');
  });

  it('§5: too few extra persons mean not enough capacity', async () => {
    await openConfirm({ adults: 4 });
    await pay();
    await press('Fewer extra persons');
    screen.getByText('Not enough capacity. Add more rooms or extra persons.');
  });

  it('§5: extra persons range from 0 to those needed, at most 10', async () => {
    await openConfirm({ adults: 4, infants: 20 });
    await pay();
    const entry = () => within(screen.getByRole('group', { name: 'Extra persons' }));
    const isOff = (name: string) => entry().getByRole<HTMLButtonElement>('button', { name }).disabled;
    entry().getByText('10');
    expect(isOff('More extra persons')).toBe(true);
    for (let left = 10; left > 0; left--) await press('Fewer extra persons');
    entry().getByText('0');
    expect(isOff('Fewer extra persons')).toBe(true);
  });

  it('no extra person is sold beyond those needed', async () => {
    await openConfirm({ adults: 4 });
    await pay();
    const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More extra persons' });
    expect(more().disabled).toBe(true);
    await press('Fewer extra persons');
    await press('More extra persons');
    within(screen.getByRole('group', { name: 'Extra persons' })).getByText('2');
    expect(more().disabled).toBe(true);
  });

  it('§5: pets are at least 1 and at most what the property allows', async () => {
    await openConfirm();
    await pay();
    fireEvent.click(screen.getByLabelText('I am bringing pets'));
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect([isOff('Fewer pets'), isOff('More pets')]).toEqual([true, false]);
    await press('More pets');
    expect([isOff('Fewer pets'), isOff('More pets')]).toEqual([false, true]);
  });

  it('§5: fewer rooms than the minimum say how many are required', async () => {
    await openConfirm({ adults: 5 });
    await pay();
    await press('Fewer rooms');
    screen.getByText('Minimum 2 room(s) required for 5 paying guests');
  });

  it('§4: ticking the pets box sets the count to 1, unticking to 0', async () => {
    await openConfirm();
    await pay();
    fireEvent.click(screen.getByLabelText('I am bringing pets'));
    within(screen.getByRole('group', { name: 'Pets' })).getByText('1');
    expect((await pay()).textContent).toBe('Confirm & Pay $115 CAD');
    fireEvent.click(screen.getByLabelText('I am bringing pets'));
    expect(screen.queryByRole('group', { name: 'Pets' })).toBeNull();
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
  });

  it('§2: the pets box appears only if the property allows pets', async () => {
    await openConfirm(
      { pets: 1 },
      { answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, allowedPets: 0 } } },
    );
    await pay();
    expect(screen.queryByLabelText('I am bringing pets')).toBeNull();
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
  });
});

describe('§5 validation', () => {
  it("shows 'Please fix the errors below', every message, and focuses it", async () => {
    await openConfirm();
    await pay();
    type('Phone', '12');
    await submit();
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    const { getByText, getByRole, getAllByRole } = within(summary);
    getByText('Please fix the errors below');
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid phone number',
      'Email is required',
    ]);
    fireEvent.click(getByRole('link', { name: 'Email is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('shows no errors of typed fields before the first attempt', async () => {
    await openConfirm();
    await pay();
    expect(screen.queryByText('First name is required')).toBeNull();
  });

  it('messages disappear as the guest corrects the fields', async () => {
    await openConfirm();
    await pay();
    type('Email', 'not an address');
    await submit();
    expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(2);
    type('Email', 'maryam@example.ca');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('nothing is sent while a rule is broken', async () => {
    const { server } = await openConfirm();
    await submit();
    expect(server.to(CREATE)).toHaveLength(0);
  });
});

describe('§3 checkout payload', () => {
  it('is the new booking with the displayed total, token and key', async () => {
    const { server } = await openConfirm({ adults: 4, pets: 1 });
    await fillIn();
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
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('the same draft is sent with the same key, a changed one with another', async () => {
    const { server } = await openConfirm({}, { answers: { [CREATE]: unreachable } });
    await fillIn();
    await submit();
    await submit();
    type('First name', 'Mary');
    await submit();
    const keys = server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('§4 checkout response', () => {
  const answer = (bookingAction: string): Answer => ({
    bookingAction,
    url: 'http://motel.test/checkout/cs_1',
    sessionId: 'cs_1',
  });

  it('a new booking goes straight to the payment url', async () => {
    await openConfirm();
    await fillIn();
    await submit();
    expect(leave).toHaveBeenCalledWith('http://motel.test/checkout/cs_1');
    expect((await pay()).textContent).toBe('Processing...');
  });

  it('decision 052: the way back from the payment page has form and key', async () => {
    const { server } = await openConfirm();
    await fillIn();
    await press('More adults');
    await submit();
    cleanup();
    const { server: again } = await openConfirm();
    await pay();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Maryam ');
    await submit();
    const keyOf = ({ to }: typeof server) => to(CREATE)[0]?.headers.get('idempotency-key');
    expect(keyOf(again)).toBe(keyOf(server));
    expect(again.to(CREATE)[0]?.body).toEqual(server.to(CREATE)[0]?.body);
  });

  it('a page from the browser’s cache is ready again when the guest returns', async () => {
    await openConfirm();
    await fillIn();
    await submit();
    await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
  });

  const QUESTIONS = [
    ['extended', 'This will extend your existing booking. Continue to payment?'],
    [
      'additional_rooms',
      'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
    ],
  ] as const;

  it.each(QUESTIONS)('%s asks first; accepting goes to the payment url', async (action, question) => {
    await openConfirm({}, { answers: { [CREATE]: answer(action) } });
    await fillIn();
    await submit();
    screen.getByText(question);
    expect(leave).not.toHaveBeenCalled();
    await press('Continue to payment');
    expect(leave).toHaveBeenCalledWith('http://motel.test/checkout/cs_1');
  });

  it.each(QUESTIONS)('%s: on decline processing stops, and the rooms go back', async (action) => {
    const { server } = await openConfirm({}, { answers: { [CREATE]: answer(action) } });
    await fillIn();
    await submit();
    await press('Not now');
    expect(leave).not.toHaveBeenCalled();
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
    await waitFor(() => expect(server.to(RELEASE)[0]?.body).toEqual({ sessionId: 'cs_1' }));
  });
});

describe('§8 checkout failure', () => {
  it('shows the server message in a red box, and stops processing', async () => {
    const refused = problem(422, { code: 'rule-broken', message: 'Check-in cannot be in the past.' });
    await openConfirm({}, { answers: { [CREATE]: refused } });
    await fillIn();
    await submit();
    within(screen.getByRole('alert')).getByText('Check-in cannot be in the past.');
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
  });

  it.each([
    ['no answer', unreachable],
    ['an answer without a message', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])("%s: 'Failed to create booking. Please try again.'", async (_, broken) => {
    await openConfirm({}, { answers: { [CREATE]: broken } });
    await fillIn();
    await submit();
    screen.getByText('Failed to create booking. Please try again.');
  });

  it('price changed: fetches and shows the new price', async () => {
    let price = 89;
    await openConfirm(
      {},
      {
        answers: {
          '/api/property/getPropertyDetail/': () => Response.json({ ...DOUBLE, price, tariff: undefined }),
          [CREATE]: problem(409, { code: 'price-changed', message: 'The price has changed.' }),
        },
      },
    );
    await fillIn();
    price = 99;
    await submit();
    screen.getByText('The price has changed.');
    await screen.findByRole('button', { name: 'Confirm & Pay $108 CAD' });
    screen.getByText(reading('$99 × 1 night × 1 room'));
    expect(screen.queryByText('$89 × 1 night × 1 room')).toBeNull();
  });

  it('[F30] [X7] the button has the deposit, the words have the rest', async () => {
    const tariff = DOUBLE.tariff as TariffData;
    const policies = [{ freeHours: 24, keep: 'first night', deposit: 40, restDays: 0 }] as const;
    const stay = { checkIn: addDays(TODAY, 20), checkOut: addDays(TODAY, 22) };
    const draft = bookingDraft('river-double', stay, DEFAULT_PARTY, doubleQuote(stay));
    const { server } = await openSite('/confirm', {
      state: { draft },
      answers: {
        '/api/property/getPropertyDetail/': { ...DOUBLE, tariff: { ...tariff, policies } },
        [CREATE]: { bookingAction: 'new', url: 'http://localhost/pay', sessionId: 'cs_1' },
      },
    });
    expect((await pay()).textContent).toBe('Confirm & Pay $40 CAD');
    screen.getByText('You pay $40 CAD now, and $155 CAD by Fri, Dec 11.');
    await fillIn();
    await submit();
    expect(server.to(CREATE)[0]?.body).toMatchObject({ totalAmount: '195', dueNow: '40' });
  });

  it('[F31] what a guest orders is in the total, and travels with the booking', async () => {
    const tariff = DOUBLE.tariff as TariffData;
    const articles = [
      { id: 'breakfast', label: 'Breakfast', price: 12, offered: 'night' },
      { id: 'cot', label: 'Cot', price: '15.50', offered: 'stay', stock: 1 },
    ] as const;
    const { server } = await openConfirm(
      {},
      {
        answers: {
          '/api/property/getPropertyDetail/': { ...DOUBLE, tariff: { ...tariff, articles } },
          [CREATE]: { bookingAction: 'new', url: 'http://localhost/pay', sessionId: 'cs_1' },
        },
      },
    );
    await fillIn();
    const extras = within(screen.getByRole('region', { name: 'With your stay' }));
    extras.getByText('$12 each night');
    extras.getByText('$15.50 for the stay');
    const more = () => extras.getAllByRole('button', { name: /^(Add|More|Increase|One more)/ });
    await act(async () => fireEvent.click(more()[0]!));
    await act(async () => fireEvent.click(more()[0]!));
    expect((await pay()).textContent).toBe('Confirm & Pay $122 CAD');
    screen.getByText(reading('2 × $12 × 1 night'));
    await submit();
    expect(server.to(CREATE)[0]?.body).toMatchObject({ totalAmount: '122', orders: { breakfast: 2 } });
  });

  it('F6–F8: nights that are no longer sold: a sentence, and other dates', async () => {
    const message = 'The night of 2026-11-21 is closed.';
    let isClosed = false;
    const tariff = DOUBLE.tariff as TariffData;
    const closed = {
      ...tariff,
      nightly: [...tariff.nightly, { from: '2026-11-21', to: '2026-11-21', closed: true }],
    };
    const { server } = await openConfirm(
      {},
      {
        answers: {
          '/api/property/getPropertyDetail/': () =>
            Response.json({ ...DOUBLE, ...(isClosed && { tariff: closed }) }),
          [CREATE]: problem(422, {
            code: 'rule-broken',
            message,
            issues: [{ field: 'from', rule: 'F6', code: 'night-closed', message }],
          }),
        },
      },
    );
    await fillIn();
    isClosed = true;
    await submit();
    within(screen.getByRole('alert')).getByText('The night of Sat, Nov 21 is closed.');
    screen.getByRole('link', { name: 'Choose other dates' });
    await waitFor(() => expect(server.to('/api/property/getPropertyDetail/').length).toBeGreaterThan(1));
    await screen.findByRole('button', { name: 'Confirm & Pay' });
  });

  it('F6: a night that was closed before the page opened: the same', async () => {
    const tariff = DOUBLE.tariff as TariffData;
    const nightly = [...tariff.nightly, { from: '2026-11-21', to: '2026-11-21', closed: true }];
    await openConfirm(
      {},
      { answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, tariff: { ...tariff, nightly } } } },
    );
    await screen.findByText('The night of Sat, Nov 21 is closed.');
    screen.getByRole('link', { name: 'Choose other dates' });
  });

  it('sold out: the link to other dates keeps the stay', async () => {
    const gone = problem(409, { code: 'sold-out', message: 'Those nights are no longer free.' });
    await openConfirm({ adults: 2 }, { answers: { [CREATE]: gone } });
    await fillIn();
    await submit();
    expect(screen.getByRole('link', { name: 'Choose other dates' }).getAttribute('href')).toBe(
      '/carddetails/river-double?checkin=2026-11-21&checkout=2026-11-22&adults=2&children=0&infants=0&pets=0&rooms=1',
    );
  });

  it('D5: an expired session opens the sign-in modal and keeps the form', async () => {
    const expired = problem(401, { code: 'unauthenticated', message: 'Please sign in.' });
    await openConfirm({}, { answers: { [CREATE]: expired } });
    await fillIn();
    await act(async () => fireEvent.click(await pay()));
    await screen.findByRole('dialog', { name: 'Sign in' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    dialog.getByText('Your session has ended. Please sign in again.');
    fireEvent.change(dialog.getByLabelText('Mobile number'), { target: { value: '4035550142' } });
    await press('Sign In Instantly');
    await pay();
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Okafor');
  });
});

describe('focus is never lost', () => {
  it('when a session ends, the heading gets it once the modal is closed', async () => {
    await openConfirm({}, { answers: { [CREATE]: problem(401, { code: 'no-session', message: 'No.' }) } });
    await fillIn();
    (await pay()).focus();
    await act(async () => fireEvent.click(await pay()));
    const modal = await screen.findByRole('dialog', { name: 'Sign in' });
    await act(async () => fireEvent.click(within(modal).getByRole('button', { name: 'Close' })));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('when the Extra Person Charge block disappears, the counter keeps it', async () => {
    await openConfirm({ adults: 2, infants: 1 });
    await pay();
    screen.getByText('Extra Person Charge');
    const more = screen.getByRole('button', { name: 'More rooms' });
    more.focus();
    fireEvent.click(more);
    expect(screen.queryByText('Extra Person Charge')).toBeNull();
    expect(document.activeElement).toBe(more);
  });
});

describe('§8 stored user on /confirm', () => {
  async function openWithStored(user: string) {
    localStorage.setItem('user', user);
    localStorage.setItem('token', 'token-1');
    vi.resetModules();
    const { openSite: openFresh } = await import('./support/open-site.tsx');
    const { followStoredSession } = await import('../src/shared/session/session-store.ts');
    return { openFresh, followStoredSession };
  }

  it.each([
    ['without an id', '{"name":"Maryam"}', 'User authentication required. Please log in again.'],
    ['unreadable', '{oops', undefined],
  ])('%s: redirect to /login, which forwards to /signin', async (_, user, notice) => {
    const { openFresh, followStoredSession } = await openWithStored(user);
    const { place } = await openFresh('/confirm', { state: { draft: draftOf() }, isSignedIn: 'as-stored' });
    const unfollow = followStoredSession();
    await waitFor(() => expect(place.current.pathname).toBe('/signin'));
    expect(place.visited).toContain('/login');
    await screen.findByLabelText('Mobile number');
    unfollow();
    expect(screen.queryByRole('alert')?.textContent).toBe(notice);
  });
});

describe('decision 052: telephone numbers', () => {
  const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
  const insert = (field: HTMLInputElement, data: string) =>
    act(async () => {
      const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
      if (field.dispatchEvent(event)) fireEvent.change(field, { target: { value: field.value + data } });
    });

  it('a pasted number that is too long loses its separators, no digit', async () => {
    await openConfirm();
    await pay();
    type('Phone', '');
    await insert(phone(), '+1 (403) 555-0199');
    expect(phone().value).toBe('+14035550199');
    type('Phone', '+1 (403) 555-01');
    await insert(phone(), '9');
    await insert(phone(), '9');
    expect(phone().value).toBe('+14035550199');
  });

  it('a number that no telephone has is refused before it is sent', async () => {
    const { server } = await openConfirm();
    await fillIn();
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
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  async function fillInAndLeave() {
    await openConfirm({ adults: 2 });
    await fillIn();
    type('Special requests', 'A cot, please');
    await press('More rooms');
    cleanup();
  }

  it('a reload, or the way back from the room, opens the form as it was', async () => {
    await fillInAndLeave();
    await openConfirm({ adults: 2 });
    await pay();
    expect([shown('First name'), shown('Phone'), shown('Special requests')]).toEqual([
      ' Maryam ',
      '403 555 0142',
      'A cot, please',
    ]);
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('2');
    cleanup();
    // The payment page returns to a card with the party that was chosen here.
    await openConfirm({ adults: 2, rooms: 2 });
    await pay();
    expect(shown('Special requests')).toBe('A cot, please');
  });

  it('another party or stay has the details, and its own rooms', async () => {
    await fillInAndLeave();
    await openConfirm({ adults: 3 });
    await pay();
    expect(shown('First name')).toBe(' Maryam ');
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('1');
  });

  it('another guest sees nothing of it, not even after a session that ended', async () => {
    await fillInAndLeave();
    await openConfirm({ adults: 2 });
    await pay();
    const other = { user: { id: 'guest-2', mobile: '+14035550143' }, token: 'token-2' };
    await act(async () => clearSession());
    await act(async () => storeSession(other));
    await pay();
    expect([shown('First name'), shown('Phone')]).toEqual(['', '+14035550143']);
  });

  it('an ended session leaves the form as it was', async () => {
    await openConfirm({}, { answers: { [CREATE]: problem(401, { code: 'unauthenticated', message: 'x' }) } });
    await fillIn();
    await act(async () => fireEvent.click(await pay()));
    await screen.findByRole('dialog', { name: 'Sign in' });
    cleanup();
    await openConfirm({}, { isSignedIn: false });
    await screen.findByRole('dialog', { name: 'Sign in' });
    const guest = { user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-3' };
    await act(async () => storeSession(guest));
    await pay();
    expect(shown('First name')).toBe(' Maryam ');
  });

  it('is in the tab alone, for a day, and gone after signing out', async () => {
    await fillInAndLeave();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Maryam');
    const stored = sessionStorage.getItem('confirm-form') ?? '';
    sessionStorage.setItem('confirm-form', stored.replace(/"at":\d+/, `"at":${Date.now() - 25 * 3_600_000}`));
    await openConfirm({ adults: 2 });
    await pay();
    expect(shown('First name')).toBe('');
    expect(sessionStorage.getItem('confirm-form')).toBeNull();
    type('First name', 'Ann');
    expect(sessionStorage.getItem('confirm-form')).toContain('Ann');
    await act(async () => fireEvent.click(screen.getAllByText('Sign out')[0]!));
    expect(sessionStorage.getItem('confirm-form')).toBeNull();
  });

  it.each(['null', '{}', 'x', '{"at":9e15,"filledIn":{"form":1}}', '[]'])('%s is no form', async (stored) => {
    sessionStorage.setItem('confirm-form', stored);
    await openConfirm();
    await pay();
    expect(shown('First name')).toBe('');
  });

  it('blocked storage is no error', async () => {
    const block = () => {
      throw new Error('blocked');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(sessionStorage, name).mockImplementation(block),
    );
    await openConfirm();
    await fillIn();
    expect(shown('First name')).toBe(' Maryam ');
    expect(log).not.toHaveBeenCalled();
    for (const spy of spies) spy.mockRestore();
  });
});

describe('F14 a promotion code on /confirm', () => {
  const CHECK = '/api/payments/check-promotion-code';
  const room = { ...DOUBLE, takesPromotionCodes: true };
  const withCodes = (check: Answer): Visit => ({
    answers: { '/api/property/getPropertyDetail/': room, [CHECK]: check },
  });
  const typeCode = async (code: string) => {
    await pay();
    await press('I have a promotion code');
    type('Promotion code', code);
  };

  it('is asked for only where the room has one', async () => {
    await openConfirm();
    await pay();
    expect(screen.queryByRole('button', { name: 'I have a promotion code' })).toBeNull();
  });

  it('lowers the price, travels with the booking, and can be removed', async () => {
    const { server } = await openConfirm({}, withCodes({ code: 'HARVEST', off: '10%' }));
    await fillIn();
    await typeCode(' harvest ');
    await act(async () => fireEvent.keyDown(screen.getByLabelText('Promotion code'), { key: 'Enter' }));
    await screen.findByText('Code HARVEST: 10% off');
    expect(server.to(CHECK).map(({ body }) => body)).toEqual([
      { propertyId: 'river-double', checkInDate: TODAY, checkOutDate: addDays(TODAY, 1), code: 'harvest' },
    ]);
    expect(screen.getByText('Code HARVEST')).toBeTruthy();
    expect((await pay()).textContent).toBe('Confirm & Pay $90 CAD');
    await press('Remove the code');
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
    await typeCode('HARVEST');
    await press('Apply');
    await screen.findByText('Code HARVEST: 10% off');
    await submit();
    expect(server.to(CREATE)[0]?.body).toMatchObject({ promotionCode: 'HARVEST', totalAmount: '90' });
  });

  it('that is refused says why, and keeps what was typed', async () => {
    const refused = problem(422, { code: 'rule-broken', message: 'This code is not known.' });
    await openConfirm({}, withCodes(refused));
    await typeCode('winter');
    await press('Apply');
    await screen.findByText('This code is not known.');
    expect(screen.getByLabelText<HTMLInputElement>('Promotion code').value).toBe('winter');
    expect((await pay()).textContent).toBe('Confirm & Pay $98 CAD');
  });
});
