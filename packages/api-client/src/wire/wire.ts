/** The way in which calls reach the server. It is every call's first argument; calls share no other state. */
export interface Wire {
  /**
   * The server's address, e.g. `https://motel.example`.
   * @default '' the page's own origin; a server has none, so it must give one
   */
  readonly baseUrl?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Reads the session's token; called for each call that needs one (§6). */
  readonly token?: (() => string | undefined) | undefined;
  /** The language of the answers' sentences, such as `fr`. @default the browser's */
  readonly language?: string | undefined;
  /**
   * Called once for every failed call, before the error is thrown (§8).
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

/** The retries of calls that allow them. */
export interface Retry {
  /** Attempts after the first, 0 or more. */
  readonly limit: number;
  /** Milliseconds to wait before a retry; the first retry is 1. */
  readonly delay: (attempt: number) => number;
}

export const DEFAULT_TIMEOUT = 20_000;
export const DEFAULT_RETRY: Retry = { limit: 2, delay: (attempt) => 300 * 2 ** (attempt - 1) };

/** Options that every call accepts. */
export interface CallOptions {
  /** Aborts the call: it then throws the signal's reason, and nothing is logged. */
  readonly signal?: AbortSignal | undefined;
  /** Logged when the call fails (§8). @default the words of its endpoint */
  readonly onFailure?: string | undefined;
}
