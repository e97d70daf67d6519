import type { Context } from 'hono';
import type { SalesStateNow } from '../../inventory/index.ts';
import { cachesBy } from '../../shared/caches-by.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Shows } from '../../shared/motel-context.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { type Refusal, refusalOf } from '../../shared/outcome.ts';
import { answerRefusal, REVALIDATED } from '../calls.ts';
import type { KeptAddresses } from '../kept-addresses.ts';
import { type SharedAnswer, sendShared, sharedAnswer } from '../shared-answer.ts';
import { entityTag } from '../site/entity-tag.ts';

interface KeptAnswer {
  /** The motel's date and the state of all that is sold, in which it was made. */
  readonly made: string;
  /** Milliseconds of the process's clock. */
  readonly until: number;
  /** Requests that come while it is made wait for it. */
  readonly answer: Promise<SharedAnswer | Refusal>;
}

/** Milliseconds, for changes that no state names: by hand in the database. */
const LONGEST = 1000;

interface Read {
  /** Refuses a client that may have no answer but a kept one. */
  readonly allow: () => Promise<void>;
  readonly make: () => Promise<object>;
}

interface Options extends Shows {
  readonly clock: Clock;
  readonly state: SalesStateNow;
  readonly kept: KeptAddresses;
}

/** In each language; anybody can ask for another span of nights. The longest, a list of rooms, has some 10 kB. */
const MOST_ANSWERS = 300;

/**
 * Answers to reads that are the same for all guests, kept as bytes while words, date, rates and nights are the same.
 * Never older than a second, or than this process's changes; for `no-cache`, than any change before the request.
 */
export function keptAnswers({ clock, shown, state, kept }: Options) {
  /** By the words that are spoken: a new version, or a preview, has others. */
  const answersIn = cachesBy<object, KeptAnswer>(MOST_ANSWERS);

  /** @param name of the read; the same for requests that ask for the same */
  return async (call: Context, name: string, { allow, make }: Read): Promise<Response> => {
    const spoken = call.get('spoken');
    const isDraft = call.get('isDraft');
    const own = answersIn(spoken);
    // A draft without changes is the same content, and its answers have other headers.
    const key = isDraft ? `draft ${name}` : name;
    const find = async (cacheControl: string | undefined) => {
      const made = `${todayAt({ clock, motel: shown.motel() })} ${(await state(asksForNewest(cacheControl))).name}`;
      const known = own.get(key);
      const isRight = known?.made === made && performance.now() < known.until;
      return { made, known: isRight ? known.answer : undefined };
    };
    const send = (answer: SharedAnswer | Refusal) => {
      if (typeof answer === 'object') return answerRefusal(call, answer);
      if (!isDraft)
        kept.keep(call, spoken, async (headers) => {
          const found = await (await find(headers['cache-control'])).known;
          return typeof found === 'function' ? found : undefined;
        });
      return sendShared(call, answer);
    };

    const { made, known } = await find(call.req.header('cache-control'));
    if (known !== undefined) return send(await known);
    await allow();
    const answer = make().then((made) => inBytes(made, isDraft), refusalOf);
    own.set(key, { made, until: performance.now() + LONGEST, answer });
    try {
      return send(await answer);
    } catch (error) {
      own.delete(key);
      throw error;
    }
  };
}

/** A client that has just changed something asks so: another process may have done it. */
function asksForNewest(cacheControl = ''): boolean {
  return /\b(?:no-cache|max-age=0)\b/.test(cacheControl);
}

function inBytes(answer: object, isDraft: boolean): SharedAnswer {
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  const etag = entityTag(bytes);
  const headers = { 'cache-control': isDraft ? 'private, no-store' : REVALIDATED, etag };
  const contentType = 'application/json';
  return sharedAnswer({ status: 200, headers, contentType, bytes, entityTag: etag, isCompressed: false });
}
