/** How calls reach the server. Every call takes it first; nothing is kept between calls. */
export interface Wire {
  /**
   * The server's address, e.g. `https://motel.example`.
   * @default '' the page's own origin; on a server there is none, so it has to be given
   */
  readonly baseUrl?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Reads the session's token; asked at each call that carries one (§6). */
  readonly token?: (() => string | undefined) | undefined;
  /**
   * Told of every failed call, once, before the error is thrown on (§8).
   * @default console.error
   */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
  /**
   * Milliseconds that one attempt may take; long enough for a phone with a weak signal.
   * @default 20_000
   */
  readonly timeout?: number | undefined;
  readonly retry?: Retry | undefined;
}

/** How calls that may be repeated are repeated. */
export interface Retry {
  /** Attempts after the first, 0 or more. */
  readonly limit: number;
  /** Milliseconds before the attempt; 1 is the first repetition. */
  readonly delay: (attempt: number) => number;
}

export const DEFAULT_TIMEOUT = 20_000;
export const DEFAULT_RETRY: Retry = { limit: 2, delay: (attempt) => 300 * 2 ** (attempt - 1) };

/** What a caller may add to any call. */
export interface CallOptions {
  /** Ends the call: it then throws the signal's reason, and nothing is logged. */
  readonly signal?: AbortSignal | undefined;
}
