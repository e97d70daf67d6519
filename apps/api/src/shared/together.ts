/**
 * Lets callers share a look at something that changes: those that come while one is under way wait for the next, so that
 * each gets one that began after it came.
 */
export function together<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const start = () => {
    next = undefined;
    const begun = look();
    running = begun.catch(() => undefined);
    return begun;
  };
  return () => {
    next ??= running.then(start);
    return next;
  };
}
