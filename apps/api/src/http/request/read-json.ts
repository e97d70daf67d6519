import { fail } from '@motel/booking-core';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { parseStorableJson } from '../../shared/storable.ts';

/**
 * Reads the body of a request by its contract.
 * Refused with `unsupported-media-type` or `malformed` when the body is not JSON, has another shape, or contains
 * characters that cannot be stored (NUL and halves of surrogate pairs).
 */
export async function readJson<Schema extends z.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse('unsupported-media-type', 'json-missing');
  }
  const text = await request.text();
  let json: unknown;
  try {
    json = parseStorableJson(text);
  } catch {
    return refuse('malformed', 'json-invalid');
  }
  const read = safeParse(schema, json);
  if (read.success) return succeed(read.data);

  const issues = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    rule: 'contract',
    message,
  }));
  return fail({ code: 'malformed', reason: 'form-unexpected', issues });
}
