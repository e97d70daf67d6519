/** The event is signed and yet not as the provider describes it: it is answered 400, has no effect, and will be sent again. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';
}

/** @throws UnreadableEventError when what was sent cannot be read */
export function readingEvent<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new UnreadableEventError('The event is not as the provider describes it', { cause });
  }
}
