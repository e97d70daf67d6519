import { addDays, DEFAULT_TRAVELERS, type Party, type TariffData } from '@motel/booking-core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberCheckout, rememberedCheckout } from '../src/shared/booking/checkout-memory.ts';
import { chooseDates, chooseTravelers } from '../src/shared/search-store.ts';
import { storeSession } from '../src/shared/session/session-store.ts';
import { day, dayCells } from './support/calendar.ts';
import { press, type } from './support/hands.ts';
import { openSite } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { CARDS, DOUBLE, TODAY } from './support/rooms.ts';
import { type Answer, problem } from './support/stub-server.ts';

const DETAIL = '/carddetails/river-double';

const ROOM = '/api/property/getPropertyDetail/';
const NIGHTS = '/api/property/availability/';
const PRICES = '/api/property/night-prices';
const linesOf = (date: string) =>
  [...day(date).querySelectorAll('[data-text]')].map((line) => line.getAttribute('data-text')?.trim());
const tonight = (free: number, more: object = {}) => ({
  [NIGHTS]: { nights: [{ date: TODAY, free, ...more }] },
});
const SOLD_OUT = 'Sold out on these nights. Please choose other dates.';
const BROKEN = problem(503, { code: 'internal', message: 'x' });

async function openCard(query = '', answers: Record<string, Answer> = {}, isSignedIn = true) {
  const site = await openSite(DETAIL + query, { answers, isSignedIn });
  const card = await screen.findByRole('region', { name: 'Book this room' });
  return { ...site, card: within(card) };
}

