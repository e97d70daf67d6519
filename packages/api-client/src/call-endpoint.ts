import ky, {
  type HTTPError,
  isHTTPError,
  isNetworkError,
  isTimeoutError,
  type Options,
  type ResponsePromise,
  type RetryOptions,
} from 'ky';
import * as z from 'zod/mini';
import type { AnswerOf, Endpoint, PartsOfCall } from './contracts/endpoint.ts';
import { IDEMPOTENCY_KEY } from './contracts/headers.ts';
import { problem } from './contracts/problem.ts';
import { ApiProblem, UnexpectedAnswer, Unreachable } from './errors.ts';

/** The way in which calls reach the server. It is every call's first argument; calls share no other state. */
export interface Wire {
  /** Such as `https://motel.example`. @default '' the page's own origin; a server has none, so it must give one */
  readonly baseUrl?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Reads the session's token; called for each call that needs one (§6). */
  readonly token?: (() => string | undefined) | undefined;
  /** The language of the answers' sentences, such as `fr`. @default the browser's */
  readonly language?: string | undefined;
  /** Called once for every failed call, before the error is thrown (§8). @default console.error */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
  /** Milliseconds that one attempt may take; long enough for a phone with a weak signal. @default 20_000 */
  readonly timeout?: number | undefined;
  readonly retry?: Retry | undefined;
}

export interface Retry {
  /** Attempts after the first, 0 or more. */
  readonly limit: number;
  /** Milliseconds to wait before a retry; the first retry is 1. */
  readonly delay: (attempt: number) => number;
}

const DEFAULT_TIMEOUT = 20_000;
const DEFAULT_RETRY: Retry = { limit: 2, delay: (attempt) => 300 * 2 ** (attempt - 1) };

export interface CallOptions {
  /** Aborts the call: it then throws the signal's reason, and nothing is logged. */
  readonly signal?: AbortSignal | undefined;
  /** Logged when the call fails (§8). @default the words of its endpoint */
  readonly onFailure?: string | undefined;
}

export type AskedOf<Call extends Endpoint> = PartsOfCall<Call> & CallOptions;

/**
 * Makes a call. A reading is retried after a lost connection, and a write once where its key makes it the same write;
 * after a time-out its caller decides.
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it (§8); the signal's reason when aborted
 */
export function callEndpoint<Asked extends Endpoint>(
  wire: Wire,
  endpoint: Asked,
  asked: AskedOf<Asked>,
): Promise<AnswerOf<Asked>> {
  const { parts = {}, query, body, key, signal, onFailure } = asked as LooseAsked;
  const { method, path, right, answer } = endpoint;
  const call: Call = {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? '')),
    query,
    body,
    key,
    isPersonal: right === 'guest',
    onFailure: onFailure ?? endpoint.onFailure ?? `Failed: ${path}`,
    signal,
  };
  return attempt(wire, call, async (sent) => {
    const read = z.safeParse(answer, await sent.json());
    if (read.success) return read.data as AnswerOf<Asked>;
    const paths = read.error.issues.map((issue) => issue.path.join('.') || 'body');
    throw new UnexpectedAnswer(`${method} ${call.path}`, paths, read.error);
  });
}

interface LooseAsked extends CallOptions, Pick<Call, 'query' | 'body' | 'key'> {
  readonly parts?: Readonly<Record<string, string>>;
}

interface Call extends CallOptions {
  readonly method: 'GET' | 'POST';
  /** A path below the wire's `baseUrl`, or a whole URL of another service. */
  readonly path: string | URL;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** With it a second sending is the same write. */
  readonly key?: string | undefined;
  /** Whether to send the session's token; without a session the call carries none (§6). @default false */
  readonly isPersonal?: boolean;
  readonly onFailure: string;
}

/**
 * Sends a call of which only the OK status counts; its body is not read.
 * @throws ApiProblem or Unreachable, after logging it (§8); the signal's reason when aborted
 */
