const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const CHECK_VIOLATION = '23514';

/** Two transactions stood in each other's way and this one was given up: trying again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = fieldOf(error, 'code');
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** The named CHECK refused a row. */
export function isRefusedBy(constraint: string, error: unknown): boolean {
  return fieldOf(error, 'code') === CHECK_VIOLATION && fieldOf(error, 'constraint') === constraint;
}

function fieldOf(error: unknown, field: 'code' | 'constraint'): unknown {
  return error instanceof Error && field in error
    ? (error as Error & Record<string, unknown>)[field]
    : undefined;
}
