import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { parseStorableJson } from '../../storable.ts';
import { type Outcome, refuse, succeed } from '../../use-cases/outcome.ts';

/**
 * Reads the body of a request by its contract.
 * Refused with `unsupported-media-type` or `malformed`: what is not JSON, not of the shape, or holds characters
 * that cannot be stored (NUL and halves of surrogate pairs).
 */
export async function readJson<Schema extends z.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse('unsupported-media-type', 'The request must be JSON (content-type: application/json).');
  }
  const body = parse(await request.text());
  if (body === undefined) return refuse('malformed', 'The request is not valid JSON.');
  const read = safeParse(schema, body.json);
  if (read.success) return succeed(read.data);

  const issues = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    rule: 'contract',
    message,
  }));
  return {
    ok: false,
    problem: { code: 'malformed', message: 'The request does not have the expected form.', issues },
  };
}

function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: parseStorableJson(text) };
  } catch {
    return undefined;
  }
}
