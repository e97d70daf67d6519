import type { Context } from 'hono';
import type { SalesStateNow } from '../../inventory/index.ts';
import { cachesBy } from '../../shared/caches-by.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Shows } from '../../shared/motel-context.ts';
import type { Outcome, Refused } from '../../shared/outcome.ts';
import { todayAt } from '../../shared/today-at.ts';
import { answerRefusal, REVALIDATED } from '../answer-outcome.ts';
import { entityTag, isKnown } from '../site/entity-tag.ts';

/** An answer as it is sent. */
interface SentAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entityTag: string;
}

interface KeptAnswer {
  /** The motel's date and the state of all that is sold, in which it was made. */
  readonly made: string;
  /** Milliseconds of the process's clock. */
  readonly until: number;
  /** Requests that come while it is made wait for it. */
  readonly answer: Promise<SentAnswer | Refused>;
}

/** Milliseconds, for changes that no state names: by hand in the database. */
const LONGEST = 1000;

interface Read {
  /** Whether a client may have an answer that is not kept. */
  readonly allow: () => Promise<Outcome<unknown>>;
  readonly make: () => Promise<Outcome<object>>;
}

interface Options extends Shows {
  readonly clock: Clock;
  readonly state: SalesStateNow;
}

/** In each language; anybody can ask for another span of nights. The longest, a list of rooms, has some ten thousand bytes. */
const MOST_ANSWERS = 300;

/**
 * Answers to reads that are the same for all guests, kept as bytes for a second, while the motel's words, its date, rates and
 * nights are those with which they were made. An answer is never older than a second, or than a change that this process has
 * made; to a client that asks for the newest, never older than any change before its request.
 */
export function keptAnswers({ clock, shown, state }: Options) {
  /** By the words that are spoken: published anew, or in a preview, they are others. */
  const answersIn = cachesBy<object, KeptAnswer>(MOST_ANSWERS);

  /** @param name of the read; the same for requests that ask for the same */
  return async (call: Context, name: string, { allow, make }: Read): Promise<Response> => {
    const own = answersIn(call.get('spoken'));
    const made = `${todayAt({ clock, motel: shown.motel() })} ${(await state(asksForNewest(call))).name}`;
    const known = own.get(name);
    if (known?.made === made && performance.now() < known.until) return send(call, await known.answer);
    const allowed = await allow();
    if (!allowed.ok) return answerRefusal(call, allowed);
    const answer = make().then(inBytes);
    own.set(name, { made, until: performance.now() + LONGEST, answer });
    try {
      return send(call, await answer);
    } catch (error) {
      own.delete(name);
      throw error;
    }
  };
}

/** A client that has just changed something asks so: another process may have done it. */
function asksForNewest({ req }: Context): boolean {
  return /\b(?:no-cache|max-age=0)\b/.test(req.header('cache-control') ?? '');
}

function inBytes(outcome: Outcome<object>): SentAnswer | Refused {
  if (!outcome.ok) return outcome;
  const bytes = new TextEncoder().encode(JSON.stringify(outcome.value));
  return { bytes, entityTag: entityTag(bytes) };
}

function send(call: Context, answer: SentAnswer | Refused): Response {
  if (!('bytes' in answer)) return answerRefusal(call, answer);
  const { bytes, entityTag: tag } = answer;
  const headers = { 'cache-control': call.get('isDraft') ? 'private, no-store' : REVALIDATED, etag: tag };
  if (isKnown(tag, call.req.header('if-none-match'))) return new Response(null, { status: 304, headers });
  // Plain headers go out as they are, others are copied.
  return new Response(bytes, {
    headers: { ...headers, 'content-type': 'application/json', 'content-length': `${bytes.byteLength}` },
  });
}
