import { fc, test } from '@fast-check/vitest';
import {
  addDays,
  cents,
  DEFAULT_PARTY,
  dollarDigits,
  ENGLISH,
  type Party,
  parseTariff,
  price,
  type Quote,
  specificationTariff,
  sum,
} from '@motel/booking-core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { billOf, roomLines, sentRooms } from '../src/features/confirm/order-bill.ts';
import { bookingDraft } from '../src/shared/booking/booking-draft.ts';
import { rememberedCheckout } from '../src/shared/booking/checkout-memory.ts';
import { chooseTravelers } from '../src/shared/search-store.ts';
import { storeSession } from '../src/shared/session/session-store.ts';
import { follow, press, type } from './support/hands.ts';
import { openSite } from './support/open-site.tsx';
import { CARDS, DOUBLE, doubleQuote, TODAY } from './support/rooms.ts';
import { WORDS } from './support/site.ts';
import { type Answer, problem } from './support/stub-server.ts';

const CREATE = '/api/payments/create-checkout-session';
const ROOM = '/api/property/getPropertyDetail/';
const NIGHTS = { checkIn: addDays(TODAY, 14), checkOut: addDays(TODAY, 18) };

const FOR_ONE = { sleeps: 1, included: 1, pets: 0, pricePerNight: 59, petFee: 0, extraPersonCharge: 0 };
const SINGLE = {
  ...DOUBLE,
  _id: 'trucker-single',
  title: 'Trucker Single',
  roomType: 'single',
  price: 59,
  tariff: specificationTariff({ 'trucker-single': FOR_ONE }, 'night'),
  allowedPets: 0,
  defaultAllowedPersons: 1,
  guest: 1,
};
const NONE = { code: 'not-found', message: 'No.' };
const of =
  (...rooms: readonly (typeof DOUBLE)[]): Answer =>
  ({ url }) =>
    Response.json(rooms.find(({ _id }) => url.endsWith(`/${_id}`)) ?? NONE);
const ANSWERS: Record<string, Answer> = {
  [ROOM]: of(DOUBLE, SINGLE),
  '/api/property/get-all-properties': [...CARDS, { ...CARDS[0]!, _id: SINGLE._id, title: SINGLE.title }],
};

const draftOf = (party: Partial<Party> = {}, stay = NIGHTS) =>
  bookingDraft('river-double', stay, { ...DEFAULT_PARTY, ...party }, doubleQuote(stay));

const single = (more: object = {}) => ({ propertyId: SINGLE._id, guests: DEFAULT_PARTY, ...more });
const details = {
  firstname: 'Maryam',
  lastname: 'Okafor',
  email: 'maryam@example.ca',
  phone: '403 555 0142',
  specialRequest: '',
};
/** The form of this tab, as a guest left it. */
function remember(moreRooms: readonly object[], roomAt?: number) {
  const draft = draftOf();
  const plain = { bringsPets: false, extraPersons: 0, wantedRooms: 1 };
  const form = { ...plain, details, party: draft.guests, moreRooms };
  sessionStorage.setItem(
    'confirm-form',
    JSON.stringify({ at: Date.now(), filledIn: { userId: 'guest-1', draft, form, roomAt } }),
  );
}

const roomAt = () => JSON.parse(sessionStorage.getItem('confirm-form') ?? '{}').filledIn?.roomAt;

const pay = () => screen.findByText(/^(Confirm & Pay|Processing)/, { selector: 'button' });
const expectToPay = (total: string) =>
  waitFor(async () => expect((await pay()).textContent).toBe(`Confirm & Pay ${total} CAD`));
const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li')!;
};

async function openOrder(moreRooms: readonly object[] = [single()], answers: Record<string, Answer> = {}) {
  remember(moreRooms);
  const site = await openSite('/confirm', {
    state: { draft: draftOf() },
    answers: { ...ANSWERS, ...answers },
  });
  await pay();
  return site;
}

