import type { Wire } from '../../src/index.ts';

export interface Logged {
  readonly message: string;
  readonly error: unknown;
}

/** A wire to a server on this machine that retries without waiting and records its log. */
export function wireTo(baseUrl: string, more: Partial<Wire> = {}): Wire & { readonly logged: Logged[] } {
  const logged: Logged[] = [];
  return {
    baseUrl,
    token: () => 'secret-token',
    log: (message, error) => void logged.push({ message, error }),
    retry: { limit: 2, delay: () => 0 },
    ...more,
    logged,
  };
}

/** The error of a refused call; fails when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (answer) => {
      throw new Error(`expected an error, got ${JSON.stringify(answer)}`);
    },
    (error: unknown) => error,
  );
}
