import { type AnswerOf, DESK_CALLS, type DeskCallName, type DeskCalls } from '../desk-contracts/index.ts';
import { type AskedOf, callEndpoint } from '../wire/call-endpoint.ts';
import type { Wire } from '../wire/wire.ts';

/**
 * The way to the desk's calls. It remembers the last answer at each address: the server may then answer "the same".
 */
export function deskWire(wire: Wire): Wire {
  const send = wire.fetch ?? globalThis.fetch;
  const known = new Map<string, { readonly tag: string; readonly text: string }>();
  return {
    ...wire,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== 'GET') return send(request);
      const before = known.get(request.url);
      if (before !== undefined) request.headers.set('if-none-match', before.tag);
      const response = await send(request);
      if (response.status === 304 && before !== undefined) return new Response(before.text);
      const tag = response.headers.get('etag');
      if (response.ok && tag !== null) known.set(request.url, { tag, text: await response.clone().text() });
      return response;
    },
  };
}

/**
 * Makes a call of the front desk.
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it; the signal's reason when aborted
 */
export function callDesk<Name extends DeskCallName>(
  wire: Wire,
  name: Name,
  asked: AskedOf<DeskCalls[Name]>,
): Promise<AnswerOf<DeskCalls[Name]>> {
  return callEndpoint(wire, DESK_CALLS[name], { onFailure: `Failed: ${name}`, ...asked });
}