describe('§4.17 a room is added to a booking', () => {
  it('in three presses: Add another room, the room, Reserve', async () => {
    chooseTravelers(DEFAULT_PARTY);
    const { server, place } = await openSite('/confirm', { state: { draft: draftOf() }, answers: ANSWERS });
    await pay();
    type('First name', 'Maryam');
    await follow('Add another room');
    expect(place.current.pathname).toBe('/hotel-card');
    await screen.findByText(/kinds of room can be booked/);
    await follow(/Trucker Single/);
    await screen.findByText('You are adding a room to your booking for Dec 5–9.');
    await press('Reserve');
    await expectToPay('$647');
    await rowOf('2. Trucker Single');
    expect(roomAt()).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maryam');
    type('Last name', 'Okafor');
    type('Email', 'maryam@example.ca');
    type('Phone', '403 555 0142');
    type('Name at the desk', ' Joan Okafor ');
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    await act(async () => fireEvent.click(await pay()));
    await waitFor(() => expect(server.to(CREATE)).toHaveLength(1));
    expect(rememberedCheckout()?.rooms).toEqual({ 'river-double': 1, 'trucker-single': 1 });
    const { adults, children, infants, pets } = DEFAULT_PARTY;
    expect(server.to(CREATE)[0]?.body).toMatchObject({
      propertyId: 'river-double',
      totalAmount: '389',
      moreRooms: [
        {
          propertyId: 'trucker-single',
          guests: { adults, children, infants, pets },
          rooms: 1,
          totalAmount: '258',
          name: 'Joan Okafor',
        },
      ],
    });
  });

  it.each([
    ['the same guest', 'guest-1', '$647'],
    ['another one', 'guest-2', '$389'],
  ])('signed out in between: after signing in as %s', async (_, id, total) => {
    remember([], 0);
    await openSite(`/carddetails/trucker-single?checkin=${NIGHTS.checkIn}&checkout=${NIGHTS.checkOut}`, {
      answers: ANSWERS,
      isSignedIn: false,
    });
    await screen.findByText(/^You are adding a room/);
    await press('Reserve');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await act(async () => storeSession({ user: { id, mobile: '+14035550142' }, token: 'token-2' }));
    await expectToPay(total);
  });

  it('other nights make a booking of their own, and the card says so', async () => {
    remember([], 0);
    const nights = `?checkin=${NIGHTS.checkIn}&checkout=${addDays(NIGHTS.checkOut, 1)}`;
    const { place } = await openSite(`/carddetails/trucker-single${nights}`, { answers: ANSWERS });
    await screen.findByText('Your booking is for Dec 5–9. These nights make a booking of their own.');
    await press('Reserve');
    await pay();
    expect(place.current.state).toMatchObject({ draft: { propertyId: 'trucker-single' } });
    expect(screen.queryByRole('heading', { name: 'A name for each key' })).toBeNull();
    expect(roomAt()).toBeUndefined();
  });

  it('the way back to the booking ends the adding', async () => {
    remember([], 0);
    await openSite('/carddetails/trucker-single', { answers: ANSWERS });
    await follow('Back to your booking');
    await expectToPay('$389');
    expect(roomAt()).toBeUndefined();
  });

  it('without a booking in this tab, a room is booked as ever', async () => {
    sessionStorage.setItem('confirm-form', '{"at":9e15,"filledIn":{"roomAt":0,"draft":{},"form":{}}}');
    const { place } = await openSite('/carddetails/trucker-single', { answers: ANSWERS });
    await press('Reserve');
    await pay();
    expect(place.current.state).toMatchObject({ draft: { propertyId: 'trucker-single' } });
  });

  it('seven rooms beside the first one are the most', async () => {
    await openOrder(Array.from({ length: 7 }, () => single()));
    expect(screen.queryByRole('link', { name: 'Add another room' })).toBeNull();
    await press('Remove Trucker Single');
    await screen.findByRole('link', { name: 'Add another room' });
  });
});

