import { fc } from '@fast-check/vitest';
import type * as z from 'zod/v4/core';

/** Texts of every kind that a database can store. */
export const words = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "Robert'); drop table bookings; --",
        '<script>alert(1)</script>',
        '=cmd|" /C calc"!A0',
        'x\r\nBcc: thief@evil.example',
        '\u001b[2J\u001b]0;owned\u0007',
        '\u202Eelbuod',
        '{{7*7}} #{7*7}',
        '../../etc/passwd',
        '__proto__',
        'نُزُل المصابيح',
        '👨‍👩‍👧‍👦',
      ),
    },
  )
  .filter((text) => text.isWellFormed() && !text.includes('\0'));

/**
 * Generates values that a contract accepts, from the contract itself. It knows the constructs of the requests.
 * @throws Error for a construct that it does not know
 */
export function arbitraryOf<Schema extends z.$ZodType>(schema: Schema): fc.Arbitrary<z.input<Schema>> {
  return fromDefinition((schema as unknown as z.$ZodTypes)._zod.def) as fc.Arbitrary<z.input<Schema>>;
}

function fromDefinition(definition: z.$ZodTypes['_zod']['def']): fc.Arbitrary<unknown> {
  switch (definition.type) {
    case 'object': {
      const fields = Object.entries(definition.shape);
      const required = fields.filter(([, field]) => field._zod.optin === undefined).map(([name]) => name);
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)])), {
        requiredKeys: required,
        noNullPrototype: true,
      });
    }
    case 'record':
      return fc.dictionary(
        arbitraryOf(definition.keyType) as fc.Arbitrary<string>,
        arbitraryOf(definition.valueType),
        { maxKeys: 3, noNullPrototype: true },
      );
    case 'array':
      return fc.array(arbitraryOf(definition.element), { maxLength: 3 });
    case 'optional':
      return arbitraryOf(definition.innerType);
    case 'string':
      return textOf(definition);
    case 'number':
      if ((definition.checks ?? []).length > 0) break;
      return 'format' in definition && definition.format === 'safeint'
        ? fc.oneof(fc.integer({ min: -3, max: 12 }), fc.maxSafeInteger())
        : fc.oneof(fc.integer({ min: -3, max: 300 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...definition.values);
  }
  throw new Error(
    `There are no requests yet for a contract with ${definition.type}: teach contract-arbitrary.ts`,
  );
}

function textOf({ checks = [] }: z.$ZodStringDef): fc.Arbitrary<string> {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { _zod } of checks) {
    const check = _zod.def as z.$ZodChecks['_zod']['def'];
    if (check.check === 'min_length') least = check.minimum;
    else if (check.check === 'max_length') most = check.maximum;
    else throw new Error(`There are no texts yet for the check ${check.check}: teach contract-arbitrary.ts`);
  }
  return words.map((text) => text.padEnd(least, 'x').slice(0, most)).filter((text) => text.isWellFormed());
}
