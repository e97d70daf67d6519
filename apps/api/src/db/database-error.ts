const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';

/** A foreign key is broken only when one transaction prunes what another begins to use. */
const CONFLICTS: readonly unknown[] = [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, FOREIGN_KEY_VIOLATION];

/** Two transactions stood in each other's way and this one was given up: trying again may succeed. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(fieldOf(error, 'code'));
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
