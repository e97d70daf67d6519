import { fc } from '@fast-check/vitest';
import { cents, dollarDigits, roomLimitsOf, specificationTariff, toDollars } from '@motel/booking-core';
import type { BookedProperty, Booking, Property, PropertyCard, Session } from '../../src/contracts/index.ts';

type Fields = Record<string, unknown>;

const either = (...shapes: readonly Fields[]) => fc.constantFrom(...shapes);

/** The forms of a missing value. */
const nothing = either({}, { _: null }, { _: undefined }, { _: '  ' });

/** A field under its name, or one of the forms of a missing value. */
function field(name: string, value: unknown): fc.Arbitrary<Fields> {
  if (value !== undefined) return fc.constant({ [name]: value });
  return nothing.map((none) => ('_' in none ? { [name]: none._ } : {}));
}

const merged = (...parts: readonly fc.Arbitrary<Fields>[]): fc.Arbitrary<Fields> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));

const words = fc
  .string({ minLength: 1, maxLength: 12, unit: 'binary' })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const amount = fc.integer({ min: 0, max: 9_999_999 }).map(cents);
const few = fc.nat(9);
const place = fc.record({ city: maybe(words), country: maybe(words) });

interface Place {
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

const placeText = ({ city, country }: Place): string | undefined =>
  [city, country].filter((part) => part !== undefined).join(', ') || undefined;

/** §3: title or name. */
function named(title: string | undefined) {
  const byName = merged(field('name', title), field('title', undefined));
  if (title === undefined) return byName;
  return fc.oneof(byName, either({ title }, { title, name: 'overruled' }));
}

/** §3: location as text, as an object, or city and country as separate fields. */
function placed({ city, country }: Place) {
  return fc.oneof(
    field('location', placeText({ city, country })),
    merged(field('city', city), field('country', country)).map((location) => ({ location })),
    merged(field('city', city), field('country', country), field('location', undefined)),
    merged(field('city', city)).chain((location) =>
      field('country', country).map((flat) => ({ location, ...flat })),
    ),
  );
}

/** §3: images or image. */
function pictured(images: readonly string[]) {
  const listed = either({ images }, { images, image: null });
  const alone = either(
    { image: images[0] },
    { image: images[0], images: null },
    { image: images[0], images: [] },
    { image: images[0], images: [' '] },
  );
  return images.length <= 1 ? fc.oneof(listed, alone) : listed;
}

/** §3: roomType, which may be nested under a detail object; double when there is none. */
function typed(roomType: string | undefined) {
  return fc.oneof(
    merged(field('roomType', roomType), fc.constantFrom({}, { detail: null }, { detail: {} })),
    merged(field('roomType', roomType)).map((detail) => ({ detail })),
  );
}

const roomType = maybe(fc.oneof(words, fc.constantFrom('double', 'Queen', 'TWIN')));
const images = fc.array(words, { maxLength: 6 });
const described = (urls: readonly string[]) => urls.map((src) => ({ src, alt: 'A picture of the room' }));

/** A canonical model, and the same model in one of the shapes that a server may use. */
export interface Shaped<Model> {
  readonly model: Model;
  readonly wire: unknown;
}

export const shapedCard: fc.Arbitrary<Shaped<PropertyCard>> = fc
  .record({
    title: maybe(words),
    images,
    roomType,
    badge: maybe(words),
    id: words,
    price: amount,
    same: fc.record({
      inStock: fc.boolean(),
      isSmokingAllowed: fc.boolean(),
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
    }),
  })
  .chain(({ title, images, roomType, badge, id, price, same }) => {
    const said = { title, image: described(images)[0], badge, roomType: roomType ?? 'double' };
    const plain = fc.constant({ _id: id, price: toDollars(price), ...same });
    return merged(plain, named(title), pictured(images), typed(roomType), field('badge', badge)).map(
      (wire) => ({ model: { id, price, ...same, ...said }, wire }),
    );
  });

export const shapedProperty: fc.Arbitrary<Shaped<Property>> = fc
  .record({
    title: maybe(words),
    place,
    images,
    roomType,
    counts: fc.record({ guest: few, bedroom: few, bed: few, bathroom: few, reviews: few, allowedPets: few }),
    flags: fc.record({
      isPetFriendly: fc.boolean(),
      isSmokingAllowed: fc.boolean(),
      inStock: fc.boolean(),
      takesPromotionCodes: fc.boolean(),
    }),
    prices: fc.record({ pricePerNight: amount, petFeePerPet: amount, extraPersonCharge: amount }),
    defaultAllowedPersons: maybe(fc.integer({ min: 1, max: 9 })),
    id: words,
    description: maybe(words),
  })
  .chain(
    ({ title, place, images, roomType, counts, flags, prices, defaultAllowedPersons, id, description }) => {
      const { allowedPets, ...shown } = counts;
      const limits = roomLimitsOf({
        roomType: roomType ?? 'double',
        defaultAllowedPersons,
        isPetFriendly: flags.isPetFriendly,
        allowedPets,
      });
      const model = {
        id,
        title,
        location: placeText(place),
        images: described(images),
        roomType: roomType ?? 'double',
        ...shown,
        ...flags,
        ...prices,
        ...limits,
        tariff: specificationTariff({
          [id]: {
            ...limits,
            pricePerNight: dollarDigits(prices.pricePerNight),
            petFee: dollarDigits(prices.petFeePerPet),
            extraPersonCharge: dollarDigits(prices.extraPersonCharge),
          },
        }),
        rating: 4.5,
        description: description ?? '',
      };
      const plain = {
        _id: id,
        ...counts,
        ...flags,
        price: toDollars(prices.pricePerNight),
        petFeePerPet: toDollars(prices.petFeePerPet),
        extraPersonCharge: toDollars(prices.extraPersonCharge),
        rating: 4.5,
      };
      const allowed =
        defaultAllowedPersons === undefined
          ? either({}, { defaultAllowedPersons: null })
          : fc.constant({ defaultAllowedPersons });
      return merged(
        fc.constant(plain),
        named(title),
        placed(place),
        pictured(images),
        typed(roomType),
        field('description', description),
        allowed,
      ).map((wire) => ({ model, wire }));
    },
  );

const text = maybe(words);
const userWords = fc.record({ mobile: text, name: text, firstname: text, lastname: text, email: text });

export const shapedSession: fc.Arbitrary<Shaped<Session>> = fc
  .record({ id: words, token: words, more: userWords })
  .chain(({ id, token, more }) => {
    const user = merged(
      either({ id }, { _id: id }, { id, _id: 'overruled' }),
      ...Object.entries(more).map(([name, value]) => field(name, value)),
    );
    const wire = fc.oneof(
      user.map((fields) => ({ ...fields, token })),
      user.map((fields) => ({ user: fields, token })),
      user.map((fields) => ({ user: { ...fields, token } })),
    );
    return wire.map((shape) => ({ model: { user: { id, ...more }, token }, wire: shape }));
  });

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** §3: the booked property may be an object or an id, under `property` or `propertyId`. */
function booked(property: BookedProperty, place: Place) {
  const { id, name, price, image } = property;
  const fields = merged(
    named(name),
    placed(place),
    pictured(image === undefined ? [] : [image]),
    price === undefined ? either({}, { price: null }) : fc.constant({ price: toDollars(price) }),
  );
  const whole = fields.chain((wire) => field('_id', id).map((withId) => ({ ...wire, ...withId })));
  const underEither = whole.chain((wire) =>
    either(
      { property: wire },
      { propertyId: wire },
      { property: wire, propertyId: null },
      { property: null, propertyId: wire },
    ),
  );
  if (id === undefined) return underEither;
  const idBeside = fields.map((wire) => ({ property: wire, propertyId: id }));
  return fc.oneof(underEither, idBeside);
}

export const shapedBooking: fc.Arbitrary<Shaped<Booking>> = fc
  .record({
    id: words,
    property: fc.record({ id: maybe(words), name: maybe(words), price: maybe(amount), image: maybe(words) }),
    place,
    checkIn: maybe(day),
    checkOut: maybe(day),
    guests: fc.record({ adults: few, children: few, pets: few }),
    total: maybe(amount),
    status: maybe(words),
  })
  .chain(({ id, property, place, checkIn, checkOut, guests, total, status }) => {
    const model = {
      id,
      isOwn: false,
      stay: undefined,
      property: { ...property, location: placeText(place) },
      checkIn,
      checkOut,
      guests,
      total,
      nightsText: undefined,
      status: status ?? 'unknown',
    };
    const times = ['', 'T00:00:00.000Z', 'T15:00:00-07:00'];
    const dated = (name: string, date: string | undefined) =>
      date === undefined ? field(name, date) : either(...times.map((time) => ({ [name]: date + time })));
    const totalled =
      total === undefined
        ? either({}, { totalAmount: null })
        : either({ totalAmount: toDollars(total) }, { totalAmount: String(toDollars(total)) });
    const stated = fc.oneof(
      merged(field('bookingStatus', status), field('status', status)),
      merged(field('bookingStatus', undefined), field('status', status)),
    );
    const withGuests =
      guests.adults + guests.children + guests.pets === 0
        ? either({}, { guests: null }, { guests: {} }, { guests })
        : fc.constant({ guests });
    return merged(
      fc.constant({ _id: id }),
      booked(property, place),
      dated('checkInDate', checkIn),
      dated('checkOutDate', checkOut),
      withGuests,
      totalled,
      stated,
    ).map((wire) => ({ model, wire }));
  });
