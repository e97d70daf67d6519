import type { Wire } from '../../src/index.ts';

export interface Logged {
  readonly message: string;
  readonly error: unknown;
}

/** A wire to a server of this machine that repeats without waiting and keeps what it logs. */
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

/** What a call was refused with; fails when it was not. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (answer) => {
      throw new Error(`expected an error, got ${JSON.stringify(answer)}`);
    },
    (error: unknown) => error,
  );
}
