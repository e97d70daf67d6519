import { rates } from './rates.ts';
import { properties } from './rooms.ts';
import { tariffOf } from './shapes/tariff-of.ts';

/** The motel's first tariff: every room's prices, the seasons, the fees and the taxes. */
export const tariff = tariffOf(properties, rates);
