import { IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';

const VISIBLE = /^[\x21-\x7e]{1,255}$/;

/** The browser's name for the draft, if the request has one: 1 to 255 visible characters. */
export function readIdempotencyKey(headers: Headers): Outcome<string | undefined> {
  const key = headers.get(IDEMPOTENCY_KEY);
  if (key === null) return succeed(undefined);
  if (VISIBLE.test(key)) return succeed(key);
  return refuse('malformed', 'key-invalid', { header: IDEMPOTENCY_KEY });
}