// On phones the bar has the button, on wider screens the card: styles hide the other.
const reserve = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reserve' })[0]!;
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('§2 booking card', () => {
  it('the nightly price with pets, the all-in $98 (D1), no charge yet', async () => {
    const { card } = await openCard();
    expect(card.getByText('CAD for 1 night').parentElement?.textContent).toBe('$89 CAD for 1 night');
    card.getByText("You won't be charged yet");
    card.getByText('$98 CAD');
    expect(card.queryByText(/\$97/)).toBeNull();
    const region = card.getByText('Total $98 CAD');
    expect(region.getAttribute('aria-live')).toBe('polite');
    await press(/^Guests/);
    await press('More pets');
    // 89 + 15, then 6 and 5.
    expect(region.textContent, 'it announces each change').toBe('Total $115 CAD');
    expect(card.getByText('CAD for 1 night').parentElement?.textContent).toBe('$104 CAD for 1 night');
  });

  it('D10: the terms with their sum, also within 24 hours, before Reserve', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T19:00:00Z`) });
    onTestFinished(() => void vi.useRealTimers());
    const kept = 'if you cancel, or do not come, the first night, $98 CAD, is kept.';
    const { card } = await openCard(`?checkin=${TODAY}&checkout=${addDays(TODAY, 2)}`);
    card.getByText((text) => text.replaceAll('\u00a0', ' ') === `No free cancellation: ${kept}`);
    cleanup();
    const later = (await openCard(`?checkin=${addDays(TODAY, 9)}&checkout=${addDays(TODAY, 11)}`)).card;
    later.getByText(/^Free to cancel until .+, 3:00 PM; after that, or if you do not come, the first night/);
  });

  it('F14 H13: a code tried on the card signs in first, and counts on /confirm', async () => {
    const check = '/api/payments/check-promotion-code';
    const answers = {
      [ROOM]: { ...DOUBLE, takesPromotionCodes: true },
      [check]: problem(401, { code: 'unauthenticated', message: 'Please sign in.' }),
    };
    const { card, server } = await openCard('', answers, false);
    await press('I have a promotion code');
    await card.findByLabelText('Promotion code');
    type('Promotion code', 'HARVEST');
    await press('Apply');
    await screen.findByRole('dialog', { name: 'Sign in' });
    card.getByText('Please sign in.');
    card.getByDisplayValue('HARVEST');
    server.answer(check, { code: 'HARVEST', off: '10%' });
    await act(async () => storeSession({ user: { id: 'guest-1' }, token: 'token-1' }));
    await press('Apply');
    await card.findByText('$90 CAD');
    await press('Reserve');
    await screen.findByText('Confirm & Pay $90 CAD', { selector: 'button' });
  });

  it('[F9] has what a longer stay saves in a line, so that its lines add up', async () => {
    const tariff = { ...(DOUBLE.tariff as object), steps: [{ fromNight: 2, off: '10%' }] };
    const { card } = await openCard('?checkin=2026-11-21&checkout=2026-11-23', {
      [ROOM]: { ...DOUBLE, tariff },
    });
    // The second night is $8.90 less.
    card.getByText('−$8.90');
    expect(card.getByText('Total').nextElementSibling?.textContent).toMatch(/^\$\d+ CAD$/);
  });

  it('§5: limits adults and children by what the room takes; pets (D4)', async () => {
    await openCard();
    await press(/^Guests/);
    expect(isOff('Fewer adults')).toBe(true);
    for (let adults = 1; adults < 4; adults++) await press('More adults');
    expect(['More adults', 'More children'].map(isOff)).toEqual([true, true]);
    await press('More pets');
    await press('More pets');
    expect(isOff('More pets')).toBe(true);
    await press('More rooms');
    expect(isOff('More adults')).toBe(false);
    await press('More adults');
    expect(isOff('Fewer rooms')).toBe(true);
    screen.getByText(reading('Your party needs 2 rooms'));
  });

  it('§5: the pets row appears only if pets are allowed; age labels', async () => {
    await openCard('', { [ROOM]: { ...DOUBLE, isPetFriendly: false } });
    await press(/^Guests/);
    expect(screen.queryByRole('group', { name: 'Pets' })).toBeNull();
    for (const age of ['Age 13+', 'Age 2–12', 'Age under 2, priced as adults']) screen.getByText(age);
  });

  it('P11: a house for adults offers no children or infants, nor on /confirm', async () => {
    const tariff = { ...(DOUBLE.tariff as object), ages: { adultsOnly: true } };
    await openCard('?checkin=2026-11-21&checkout=2026-11-23', { [ROOM]: { ...DOUBLE, tariff } });
    await press(/^Guests/);
    const offered = () =>
      ['Adults', 'Children', 'Infants'].filter((name) => screen.queryByRole('group', { name }) !== null);
    expect(offered()).toEqual(['Adults']);
    await press('Reserve');
    await screen.findByText(/^Confirm & Pay/, { selector: 'button' });
    expect(offered()).toEqual(['Adults']);
  });

  it('§4: out of stock, nothing can be reserved', async () => {
    await openCard('', { [ROOM]: { ...DOUBLE, inStock: false } });
    expect(reserve().disabled).toBe(true);
    screen.getByText('Currently Not Available');
    expect(screen.queryByText(/Stay longer/)).toBeNull();
  });

  it('H10: the worked price of a week and a month stands below that of a night', async () => {
    const { card } = await openCard('', {
      [ROOM]: { ...DOUBLE, longer: ['7 nights $600, $23 less', '30 nights $2,100, $570 less'] },
    });
    card.getByText(reading('Stay longer: 7 nights $600, $23 less; 30 nights $2,100, $570 less.'));
  });

  it('D13 sold-out nights cannot be reserved in card or bar; both say so', async () => {
    const { card, server } = await openCard('', tonight(0));
    await card.findByText(SOLD_OUT);
    const both = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reserve' });
    expect(both.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(screen.getAllByText(SOLD_OUT), 'the bar, too').toHaveLength(2);
    expect(card.getAllByRole('button', { name: 'Reserve' }), 'the bar has its own').toHaveLength(1);
    expect(server.to(NIGHTS)[0]?.search).toBe('?from=2026-11-21&to=2026-11-22');
    await press('Tell me when a room is free');
    await card.findByLabelText('First name');
    expect(screen.queryByRole('dialog', { name: 'Sign in' }), '§2.25: signed in already').toBeNull();
  });

  it('§2.25 a guest who has signed in waits for full nights', async () => {
    const refused = { field: 'email', rule: 'V9', message: 'Please enter your email' };
    const wrong = problem(422, { code: 'rule-broken', message: 'Email?', issues: [refused] });
    const { card, server } = await openCard('', { ...tonight(0), '/api/waiting-list': wrong }, false);
    await press('Tell me when a room is free');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await act(async () => storeSession({ user: { id: 'guest-1' }, token: 'token-1' }));
    await card.findByLabelText('First name');
    type('First name', 'Ines');
    await press('Put me on the waiting list');
    await card.findByText('Please enter your email');
    server.answer('/api/waiting-list', { success: true });
    type('Email', 'ines@example.ca');
    await press('Put me on the waiting list');
    await card.findByText(/^You are on the waiting list.+ines@example.ca/);
    expect(server.to('/api/waiting-list').at(-1)?.body).toMatchObject({
      ...{ propertyId: 'river-double', checkIn: '2026-11-21', party: { rooms: 1 } },
      guest: { firstname: 'Ines', email: 'ines@example.ca' },
    });
  });

  it('H4 H5 F7: a refused stay has its own price, and the nearest one a press', async () => {
    const rates = DOUBLE.tariff as TariffData;
    const holiday = { from: '2026-12-24', to: '2026-12-24', price: 164, minNights: 2 };
    const tariff = { ...rates, nightly: [...rates.nightly, holiday] };
    const { card } = await openCard('?checkin=2026-12-24&checkout=2026-12-25&adults=1&pets=2', {
      [ROOM]: { ...DOUBLE, tariff },
      [NIGHTS]: { nights: [{ date: '2026-12-24', free: 1, price: 164, minNights: 2 }] },
      '/api/property/offers': {
        offers: [
          {
            _id: 'river-double',
            free: 1,
            reason: { code: 'stay-too-short', message: 'x' },
            near: [
              { from: '2026-12-24', to: '2026-12-26', total: 342 },
              { from: '2026-12-25', to: '2026-12-26', total: 130 },
            ],
          },
        ],
      },
    });
    card.getByText(reading('These dates need a stay of at least 2 nights.'));
    expect((await card.findByText('CAD for 1 night')).parentElement?.textContent).toBe(
      '$194 CAD for 1 night',
    );
    await card.findByText(reading('Dec 25–26, 1 night: $130'));
    fireEvent.click(card.getByText(reading('Make it 2 nights: Dec 24–26, $342')));
    card.getByText('$342 CAD');
    expect(document.activeElement?.id).toBe('book');
    expect(reserve().disabled).toBe(false);
  });

  it.each([
    ['more rooms than left', tonight(1), 'Only 1 room of this kind left on these nights.'],
    ['a closed night', tonight(0, { closed: true }), 'The night of Sat, Nov 21 is closed.'],
  ])('F6: %s cannot be reserved either, and is said to be so', async (_, answers, sentence) => {
    const { card } = await openCard('?adults=1&rooms=2', answers);
    await card.findByText(reading(sentence));
    expect(reserve().disabled).toBe(true);
  });
});

describe('Q13 the ways in which the party can stay', () => {
  const inCard = () => within(screen.getByRole('region', { name: 'Book this room' }));
  const ways = () =>
    inCard()
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked, disabled, labels }) => {
        const words = labels?.[0]?.textContent;
        return [words, checked ? 'taken' : disabled ? 'off' : 'free'];
      });
  const search = (party: Partial<Party>) => {
    chooseDates(TODAY, addDays(TODAY, 1));
    chooseTravelers({ ...DEFAULT_TRAVELERS, ...party });
  };
  const named = (rooms: string) => {
    screen.getByRole('button', { name: new RegExp(`^Guests 4 adults · ${rooms}$`) });
    screen.getByText(reading(new RegExp(`^\\$89 × 1 night × ${rooms}$`)));
  };

  it('D1 the cheaper way for all is taken; card and bar follow another', async () => {
    search({ adults: 4 });
    const { card } = await openCard();
    expect(ways()).toEqual([
      ['1 room with 2 extra persons $142', 'taken'],
      ['2 rooms $195', 'free'],
    ]);
    const group = screen.getByRole('group', { name: 'Rooms for 4 adults' });
    expect(group.textContent).toContain('We picked the cheaper way.');
    card.getByText('$142 CAD');
    named('1 room');
    const bar = screen.getByRole('link', { name: /CAD/ });
    expect(bar.textContent).toBe('$142 CAD Nov 21–22 · 4 adults');
    const region = screen.getByRole('region', { name: 'Book this room' });
    expect([bar.getAttribute('href'), region.tabIndex], 'it takes focus').toEqual([`#${region.id}`, -1]);
    fireEvent.click(screen.getByRole('radio', { name: /^2 rooms/ }));
    card.getByText('$195 CAD');
    expect(bar.textContent).toMatch(/^\$195 CAD/);
    named('2 rooms');
    await press(/^Guests/);
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('2');
    card.getByText(reading('1 room with 2 extra persons would cost $53 less.'));
    await press('Reserve');
    await screen.findByText('Confirm & Pay $195 CAD', { selector: 'button' });
  });

  it('H16 a way without a bed for each is said to be tight, and not taken', async () => {
    search({ adults: 4 });
    const { card } = await openCard('', { [ROOM]: { ...DOUBLE, guest: 2 } });
    expect(ways()).toEqual([
      ['1 room with 2 extra persons $142 Tight: 4 persons, beds for 2', 'free'],
      ['2 rooms $195', 'taken'],
    ]);
    card.getByText(reading('1 room with 2 extra persons would cost $53 less.'));
    cleanup();
    const family = await openCard('?adults=2&children=1', { [ROOM]: { ...DOUBLE, guest: 2 } });
    family.card.getByText(reading('Tight: 3 persons, beds for 2'));
  });

  it('a counter of rooms by hand stays when the party grows', async () => {
    const { card } = await openCard();
    expect(inCard().queryByRole('radio'), 'one way is no choice').toBeNull();
    await press(/^Guests/);
    await press('More rooms');
    for (let adults = 1; adults < 4; adults++) await press('More adults');
    expect(ways()).toEqual([
      ['1 room with 2 extra persons $142', 'free'],
      ['2 rooms $195', 'taken'],
    ]);
    card.getByText('$195 CAD');
  });

  it('a way with more rooms than are left is off, and says why', async () => {
    search({ adults: 4 });
    await openCard('', tonight(1));
    await screen.findByText(reading('Only 1 room left'));
    expect(ways()[1]).toEqual(['2 rooms $195 Only 1 room left', 'off']);
    expect(reserve().disabled).toBe(false);
  });
});