describe('§4.17 the rooms of an order on /confirm', () => {
  it('have a row and a line each, and a sum; are changed on their own page', async () => {
    await openOrder([single({ name: 'Joan' })]);
    await expectToPay('$647');
    const row = await rowOf('2. Trucker Single');
    within(row).getByText('$258');
    within(row).getByText(/^(Free to cancel|No free)/);
    const summary = within(screen.getByRole('complementary', { name: 'Booking summary' }));
    summary.getByRole('heading', { name: '2 rooms' });
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['$389', '$258', '$647 CAD']),
    );
    summary.getByText('The terms of each room stand with it.', { exact: false });
    within(screen.getByRole('region', { name: 'Your stay' })).getByText('$647');
    await follow('Change Trucker Single');
    await screen.findByText(/^You are adding a room/);
    await press(/^Guests/);
    await press('More rooms');
    await press('Reserve');
    await expectToPay('$904');
    expect((await rowOf('2. Trucker Single')).querySelector('input')?.value).toBe('Joan');
    await press('Remove Trucker Single');
    await expectToPay('$389');
    expect(document.activeElement?.textContent, 'the focus stays near').toMatch(/^Add another room/);
    expect(sessionStorage.getItem('confirm-form')).toContain('"moreRooms":[]');
  });

  it('without the first room the second is the first one, with what was typed', async () => {
    const { place } = await openOrder([single(), single({ name: 'Joan' })]);
    await expectToPay('$905');
    await press('Remove River Double');
    await expectToPay('$516');
    expect(place.current.state).toMatchObject({ draft: { propertyId: 'trucker-single' } });
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maryam');
    expect(screen.getByLabelText<HTMLInputElement>('Name at the desk').value).toBe('Joan');
  });

  it('the first room chosen anew for the same nights keeps the others', async () => {
    remember([single()]);
    await openSite('/confirm', { state: { draft: draftOf({ adults: 2 }) }, answers: ANSWERS });
    await rowOf('2. Trucker Single');
    cleanup();
    remember([single()]);
    const other = { checkIn: NIGHTS.checkIn, checkOut: addDays(NIGHTS.checkOut, 1) };
    await openSite('/confirm', { state: { draft: draftOf({}, other) }, answers: ANSWERS });
    await pay();
    expect(screen.queryByRole('heading', { name: '2. Trucker Single' })).toBeNull();
  });

  it('a room that is gone or closed says so, and the button waits', async () => {
    const rooms = of(DOUBLE, { ...SINGLE, inStock: false });
    const { server } = await openOrder([single({ propertyId: 'gone' }), single()], { [ROOM]: rooms });
    for (const why of ['Property not found.', 'Currently Not Available.']) {
      const row = (await screen.findByText(why)).closest('li')!;
      expect(within(row).queryByText(/^\$/)).toBeNull();
      await act(async () => fireEvent.click(await pay()));
      expect(server.to(CREATE)).toHaveLength(0);
      fireEvent.click(within(row).getByRole('button', { name: /^Remove/ }));
    }
    await expectToPay('$389');
  });

  it('a room that went meanwhile is first in sight, with others instead', async () => {
    const message = 'The last Trucker Single went a minute ago.';
    const way = { total: 389, rooms: 1, extraPersons: 0 };
    const offers = ['river-double', 'canyon-king'].map((_id, at) => ({ _id, free: 2 - at, stay: way }));
    const gone = (field: string, why: string) => {
      const issues = [{ field, rule: 'B4', message: why }];
      return problem(409, { code: 'sold-out', message: 'A room of your order is gone.', issues });
    };
    const { server } = await openOrder([single(), single({ name: 'Joan' })], {
      [CREATE]: gone('moreRooms.1', message),
      '/api/property/offers': { offers },
    });
    await expectToPay('$905');
    await act(async () => fireEvent.click(await pay()));
    const said = await screen.findByText(new RegExp(message));
    const row = said.closest('li')!;
    expect(within(row).getByRole('heading', { level: 3 }).textContent).toBe('3. Trucker Single');
    expect(document.activeElement).toBe(row);
    expect(screen.queryByRole('link', { name: 'Choose other dates' })).toBeNull();
    expect(screen.queryByText('A room of your order is gone.')).toBeNull();
    const other = await within(row).findByRole('button', { name: 'River Double' });
    await act(async () => fireEvent.click(other));
    await expectToPay('$1,036');
    expect(screen.queryByText(new RegExp(message))).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^A name for each key/);
    expect((await rowOf('3. River Double')).querySelector('input')?.value).toBe('Joan');
    server.answer(CREATE, gone('moreRooms.0', 'It is gone.'));
    await act(async () => fireEvent.click(await pay()));
    await screen.findByText(/^It is gone\./);
    await press('Remove Trucker Single');
    await expectToPay('$778');
    expect(screen.queryByText(/gone\./), 'a refusal goes with its room').toBeNull();
  });

  it('what the order takes already is no other room', async () => {
    const stay = { total: 389, rooms: 1, extraPersons: 0 };
    const offers = ['river-double', SINGLE._id].map((_id) => ({ _id, free: 1, stay }));
    await openOrder([single({ propertyId: 'gone' })], { '/api/property/offers': { offers } });
    await screen.findByRole('button', { name: 'Trucker Single' });
    expect(screen.queryByRole('button', { name: 'River Double' })).toBeNull();
  });
});

const tariff = parseTariff(SINGLE.tariff);
const quoteOf = (nights: number): Quote => {
  const asked = { room: SINGLE._id, from: TODAY, to: addDays(TODAY, nights), party: { adults: 1 } };
  const priced = price(tariff, asked, ENGLISH.price);
  if (!priced.ok) throw new Error('no price');
  return priced.quote;
};
const rooms = fc.array(
  fc.record({ nights: fc.integer({ min: 1, max: 30 }), kept: fc.option(fc.integer({ min: 0, max: 100 })) }),
  { minLength: 1, maxLength: 8 },
);

describe('the bill of an order', () => {
  test.prop([rooms])('the lines add up to its total, and what is sent to what is paid now', (asked) => {
    const priced = asked.map(({ nights, kept }) => {
      const quote = quoteOf(nights);
      const now = cents(kept ?? 0);
      const deposit = kept === null ? undefined : { now, rest: cents(quote.total - now) };
      const room = { ...single(), room: single(), title: 'Room', party: DEFAULT_PARTY };
      return { ...room, quote, deposit, terms: undefined };
    });
    const bill = billOf(priced);
    expect(sum(...roomLines(WORDS, priced).map(({ amount }) => amount))).toBe(bill?.total);
    const sent = sentRooms(priced);
    const now = sent.map(({ dueNow, totalAmount }) => cents(Math.round(Number(dueNow ?? totalAmount) * 100)));
    expect(dollarDigits(sum(...now))).toBe(dollarDigits(bill?.now ?? cents(-1)));
    expect(billOf([...priced, { ...priced[0]!, quote: undefined }])).toBeUndefined();
  });
});
