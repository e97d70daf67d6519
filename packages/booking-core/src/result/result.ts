/** The result of anything that can be refused: its value, or the reason for the refusal (R1). */
export type Result<T, E> = Success<T> | Failure<E>;

/** An accepted value. */
export interface Success<T> {
  /** Tells the two results apart. */
  readonly ok: true;
  /** The accepted value. */
  readonly value: T;
}

/** A refusal. */
export interface Failure<E> {
  /** Tells the two results apart. */
  readonly ok: false;
  /** The reason. */
  readonly error: E;
}

/** Returns the result with an accepted value. */
export function succeed<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** Returns the result with the reason for a refusal. */
export function fail<E>(error: E): Failure<E> {
  return { ok: false, error };
}
