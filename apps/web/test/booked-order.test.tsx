import type { BookingsWire, StayWire } from '@motel/api-client/contracts';
import { screen, within } from '@testing-library/react';
import { solid } from './support/hands.ts';
import { openSite } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { accountWire, STAY } from './support/stays.ts';

const PARTY = STAY.party;
type Order = NonNullable<StayWire['order']>;

/** An order of two rooms, all paid. @param statuses of each; what is cancelled is not in the total */
function orderOf(...statuses: readonly string[]): Order {
  const rooms = [
    { id: 'stay-1', title: 'River Double', name: 'Wren Coulee', plan: 'Flexible', total: 178 },
    { id: 'stay-2', title: 'Trucker Single', name: 'Joan Coulee', total: 129 },
  ];
  const stays = rooms.map((room, at) => ({ ...room, party: PARTY, status: statuses[at] ?? 'confirmed' }));
  const total = stays.reduce((all, one) => all + (one.status === 'cancelled' ? 0 : one.total), 0);
  return { reference: 'LI-7K4QD', stays, total, paid: total };
}

const openPaid = (stay: Partial<StayWire>, status = 'paid') =>
  openSite('/Payment-Success?session=cs_1', {
    answers: {
      '/api/payments/checkout-session/cs_1/stay': { ...STAY, ...stay },
      '/api/payments/checkout-session/': { status },
    },
  });

describe('§4.17 the page after paying for several rooms', () => {
  it('has the sum of all, one reference, and a line for each room', async () => {
    const account = accountWire('part', [178, 40, 138], ['Paid $40 CAD', '$40 CAD of $178 CAD is paid.']);
    await openPaid({ order: orderOf(), account });
    await screen.findByText('Paid $307 CAD');
    screen.getByText('one reference for all');
    screen.getByText(reading('Joan Coulee, 2 adults, 1 infant, 1 pet'));
    screen.getByText(reading('Wren Coulee, 2 adults, 1 infant, 1 pet, Flexible'));
    expect(screen.getByRole('main').textContent).not.toContain('$40');
    screen.getByText(reading('Each room is changed or cancelled by itself, under My Bookings.'));
  });

  it.each([
    [147, 'Payment Successful!', 'Paid $147 CAD of $307 CAD'],
    [0, 'Your stay is booked', '$307 CAD to pay'],
  ])('says what is paid of all with deposits: $%d', async (paid, title, said) => {
    const account = accountWire('guaranteed', [178, 0, 178], ['Guaranteed by your card', '']);
    await openPaid({ order: { ...orderOf(), paid }, account });
    await screen.findByRole('heading', { level: 1, name: title });
    screen.getByText(said);
  });

  it('is that of a cancelled stay only once all are cancelled', async () => {
    await openPaid({ status: 'cancelled', order: orderOf('cancelled') });
    await screen.findByText('Paid $129 CAD');
    expect(screen.queryByText(/This stay was cancelled later/)).toBeNull();
  });

  it('says of a payment that goes back no amount of one room', async () => {
    await openPaid({ order: orderOf() }, 'refunded');
    await screen.findByText('Refunded');
  });
});

describe('§4.17 the page of a stay', () => {
  it('leads to the rooms that were booked with it', async () => {
    await openSite('/stay/stay-1', { answers: { '/api/stays/stay-1': { ...STAY, order: orderOf() } } });
    const line = await screen.findByText(/^Booked with:/);
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/stay/stay-2']);
    expect(line.textContent).toBe('Booked with: Trucker Single (Joan Coulee)');
  });

  it('says which of them is cancelled', async () => {
    const order = orderOf('confirmed', 'cancelled');
    await openSite('/stay/stay-1', { answers: { '/api/stays/stay-1': { ...STAY, order } } });
    await screen.findByText(/\(Joan Coulee, cancelled\)$/);
  });
});

const paying = { url: 'http://motel.test/pay', sessionId: 'cs_1', until: '2026-12-01T12:30:00.000-06:00' };

/** A booking of the order. @param more of its stay */
const booked = (
  id: string,
  order: Order | undefined,
  more: object = {},
): BookingsWire['bookings'][number] => ({
  _id: id,
  isOwn: true,
  property: { title: id },
  checkInDate: '2026-12-05',
  checkOutDate: '2026-12-07',
  bookingStatus: 'confirmed',
  stay: { ...STAY, id, order, ...more },
});
const openList = async (...bookings: BookingsWire['bookings']) => {
  await openSite('/booking-history', { answers: { '/api/property/my-bookings': { bookings } } });
  await screen.findAllByRole('article');
};
const TITLE = '2 rooms · $307 CAD · Ref. LI-7K4QD';

describe('§4.17 My Bookings', () => {
  it('has the rooms of an order under one heading, each with its own page', async () => {
    await openList(booked('stay-1', orderOf()), booked('other', undefined), booked('stay-2', orderOf()));
    const group = screen.getByText(reading(TITLE)).closest('section')!;
    const names = (within_: HTMLElement, level: number) =>
      within(within_)
        .getAllByRole('heading', { level })
        .map(({ textContent }) => textContent);
    expect(names(group, 4)).toEqual(['stay-1', 'stay-2']);
    expect(names(screen.getByRole('main'), 3)).toEqual([TITLE, 'other']);
    expect(within(group).getAllByRole('link', { name: 'Open the stay' })).toHaveLength(2);
  });

  it('has one button to pay for all, and only one solid button', async () => {
    const unpaid = { status: 'pending', paying };
    const waiting = ['stay-1', 'stay-2'].map((id) => ({
      ...booked(id, orderOf('pending', 'pending'), unpaid),
      bookingStatus: 'pending',
    }));
    await openList(...waiting);
    const pay = screen.getByRole('link', { name: 'Pay for 2 rooms' });
    expect(pay.getAttribute('href')).toBe(paying.url);
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
    expect(solid()).toEqual([pay]);
  });

  it('has no group where one room is left', async () => {
    const order = orderOf('cancelled');
    const gone = { ...booked('stay-1', order, { status: 'cancelled' }), bookingStatus: 'cancelled' };
    await openList(gone, booked('stay-2', order));
    expect(screen.queryByRole('heading', { name: /Ref\./ })).toBeNull();
    screen.getByRole('heading', { level: 3, name: 'stay-2' });
  });
});
