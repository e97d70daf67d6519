import { ENDPOINTS, property, propertyCards } from '@motel/api-client/contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { motel as own } from '@motel/content/testing';
import { freshStay, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe('§3, §7: properties', () => {
  const motel = testMotel();

  const detail = (id: string) => motel.call(ENDPOINTS.property.path.replace('{id}', id));
  const availability = (id: string, query: string) =>
    motel.call(`${ENDPOINTS.availability.path.replace('{id}', id)}${query}`);

  test('the list has a card for each property, in the owner’s order', async () => {
    const { status, body } = await motel.call(ENDPOINTS.properties.path);
    expect(status).toBe(200);
    const ids = body.map((card: { _id: string }) => card._id);
    expect(ids).toEqual(['many', 'single', 'no-pets', 'closed', 'free']);
    expect(body[1]).toEqual({
      _id: 'single',
      title: 'Room single',
      image: '/pictures/double-room.svg',
      imageAlts: ['A picture of the room'],
      badge: 'The last one',
      inStock: true,
      roomType: 'Double',
      isSmokingAllowed: false,
      price: 89,
      rating: 4.8,
      guest: 4,
      allowedPets: 2,
      terms: ['Free cancellation until 24 hours before', 'Paid when you book'],
    });
    expect(body[3]).toMatchObject({ inStock: false });
    expect(propertyCards.parse(body)).toHaveLength(5);
  });

  test('a property’s detail has every field of §3', async () => {
    const { status, body } = await detail('many');
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: 'many',
      title: 'Room many',
      location: { city: own.city, country: 'Canada' },
      images: ['/pictures/double-room.svg', '/pictures/door-14.svg'],
      imageAlts: ['A picture of the room', expect.stringMatching(/^The orange door of room 14 with a black/)],
      guest: 4,
      bedroom: 1,
      bed: 2,
      bathroom: 1,
      allowedPets: 2,
      rating: 4.8,
      reviews: 128,
      description: 'Two double beds.',
      price: 89,
      petFeePerPet: 15,
      isPetFriendly: true,
      isSmokingAllowed: false,
      inStock: true,
      defaultAllowedPersons: 2,
      extraPersonCharge: 20,
      roomType: 'Double',
      takesPromotionCodes: false,
      sleeps: 4,
      terms:
        'Cancellation is free if at least 24 hours before check-in for direct bookings. ' +
        'Within 24 hours, or on a no-show, one night is charged.',
      tariff: expect.objectContaining({ currency: 'CAD', nightly: [{ room: 'many', price: 89 }] }),
    });
    expect(property.parse(body)).toMatchObject({ id: 'many', location: `${own.city}, Canada` });
  });

  test('a browser may cache them, and offers, and asks whether they still hold', async () => {
    const offers = `${ENDPOINTS.offers.path}?from=2027-05-03&to=2027-05-04&adults=1&children=0&infants=0&pets=0&rooms=1`;
    for (const path of [ENDPOINTS.properties.path, ENDPOINTS.property.path.replace('{id}', 'many'), offers]) {
      const { headers } = await motel.call(path);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      const again = await motel.call(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
  });

  test('an unknown property is not found, and a path with a NUL is none', async () => {
    const names = [
      'nobody',
      'MANY',
      "many' or '1'='1",
      '../many',
      'x'.repeat(1900),
      '%F0%9F%A6%95',
      '%ff',
      '%ud800',
    ];
    for (const id of names) {
      expect(await detail(id), id).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect((await availability(id, '?from=2026-12-01&to=2026-12-02')).status, id).toBe(404);
    }
    expect(await detail('many%00')).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('D13: availability has the free rooms of each night; a closed kind none', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    await guest.book(stay, ROOMS.many, { rooms: 5 });
    const from = addDays(stay.checkIn, -1);
    const to = addDays(stay.checkOut, 1);
    const { body, headers } = await availability('many', `?from=${from}&to=${to}`);
    expect(body).toEqual({
      nights: [
        { date: from, free: 12, price: 89 },
        { date: stay.checkIn, free: 7, price: 89 },
        { date: addDays(stay.checkIn, 1), free: 7, price: 89 },
        { date: stay.checkOut, free: 12, price: 89 },
      ],
    });
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const closed = await availability('closed', '?from=2026-12-01&to=2026-12-02');
    expect(closed.body.nights).toEqual([{ date: '2026-12-01', free: 0, price: 89 }]);
  });

  test('availability covers at most 400 nights, to the ends of the calendar', async () => {
    const to = addDays(civilDate(TODAY), 400);
    expect((await availability('many', `?from=${TODAY}&to=${to}`)).body.nights).toHaveLength(400);
    expect(await availability('many', `?from=${TODAY}&to=${addDays(to, 1)}`)).toMatchObject({
      status: 422,
      body: { code: 'rule-broken', message: 'At most 400 nights can be asked for at once.' },
    });
    for (const ends of ['?from=9999-12-30&to=9999-12-31', '?from=0001-01-01&to=0001-01-02'])
      expect((await availability('many', ends)).status).toBe(200);
  });

  test.each([
    ['', 400],
    ['?from=2026-12-01', 400],
    ['?from=2026-12-01&to=2026-02-30', 400],
    ['?from=tomorrow&to=2026-12-01', 400],
    ['?from=2026-12-01T00:00Z&to=2026-12-02', 400],
    ['?from=2026-12-01&to=2026-12-01', 422],
    ['?from=2026-12-02&to=2026-12-01', 422],
    ['?from=0001-01-01&to=9999-12-31', 422],
  ])('availability%s is refused with %i', async (query, status) => {
    const answer = await availability('many', query);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
  });
});
