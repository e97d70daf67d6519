import { fc } from '@fast-check/vitest';
import { addDays, civilDate } from '@motel/booking-core';
import type * as z from 'zod/v4/core';
import { TODAY } from '../support/test-booking.ts';

/** Texts of every kind that a database can store. */
export const words = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...["Robert'); drop table bookings; --", '<script>alert(1)</script>', '=cmd|" /C calc"!A0'],
        ...[
          'x\r\nBcc: thief@evil.example',
          '\u001b[2J\u001b]0;owned\u0007',
          '\u202Eelbuod',
          '{{7*7}} #{7*7}',
        ],
        ...['../../etc/passwd', '__proto__', 'نُزُل المصابيح', '👨‍👩‍👧‍👦'],
      ),
    },
  )
  .filter((text) => text.isWellFormed() && !text.includes('\0'));

const days = fc.integer({ min: -20, max: 90 }).map((after) => addDays(civilDate(TODAY), after));

/**
 * Generates values that a contract accepts, as far as its shape says.
 * @param text for its texts, as long as the contract wants them
 */
export function arbitraryOf<Schema extends z.$ZodType>(
  schema: Schema,
  text: fc.Arbitrary<string> = words,
): fc.Arbitrary<z.input<Schema>> {
  return valuesOf(schema, text) as fc.Arbitrary<z.input<Schema>>;
}

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
        { weight: 2, arbitrary: 'format' in def ? fc.nat(300) : fc.nat(60_000).map((cents) => cents / 100) },
        { weight: 1, arbitrary: fc.maxSafeInteger() },
      );
    case 'string':
      return 'format' in def && def.format === 'date' ? days : ofLength(def, text);
    default:
      // What a contract takes as it is, such as the answer of a passkey.
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function ofLength({ checks = [] }: z.$ZodStringDef, text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { _zod } of checks) {
    const check = _zod.def as z.$ZodChecks['_zod']['def'];
    if (check.check === 'min_length') least = check.minimum;
    if (check.check === 'max_length') most = check.maximum;
  }
  return text.map((one) => one.padEnd(least, 'x').slice(0, most)).filter((one) => one.isWellFormed());
}
