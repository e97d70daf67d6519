/** There is no such server, it does not let us in, or it says nothing. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/** It is there, and set up in a way that we would misunderstand. */
export class DatabaseSettingError extends Error {
  override name = 'DatabaseSettingError';
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';

/** A foreign key is broken only when one transaction prunes what another begins to use. */
const CONFLICTS: readonly unknown[] = [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, FOREIGN_KEY_VIOLATION];

/** Two transactions stood in each other's way and this one was given up: trying again may succeed. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(fieldOf(error, 'code'));
}

/**
 * Nothing is wrong with what was asked; the database cannot do it now: it is out of reach, starts or stops, has too much
 * to do, or others stand in the way, with a lock or at every attempt.
 */
export function isUnavailable(error: unknown): boolean {
  const code = String(fieldOf(error, 'code'));
  return error instanceof DatabaseUnreachableError || UNAVAILABLE.test(code);
}

/**
 * Connections (08), resources (53) and operators (57: shutting down, a statement that took too long); a replica that
 * cannot write (25006), idle transactions (25P03), locks that are not let go (55P03), and conflicts.
 */
const UNAVAILABLE = /^(08|53|57)...$|^(25006|25P03|55P03|40001|40P01)$/;

/** A statement took, or a lock kept it waiting, for longer than the database lets it. */
export function isTimeOut(error: unknown): boolean {
  const code = fieldOf(error, 'code');
  return code === QUERY_CANCELED || code === LOCK_NOT_AVAILABLE;
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