describe('a room that is sold out', () => {
  const soldOut = {
    ...tonight(0),
    '/api/property/get-all-properties': ['river-double', 'a', 'b', 'c'].map((_id) => ({
      ...CARDS[0],
      _id,
      title: `Room ${_id}`,
    })),
    '/api/property/offers': {
      offers: [
        { _id: 'river-double', free: 0, reason: { code: 'sold-out', message: 'Sold out.' } },
        { _id: 'a', free: 2, stay: { rooms: 1, extraPersons: 0, total: 300 } },
        { _id: 'b', free: 2, stay: { rooms: 2, extraPersons: 0, total: 142 } },
        { _id: 'c', free: 2, stay: { rooms: 1, extraPersons: 1, total: 120 } },
      ],
    },
  };

  it('says so under its title, and offers two others in the card', async () => {
    const { card, server } = await openCard('?adults=3', soldOut);
    await screen.findByText(reading('Sold out on Sat, Nov 21.'));
    const [first, second, ...more] = await card.findAllByRole('link', { name: /^Room/ });
    expect([first?.textContent, second?.textContent, more]).toEqual(['Room c', 'Room b', []]);
    expect(second?.getAttribute('href')).toBe(
      '/carddetails/b?checkin=2026-11-21&checkout=2026-11-22&adults=3&children=0&infants=0&pets=0&rooms=2',
    );
    card.getByText(reading('$120 CAD for 1 night, 1 room with 1 extra person'));
    expect(server.to('/api/property/offers')[0]?.search).toContain(
      'adults=3&children=0&infants=0&pets=0&rooms=1',
    );
    expect(card.queryByText('Tourism Levy tax'), 'no price that nobody can pay').toBeNull();
    expect(reserve().disabled).toBe(true);
  });

  it('says that too few rooms are left; offers nothing where no other is free', async () => {
    const offers = { '/api/property/offers': { offers: [] } };
    const { card } = await openCard('?adults=9', { ...soldOut, ...tonight(1), ...offers });
    await screen.findByText(reading('Too few rooms left on Sat, Nov 21.'));
    expect(card.queryByRole('heading', { name: 'Free on the same nights' })).toBeNull();
  });
});