export function deliver(wire: Wire, call: Call): Promise<void> {
  return attempt(wire, call, async (sent) => void (await sent));
}

async function attempt<T>(wire: Wire, call: Call, read: (sent: ResponsePromise) => Promise<T>): Promise<T> {
  // Outside the try: an impossible address is a bug, not a network failure.
  const sent = ky(call.path, optionsOf(wire, call));
  try {
    return await read(sent);
  } catch (error) {
    if (call.signal?.aborted) throw error;
    const failure = failureOf(error, call);
    // biome-ignore lint/suspicious/noConsole: §8 requires a log of every failed call; only this place writes it.
    const log = wire.log ?? console.error;
    log(call.onFailure, failure);
    throw failure;
  }
}

function optionsOf(wire: Wire, call: Call): Options {
  return {
    method: call.method,
    headers: headersOf(wire, call),
    timeout: wire.timeout ?? DEFAULT_TIMEOUT,
    retry: retryOf(wire, call),
    json: call.body,
    signal: call.signal ?? null,
    ...(typeof call.path === 'string' && { prefix: wire.baseUrl ?? '' }),
    ...(call.query && { searchParams: { ...call.query } }),
    ...(wire.fetch && { fetch: wire.fetch }),
  };
}

/** Milliseconds: longer than a write may take. */
const AFTER_WRITE = 30_000;
const lastWrites = new WeakMap<Wire, number>();

/** After its own write, a client asks for the newest answer: another process of the server may have kept an older one. */
function isAfterWrite(wire: Wire, { method }: Call): boolean {
  if (method === 'POST') lastWrites.set(wire, Date.now());
  return method === 'GET' && Date.now() - (lastWrites.get(wire) ?? 0) < AFTER_WRITE;
}

function headersOf(wire: Wire, call: Call): Record<string, string | undefined> {
  const token = call.isPersonal ? wire.token?.() : undefined;
  return {
    accept: 'application/json',
    'accept-language': wire.language,
    'cache-control': isAfterWrite(wire, call) ? 'no-cache' : undefined,
    [IDEMPOTENCY_KEY]: call.key,
    authorization: token && `Bearer ${token}`,
  };
}

const NOT_READY = [502, 503, 504];

/** A reading is retried; a write is where it has a key, once. */
function retryOf(wire: Wire, { method, key }: Call): RetryOptions {
  const { limit, delay } = wire.retry ?? DEFAULT_RETRY;
  const isWrite = method === 'POST';
  return {
    limit: isWrite ? Math.min(limit, key === undefined ? 0 : 1) : limit,
    methods: [method],
    statusCodes: isWrite ? [] : NOT_READY,
    delay,
    // When the server names a time, the guest sees the error at once instead of waiting for a retry.
    shouldRetry: ({ error }) =>
      isHTTPError(error) && error.response.headers.has('retry-after') ? false : undefined,
  };
}

/** The failure as one of this package's errors; any other error, such as an abort, stays unchanged. */
function failureOf(error: unknown, call: Call): unknown {
  if (isHTTPError(error)) return problemOf(error);
  if (isTimeoutError(error)) return new Unreachable('timeout', error);
  if (error instanceof SyntaxError) return new UnexpectedAnswer(`${call.method} ${call.path}`, [], error);
  // A connection lost during the body arrives as a bare TypeError.
  if (isNetworkError(error) || error instanceof TypeError) return new Unreachable('network', error);
  return error;
}

const refusal = z.object({
  message: z.string().check(z.minLength(1)),
  code: z.catch(z.optional(problem.shape.code), undefined),
  issues: z.catch(problem.shape.issues, undefined),
});

// The server's sentence is kept even when the rest comes from another version of the contract.
function problemOf({ response, data }: HTTPError): ApiProblem {
  const read = z.safeParse(refusal, data);
  return new ApiProblem({
    status: response.status,
    serverMessage: read.data?.message,
    code: read.data?.code,
    issues: read.data?.issues,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/** Only the form in seconds: our server never sends the other one, a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
