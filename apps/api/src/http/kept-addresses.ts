import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Motel } from '@motel/content/server';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { cachesBy } from '../shared/caches-by.ts';
import { bindingsOf } from './request/incoming-request.ts';
import type { SharedAnswer } from './shared-answer.ts';

interface KeptAddress {
  /** Finds the answer where it is made; `undefined` where none is there, or it no longer holds. */
  readonly find: (headers: IncomingHttpHeaders) => Promise<SharedAnswer | undefined>;
  /** Of the framework, as the log names it. */
  readonly route: string;
  /** The headers that every answer has. */
  readonly preset: Readonly<Record<string, string>>;
}

/** In each language, more than the site has pages and rooms; anybody can make up others. */
const MOST_ADDRESSES = 500;
/** Characters of host and path; a guest's have some 250. */
const LONGEST = 512;

/** The addresses whose answers are kept, by the words in which these are; they have no answer themselves. */
export function keptAddresses() {
  const addressesIn = cachesBy<Motel, KeptAddress>(MOST_ADDRESSES);
  return {
    /** Names the answer to a request, which the framework has found to be in order. */
    keep(call: Context, spoken: Motel, find: KeptAddress['find']): void {
      const { incoming, outgoing } = bindingsOf(call);
      if (incoming === undefined || outgoing === undefined) return;
      const address = addressOf(incoming);
      const preset = outgoing.getHeaders() as Record<string, string>;
      if (address.length > LONGEST) return;
      addressesIn(spoken).set(address, { find, route: routePath(call), preset });
    },
    at: (spoken: Motel, request: IncomingMessage) => addressesIn(spoken).get(addressOf(request)),
  };
}

export type KeptAddresses = ReturnType<typeof keptAddresses>;

function addressOf({ headers, url }: IncomingMessage): string {
  return `${headers.host}${url}`;
}