// The time that a test machine takes to load the calendar is no failure.
beforeAll(() => import('../src/shared/calendar/StayCalendar.tsx'), 60_000);

async function openCalendar(answers: Record<string, Answer> = {}) {
  const { card, ...site } = await openCard('', answers);
  await act(async () => fireEvent.click(card.getByText('Dates')));
  await waitFor(() => expect(dayCells()).not.toEqual([]));
  return { ...site, card };
}

describe('§4 the popups of the booking card', () => {
  const popup = (name: string) => screen.queryByRole('dialog', { name });

  it('closes at a check-out day after the check-in (§9); until then no Reserve', async () => {
    const { card } = await openCalendar();
    const { options } = card.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect(
      [...options].map(({ text }) => text),
      'D12: 730 days ahead',
    ).toEqual(['2026', '2027', '2028']);
    expect(card.queryByRole('group', { name: 'Ready-made ranges' }), '§9: no presets').toBeNull();
    expect(card.getAllByRole('spinbutton')).toEqual([card.getByLabelText('days starting today')]);
    const choose = (date: string) => act(async () => fireEvent.click(day(date)));
    expect(reserve().disabled).toBe(false);
    await choose('November 25, 2026');
    card.getByText(/choose check-out/);
    expect(reserve().disabled).toBe(true);
    await choose('November 25, 2026');
    expect(popup('Dates'), 'no night yet').not.toBeNull();
    expect(reserve().disabled).toBe(true);
    await choose('November 26, 2026');
    expect(popup('Dates')).toBeNull();
    screen.getByRole('button', { name: 'Dates Nov 25, 2026 - Nov 26, 2026' });
    expect(reserve().disabled).toBe(false);
  });
});

