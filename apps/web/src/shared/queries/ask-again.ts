import type { QueryClient } from '@tanstack/react-query';

/** Refetches queries of these kinds. One that is still on its way may be older than what has changed. */
export async function askAgain(queries: QueryClient, ...kinds: readonly string[]): Promise<void> {
  await Promise.all(
    kinds.map(async (kind) => {
      // Without data yet, a query would take the answer that is on its way.
      await queries.cancelQueries({ queryKey: [kind] });
      await queries.invalidateQueries({ queryKey: [kind] });
    }),
  );
}
