import { readingAmountsIn } from '@motel/api-client/contracts';
import type { Motel } from '@motel/content/server';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

/** Reads what a client sends by its contract; an amount that cannot be paid in the motel's currency is refused (M9). */
export function readByContract<Schema extends z.$ZodType>(
  { money }: Motel,
  contract: Schema,
  value: unknown,
): z.util.SafeParseResult<z.output<Schema>> {
  return readingAmountsIn(money.unit, () => safeParse(contract, value));
}