describe('the calendar of the booking card', () => {
  const isTaken = (cell: HTMLElement) => cell.getAttribute('aria-disabled') === 'true';

  it('§2: each day has its price; a refused stay cannot be chosen', async () => {
    const { card } = await openCalendar({
      [NIGHTS]: {
        nights: [
          { date: '2026-11-24', free: 2, price: 119, closedToArrival: true },
          { date: '2026-11-25', free: 2, price: 129.5, minNights: 2 },
          { date: '2026-11-26', free: 2, price: 119 },
        ],
      },
      [PRICES]: {
        nights: [
          { date: '2026-11-25', total: 141.15 },
          { date: '2026-11-26', total: 130 },
        ],
      },
    });
    await waitFor(() => expect(isTaken(day('November 24, 2026'))).toBe(true));
    card.getByText('no check-in, staying on is fine');
    // No cents in a cell of 40 px, and never less than it costs.
    await waitFor(() => expect(linesOf('November 25, 2026')).toEqual(['$142', 'min 2']));
    expect(linesOf('November 26, 2026')).toEqual(['$130']);
    expect(day('November 25, 2026').getAttribute('aria-label')).toMatch(/: \$141\.15, 2 nights at least$/);
    card.getByText('The lowest price of each night for 1 adult, taxes in. Pick your days for the exact sum.');
    await act(async () => fireEvent.click(day('November 25, 2026')));
    expect(isTaken(day('November 26, 2026'))).toBe(true);
    await waitFor(() =>
      expect(day('November 26, 2026').getAttribute('aria-label')).toMatch(
        /: \$130, lowest of this month, 2 nights at least$/,
      ),
    );
    card.getByText('nights at least');
    await act(async () => fireEvent.click(day('November 27, 2026')));
    screen.getByRole('button', { name: 'Dates Nov 25, 2026 - Nov 27, 2026' });
  });

  it('Q16 days can be chosen while prices load, and after they could not', async () => {
    const { card, server } = await openCalendar({ [PRICES]: BROKEN });
    const retry = { name: 'The prices could not be loaded. Try again' };
    await card.findByRole('button', retry);
    await act(async () => fireEvent.click(day('November 25, 2026')));
    card.getByText(reading('Nov 25, 2026 - choose check-out'));
    const arrivals = () => server.to(PRICES).map(({ search }) => new URLSearchParams(search).get('arrival'));
    await waitFor(() => expect(arrivals()).toContain('2026-11-25'));
    const failed = await card.findByRole('button', retry);
    server.answer(PRICES, { nights: [{ date: '2026-11-26', total: 98 }] });
    await act(async () => fireEvent.click(failed));
    await waitFor(() => expect(linesOf('November 26, 2026')).toEqual(['$98']));
    expect([arrivals().at(0), arrivals().at(-1)]).toEqual([null, '2026-11-25']);
  });

  it('says that it loads the free nights; if that fails, all can be chosen', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { card } = await openCalendar({ [NIGHTS]: () => promise });
    expect(card.getByText('Looking up which nights are free...').closest('[role=status]')).not.toBeNull();
    resolve(new Response('', { status: 503 }));
    await card.findByText(/^We could not look up which nights are free\./);
    expect(isTaken(day('November 24, 2026'))).toBe(false);
    expect(reserve().disabled).toBe(false);
  });
});

