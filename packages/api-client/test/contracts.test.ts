import { fc, it } from '@fast-check/vitest';
import * as z from 'zod/mini';
import * as contracts from '../src/contracts/index.ts';
import { DESK_CALLS } from '../src/desk-contracts/index.ts';
import { type Shaped, shapedBooking, shapedCard, shapedProperty, shapedSession } from './support/shapes.ts';

/** A model written in any shape reads back as the same model (D7). */
function readsBack<Model>(shaped: fc.Arbitrary<Shaped<Model>>, read: (wire: unknown) => unknown) {
  fc.assert(
    fc.property(shaped, ({ model, wire }) => {
      // JSON drops `undefined`.
      expect(read(JSON.parse(JSON.stringify(wire)))).toEqual(model);
    }),
    { numRuns: 500 },
  );
}

describe('§3 D7 every shape of an entity is read as the one model', () => {
  test('property card', () => readsBack(shapedCard, (wire) => contracts.propertyCard.parse(wire)));
  test('property', () => readsBack(shapedProperty, (wire) => contracts.property.parse(wire)));
  test('session', () => readsBack(shapedSession, (wire) => contracts.session.parse(wire)));
  test('booking', () =>
    readsBack(shapedBooking, (wire) => contracts.bookings.parse({ bookings: [wire] }).bookings[0]));

  test('the stored user, alone or nested (§3)', () => {
    readsBack(
      shapedSession.map(({ model, wire }) => ({ model: model.user, wire })),
      (wire) => contracts.user.parse(wire),
    );
  });
});

const wordless = (src: string) => ({ src, alt: 'A picture of the room' });
const least = { _id: 'river-queen', price: 89 };

describe('§3 what the shapes above do not vary', () => {
  test.each([
    ['location of spaces around it', { location: ' Millbrook, Canada ' }, { location: 'Millbrook, Canada' }],
    [
      'images with their words',
      { images: ['/a.svg', ' ', '/b.svg'], imageAlts: ['A bed', 'A desk', ' A bath '] },
      {
        images: [
          { src: '/a.svg', alt: 'A bed' },
          { src: '/b.svg', alt: 'A bath' },
        ],
      },
    ],
    [
      'image and its word',
      { image: '/a.svg', imageAlts: ['A bed'] },
      { images: [{ src: '/a.svg', alt: 'A bed' }] },
    ],
    ['image without', { image: '/a.svg', imageAlts: [' '] }, { images: [wordless('/a.svg')] }],
    ['images before image', { images: ['/a.svg'], image: '/b.svg' }, { images: [wordless('/a.svg')] }],
    [
      'roomType before the nested',
      { roomType: 'Queen', detail: { roomType: 'Twin' } },
      { roomType: 'Queen' },
    ],
    ['no allowance', { defaultAllowedPersons: null }, { included: 4 }],
    ['no pets named', {}, { isPetFriendly: false, pets: 0, petFeePerPet: 0 }],
    ['fields of a later version', { spa: true }, { id: 'river-queen' }],
  ])('property: %s', (_shape, wire, model) => {
    expect(contracts.property.parse({ ...least, ...wire })).toMatchObject(model);
  });

  test.each([
    ['property as an id', { property: 'p' }, { property: { id: 'p' } }],
    ['propertyId as an id', { propertyId: 'p' }, { property: { id: 'p' } }],
    ['bookingStatus before status', { bookingStatus: 'confirmed', status: 'old' }, { status: 'confirmed' }],
    ['a date that is none, for the page to say so (§8)', { checkInDate: 'soon' }, { checkIn: 'soon' }],
  ])('booking: %s', (_shape, wire, model) => {
    const { bookings } = contracts.bookings.parse({ bookings: [{ _id: 'b1', ...wire }] });
    expect(bookings[0]).toMatchObject(model);
  });
});

describe('any other shape is refused', () => {
  test.each<[string, z.core.$ZodType, unknown]>([
    ['a card without an id', contracts.propertyCard, { ...least, _id: '', inStock: true, rating: 4 }],
    ['a card without stock', contracts.propertyCard, { ...least, rating: 4 }],
    ['cards that are no list', contracts.propertyCards, { cards: [] }],
    ['a property without a price', contracts.property, { _id: 'x' }],
    ['a price as text', contracts.property, { ...least, price: '89' }],
    ['a price of three places', contracts.property, { ...least, price: 89.555 }],
    ['a price below nothing', contracts.property, { ...least, price: -1 }],
    ['a price beyond numbers', contracts.property, { ...least, price: 1e21 }],
    ['half a bed', contracts.property, { ...least, bed: 0.5 }],
    ['an allowance of nobody', contracts.property, { ...least, defaultAllowedPersons: 0 }],
    ['images that are no list', contracts.property, { ...least, images: '/a.svg' }],
    ['a user without an id', contracts.session, { name: 'Ada', token: 't' }],
    ['a session without a token', contracts.session, { id: 'u' }],
    ['a session with an empty token', contracts.session, { id: 'u', token: '' }],
    ['bookings missing', contracts.bookings, {}],
    ['a booking without an id', contracts.bookings, { bookings: [{}] }],
    ['a total that is no amount', contracts.bookings, { bookings: [{ _id: 'b', totalAmount: 'much' }] }],
    ['a night that is no date', contracts.availability, { nights: [{ date: '2026-02-30', free: 1 }] }],
    ['fewer than no rooms', contracts.availability, { nights: [{ date: '2026-02-28', free: -1 }] }],
    [
      'a payment page that runs a script',
      contracts.checkoutResponse,
      { bookingAction: 'new', url: 'javascript:alert(1)', sessionId: 's' },
    ],
    ['a payment state nobody knows', contracts.checkoutStatus, { status: 'maybe' }],
  ])('%s', (_what, schema, wire) => {
    expect(z.safeParse(schema, wire).success).toBe(false);
  });

  test('any JSON is either read or refused; nothing throws', () => {
    const schemas = Object.values(contracts).filter((value) => value instanceof z.core.$ZodType);
    expect(schemas.length).toBeGreaterThan(8);
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        for (const schema of schemas) expect(z.safeParse(schema, wire)).toHaveProperty('success');
      }),
    );
  });
});

describe('M2 money on the wire', () => {
  test('M9: without decimals only whole amounts are read, of each kind', () => {
    const read = (schema: z.ZodMiniType, wire: unknown) =>
      contracts.readingAmountsIn(100, () => z.safeParse(schema, wire)).success;
    const { refund, previewRefund, reinstateStay } = DESK_CALLS;
    const asked = (amount: number) => ({ version: 'v1', amount, reason: 'Noise', isOwedAgain: false });
    expect([72, 72.5].map((amount) => read(refund.body, asked(amount)))).toEqual([true, false]);
    expect(['72', '72.50'].map((amount) => read(previewRefund.query, { amount }))).toEqual([true, false]);
    const balances = [-72, -72.5, 72.5, -1e21];
    expect(balances.map((balance) => read(reinstateStay.body, { version: 'v1', balance }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(z.safeParse(refund.body, asked(72.5)).success).toBe(true);
  });

  it.prop([fc.integer({ min: 0, max: 9_999_999 })])(
    'every amount of cents survives it unchanged',
    (amount) => {
      const wire = JSON.parse(JSON.stringify({ ...least, price: amount / 100 }));
      expect(contracts.property.parse(wire).pricePerNight).toBe(amount);
    },
  );
});
