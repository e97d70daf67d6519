import { LANGUAGE_CODES } from '@motel/language';
import * as z from 'zod/mini';
import { count } from '../contracts/wire-fields.ts';
import { type FeeWire, listOf } from './rates.ts';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const hour = z.int().check(z.gte(0), z.lte(23));
const dollars = z.number().check(z.gte(0), z.lte(100_000));
const percent = z.number().check(z.gte(0), z.lt(100));
const nights = z.int().check(z.gte(2), z.lte(365));
const few = z.int().check(z.gte(1), z.lte(50));

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

const firstRoom = z.object({
  title: line,
  roomType: line,
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  count: z.int().check(z.gte(1), z.lte(500)),
  firstNumber: z.int().check(z.gte(1), z.lte(99_999)),
  guests: few,
  beds: few,
  bedrooms: few,
  bathrooms: few,
  price: dollars,
  /** Per cent that every night costs less in a stay of a week, and of a month. */
  weekOff: percent,
  monthOff: percent,
});

/** An owner's answers to the first questions about their motel; amounts in its currency. */
export const firstAnswers = z.object({
  /** That of the owner's words first. */
  languages: z.array(z.enum(LANGUAGE_CODES)).check(z.minLength(1), z.maxLength(2)),
  name: line,
  kind: line,
  tagline: line,
  addressLines: z.array(line).check(z.minLength(1), z.maxLength(6)),
  city: line,
  province: line,
  /** ISO 3166, such as `CA`. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: line,
  currency: line,
  phone: line,
  email: line,
  checkInHour: hour,
  checkOutHour: hour,
  quietFrom: hour,
  quietTo: hour,
  visitorsFrom: hour,
  visitorsTo: hour,
  freeHours: count,
  keep: line,
  smokingFee: dollars,
  /** In a room; 0 for none. */
  pets: count,
  petFee: dollars,
  /** So many are a week, and a month. */
  weekNights: nights,
  monthNights: nights,
  colours: z.object({ accent: colour, ground: colour, paper: colour }),
  rooms: z.array(firstRoom).check(z.minLength(1), z.maxLength(30)),
  taxes: listOf<FeeWire>(30),
});
