import type * as z from 'zod/mini';
import { IDEMPOTENCY_KEY } from '../contracts/endpoints.ts';
import {
  type AnswerOf,
  DESK_CALLS,
  type DeskCall,
  type DeskCallName,
  type DeskCalls,
  type PartsOf,
  type SentBodyOf,
} from '../desk-contracts/index.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** The parts of a call that are its caller's: those of its path, its query, its body, and the key of a press. */
export type AskedOf<Call extends DeskCall> = ([PartsOf<Call['path']>] extends [never]
  ? unknown
  : { readonly parts: Readonly<Record<PartsOf<Call['path']>, string>> }) &
  (Call extends { readonly query: infer Query extends z.ZodMiniType }
    ? { readonly query: z.input<Query> }
    : unknown) &
  (Call extends { readonly body: z.ZodMiniType } ? { readonly body: SentBodyOf<Call> } : unknown) &
  (Call['method'] extends 'POST' ? { readonly key: string } : unknown) &
  CallOptions;

/** The way to the desk's calls. It remembers the last answer at each address: asked again, the server may say "the same". */
export interface DeskWire extends Wire {
  readonly known: Map<string, { readonly tag: string; readonly text: string }>;
}

export function deskWire(wire: Wire): DeskWire {
  return { ...wire, known: new Map() };
}

/**
 * Makes a call of the front desk.
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it; the signal's reason when aborted
 */
export async function callDesk<Name extends DeskCallName>(
  wire: DeskWire,
  name: Name,
  asked: AskedOf<DeskCalls[Name]>,
): Promise<AnswerOf<DeskCalls[Name]>> {
  const call: DeskCall = DESK_CALLS[name];
  const { parts = {}, query, body, key, signal } = asked as LooseAsked;
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
  const isReading = call.method === 'GET';
  const answer = await ask(
    isReading ? remembering(wire, `${path}?${new URLSearchParams(query)}`) : wire,
    {
      method: call.method,
      path,
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(key !== undefined && { headers: { [IDEMPOTENCY_KEY]: key } }),
      repeat: isReading ? 'reading' : 'keyed',
      onFailure: `Failed: ${name}`,
      signal,
    },
    call.answer,
  );
  return answer as AnswerOf<DeskCalls[Name]>;
}

/** A wire that asks for an address only whether it has changed, once its answer is known. */
function remembering(wire: DeskWire, address: string): Wire {
  const send = wire.fetch ?? globalThis.fetch;
  return {
    ...wire,
    async fetch(input, init) {
      const known = wire.known.get(address);
      const request = new Request(input, init);
      if (known !== undefined) request.headers.set('if-none-match', known.tag);
      const response = await send(request);
      if (response.status === 304 && known !== undefined) return new Response(known.text);
      const tag = response.headers.get('etag');
      if (response.ok && tag !== null) wire.known.set(address, { tag, text: await response.clone().text() });
      return response;
    },
  };
}

interface LooseAsked extends CallOptions {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}
