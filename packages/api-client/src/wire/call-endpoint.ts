import type { AnswerOf, Endpoint, PartsOfCall } from '../contracts/endpoint.ts';
import { IDEMPOTENCY_KEY } from '../contracts/headers.ts';
import { ask } from './ask.ts';
import type { CallOptions, Wire } from './wire.ts';

export type AskedOf<Call extends Endpoint> = PartsOfCall<Call> & CallOptions;

/**
 * Makes a call. A reading is retried after a lost connection, and a write once where its key makes it the same write;
 * after a time-out its caller decides.
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it (§8); the signal's reason when aborted
 */
export async function callEndpoint<Call extends Endpoint>(
  wire: Wire,
  endpoint: Call,
  asked: AskedOf<Call>,
): Promise<AnswerOf<Call>> {
  const { parts = {}, query, body, key, signal, onFailure } = asked as LooseAsked;
  const { method, path, right, answer } = endpoint;
  const call = {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? '')),
    query,
    body,
    headers: key === undefined ? undefined : { [IDEMPOTENCY_KEY]: key },
    isPersonal: right === 'guest',
    repeat: method === 'GET' ? 'reading' : key === undefined ? 'never' : 'keyed',
    onFailure: onFailure ?? endpoint.onFailure ?? `Failed: ${path}`,
    signal,
  } as const;
  return (await ask(wire, call, answer)) as AnswerOf<Call>;
}

interface LooseAsked extends CallOptions {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}
