/** One call, before it is sent. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** A path below the wire's `baseUrl`, or a whole URL of another service. */
  readonly path: string | URL;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether to send the session's token; without a session the call carries none (§6).
   * @default false
   */
  readonly isPersonal?: boolean;
  /**
   * Which calls may be retried. A `reading`: after a lost connection, or when the server is not ready. A `keyed` write:
   * once, after a lost connection, because its key makes it the same write. Others never.
   * @default 'never'
   */
  readonly repeat?: 'reading' | 'keyed' | 'never';
  /** Logged when the call fails (§8). */
  readonly onFailure: string;
  readonly signal?: AbortSignal | undefined;
}