describe('§4 reserve', () => {
  it('signed in, goes to /confirm with the draft; Back shows the card as left', async () => {
    const { place } = await openCard('?checkin=2026-12-24&checkout=2026-12-26&adults=2');
    await press(/^Guests/);
    await press('More pets');
    await press('Reserve');
    await waitFor(() => expect(place.current.pathname).toBe('/confirm'));
    expect(place.current.state).toMatchObject({
      draft: {
        propertyId: 'river-double',
        checkIn: '2026-12-24',
        checkOut: '2026-12-26',
        guests: { adults: 2, children: 0, infants: 0, pets: 1, rooms: 1 },
      },
    });
    await place.back();
    await waitFor(() => expect(place.current.pathname).toBe(DETAIL));
    const card = within(await screen.findByRole('region', { name: 'Book this room' }));
    card.getByRole('button', { name: 'Dates Dec 24, 2026 - Dec 26, 2026' });
    card.getByRole('button', { name: /^Guests 2 adults ?, 1 pet · 1 room$/ });
  });

  it('signed out, the modal’s X keeps the page, a number goes on to /confirm', async () => {
    const { place } = await openCard('?checkin=2026-12-24&checkout=2026-12-26', {}, false);
    await press('Reserve');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place.current.pathname).toBe(DETAIL);
    await press('Reserve');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    const number = dialog.getByLabelText<HTMLInputElement>('Mobile number');
    expect(number.autofocus, 'a phone shows its keyboard').toBe(true);
    type('Mobile number', '4035550142');
    await press('Sign In Instantly');
    await waitFor(() => expect(place.current.pathname).toBe('/confirm'));
    expect(place.current.state).toMatchObject({ draft: { checkIn: '2026-12-24', checkOut: '2026-12-26' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('back from the payment page without paying', () => {
  const stay = { checkIn: TODAY, checkOut: addDays(TODAY, 1) };
  const held = { sessionId: 'cs_9', ...stay, rooms: { 'canyon-king': 2, 'river-double': 1 } };

  it('rooms that the guest’s own checkout holds are free for the guest', async () => {
    rememberCheckout(held);
    const { card } = await openCard('', tonight(0));
    await press(/^Guests/);
    await press('More rooms');
    await card.findByText(reading('Only 1 room of this kind left on these nights.'));
    await press('Fewer rooms');
    expect(screen.queryByText(SOLD_OUT)).toBeNull();
    expect(reserve().disabled).toBe(false);
  });

  it.each([
    ['another room', { rooms: { 'canyon-king': 1 } }],
    ['other nights', { checkIn: addDays(TODAY, 1), checkOut: addDays(TODAY, 2) }],
  ])('those of %s are not', async (_, other) => {
    rememberCheckout({ ...held, ...other });
    const { card } = await openCard('', tonight(0));
    await card.findByText(SOLD_OUT);
    expect(reserve().disabled).toBe(true);
  });

  const RELEASE = '/api/payments/release-checkout-session';
  const BACK = '?checkin=2026-12-24&checkout=2026-12-26&adults=2&rooms=1&cancelled=1';

  it('keeps the stay, nothing was charged; rooms go once a session is there', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK, {}, false);
    screen.getByText(/Nothing was charged/);
    screen.getByRole('button', { name: /^Dates Dec 24, 2026 - Dec 26, 2026/ });
    expect(server.to(RELEASE)).toEqual([]);
    act(() => storeSession({ user: { id: 'guest-1' }, token: 'token-1' }));
    await waitFor(() => expect(rememberedCheckout()).toBeUndefined());
    expect(server.to(RELEASE).map(({ body }) => body)).toEqual([{ sessionId: 'cs_9' }]);
  });

  it('rooms whose release failed still count as the guest’s own', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK, { [RELEASE]: BROKEN });
    await waitFor(() => expect(server.to(RELEASE)).toHaveLength(1));
    expect(rememberedCheckout()).toEqual(held);
  });
});
