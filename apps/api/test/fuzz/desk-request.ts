import { fc } from '@fast-check/vitest';
import { DESK_CALLS, type DeskCall, type DeskCallName } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import type * as z from 'zod/v4/core';
import { TODAY } from '../support/test-booking.ts';
import { words } from './contract-arbitrary.ts';

export interface DeskRequest {
  readonly parts: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Ids and other texts that the motel has, by the names of the fields that may hold them. */
export type Known = readonly string[];

const days = fc.integer({ min: -20, max: 90 }).map((after) => addDays(civilDate(TODAY), after));

/**
 * Generates requests that a call's contract mostly accepts, with what the motel knows in their texts: some are done,
 * most are refused by a rule.
 */
export function deskRequests(name: DeskCallName, known: Known): fc.Arbitrary<DeskRequest> {
  const { path, query, body }: DeskCall = DESK_CALLS[name];
  const parts = [...path.matchAll(/\{(\w{1,30})\}/g)].map(([, part = '']) => part);
  const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: words });
  // Without a part, or with one that browsers take out of an address, it is the path of another call.
  const segment = text.filter((part) => !/^\.{0,2}$/.test(part));
  return fc.record(
    {
      parts: fc.record(Object.fromEntries(parts.map((part) => [part, segment])), { noNullPrototype: true }),
      ...(query && { query: valuesOf(query as z.$ZodType, text).map(asTexts) }),
      ...(body && { body: valuesOf(body as z.$ZodType, text) }),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<DeskRequest>;
}

function asTexts(query: unknown): Record<string, string> {
  const entries = Object.entries(query as object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Values that a contract accepts, as far as its shape says. */
function valuesOf(schema: z.$ZodType, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { def } = (schema as unknown as z.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape) as [string, z.$ZodType][];
      const required = fields.filter(([, field]) => field._zod.optin === undefined).map(([field]) => field);
      const values = Object.fromEntries(fields.map(([field, inside]) => [field, valuesOf(inside, text)]));
      return fc.record(values, { requiredKeys: required, noNullPrototype: true });
    }
    case 'optional':
    case 'default':
      return fc.option(valuesOf(def.innerType, text), { nil: undefined });
    case 'nullable':
      return fc.option(valuesOf(def.innerType, text), { nil: null });
    case 'array':
      return fc.array(valuesOf(def.element, text), { maxLength: 4 });
    case 'record':
      return fc.dictionary(text, valuesOf(def.valueType, text), { maxKeys: 3, noNullPrototype: true });
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option, text)));
    case 'pipe':
      return valuesOf(def.in, text);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: -1, max: 12 }) },
        { weight: 2, arbitrary: fc.integer({ min: 0, max: 60_000 }).map((cents) => cents / 100) },
        { weight: 1, arbitrary: fc.maxSafeInteger() },
      );
    case 'string':
      return 'format' in def && def.format === 'date' ? days : text;
    default:
      // What a contract takes as it is, such as the answer of a passkey.
      return fc.jsonValue({ maxDepth: 2 });
  }
}
