import { fc } from '@fast-check/vitest';
import {
  addDays,
  type Cents,
  type CivilDate,
  cents,
  fromDayNumber,
  MAX_COUNT,
  MAX_NIGHTS,
  MAX_RATE,
  type Party,
  type PropertyPlaces,
  type RoomLimits,
  type RoomSelection,
  roomLimitsOf,
  type SpecifiedRoom,
  type Stay,
} from '../../src/index.ts';
import { type DollarRounding, type OldRequest, type OldTariff, STANDARD, specified } from './exact.ts';

/** Generates both kinds of amounts that matter to rounding: whole dollars and odd cents. */
export function amounts(max: number): fc.Arbitrary<Cents> {
  const wholeDollars = fc.integer({ min: 0, max: Math.floor(max / 100) }).map((dollars) => dollars * 100);
  return fc.oneof(fc.integer({ min: 0, max }), wholeDollars).map(cents);
}

/** Generates counts that guests choose, and sometimes any count of the documented range. */
function counts(least: number, most: number = MAX_COUNT): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 9) }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: most }) },
  );
}

const rates: fc.Arbitrary<OldRequest['rate']> = fc.record({
  pricePerNight: amounts(MAX_RATE),
  petFee: amounts(MAX_RATE),
  extraPersonCharge: amounts(MAX_RATE),
});

const fees = fc.record({
  percent: fc.integer({ min: 0, max: 100 }),
  rounding: fc.constantFrom<DollarRounding>('floor', 'ceil'),
});

const bases = fc.constantFrom('stay', 'night');

export const oldTariffs: fc.Arbitrary<OldTariff> = fc.oneof(
  fc.constant(STANDARD),
  fc.record({
    taxes: fees,
    tourismLevy: fees,
    totalRounding: fc.constantFrom('floor', 'ceil'),
    petFeeBasis: bases,
    extraPersonBasis: bases,
  }),
);

export const parties: fc.Arbitrary<Party> = fc.record({
  adults: counts(1),
  children: counts(0),
  infants: counts(0),
  pets: counts(0),
  rooms: counts(1),
});

/** Parties each of whose counts is such a number. */
export function partiesOf(count: fc.Arbitrary<number>): fc.Arbitrary<Party> {
  return fc.record({ adults: count, children: count, infants: count, pets: count, rooms: count });
}

const roomTypes = fc.oneof(
  fc.constantFrom('double', 'Queen', 'Twin beds', 'Classic Triple Room', 'Deluxe QUAD suite', 'single', ''),
  fc
    .tuple(fc.string(), fc.constantFrom('', 'double', 'Twin', 'QUAD'), fc.string())
    .map((all) => all.join('')),
);

export const places: fc.Arbitrary<PropertyPlaces> = fc.record({
  roomType: roomTypes,
  defaultAllowedPersons: fc.option(counts(1), { nil: undefined }),
  sleeps: fc.option(counts(1), { nil: undefined }),
  isPetFriendly: fc.boolean(),
  allowedPets: counts(0),
});

export const roomLimits: fc.Arbitrary<RoomLimits> = places.map(roomLimitsOf);

export const specifiedRooms: fc.Arbitrary<SpecifiedRoom> = fc
  .tuple(rates, roomLimits)
  .map(([rate, limits]) => specified(rate, limits));

export const selections: fc.Arbitrary<RoomSelection> = fc.record({
  party: parties,
  extraPersons: fc.integer({ min: 0, max: 10 }),
});

/** Days from 1970-01-01 to 2400-12-31. */
export const dates: fc.Arbitrary<CivilDate> = fc.integer({ min: 0, max: 157_418 }).map(fromDayNumber);

/** Days from 1982-01-01 to 2400-12-31, whose instants are in range a year before and after too (T8). */
export const bookableDates: fc.Arbitrary<CivilDate> = fc
  .integer({ min: 4383, max: 157_418 })
  .map(fromDayNumber);

const nightCounts = counts(1, MAX_NIGHTS);

export const stays: fc.Arbitrary<Stay> = fc
  .tuple(dates, nightCounts)
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

/** Stays within six weeks of each other, so that they often overlap or adjoin. */
export const nearbyStays: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: 20_000, max: 20_030 }), fc.integer({ min: 1, max: 12 }))
  .map(([day, nights]) => ({ checkIn: fromDayNumber(day), checkOut: fromDayNumber(day + nights) }));

export const oldRequests: fc.Arbitrary<OldRequest> = fc.record({
  rate: rates,
  nights: nightCounts,
  rooms: counts(1),
  chargedPersons: counts(0, 2 * MAX_COUNT),
  pets: counts(0),
});

/** Any numbers, many of them no counts, with the edges of the ranges. */
export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, MAX_COUNT, MAX_COUNT + 1, 1e21),
);
