import { NamedError } from '../shared/named-error.ts';

/** The server does not exist, refuses the connection, or does not answer. */
export class DatabaseUnreachableError extends NamedError {}

/** The server can be reached, but has a setting that we would misunderstand. */
export class DatabaseSettingError extends NamedError {}

/** The database's folder cannot be used: its disk is full, or its files are not ours to write. */
export class DatabaseFolderError extends NamedError {}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';

/** A foreign key is violated only when one transaction prunes a row that another begins to use. */
const CONFLICTS: readonly unknown[] = [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, FOREIGN_KEY_VIOLATION];

/** Two transactions were in conflict and the database aborted this one: a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(fieldOf(error, 'code'));
}

/** Whether only this moment is wrong: no connection, a start or stop, an overload, or a conflict at every retry. */
export function isUnavailable(error: unknown): boolean {
  const code = String(fieldOf(error, 'code'));
  return error instanceof DatabaseUnreachableError || UNAVAILABLE.test(code);
}

/**
 * Connections (08), resources (53) and operators (57: shutting down, a statement that took too long); a replica that
 * cannot write (25006), idle transactions (25P03), locks that are not released (55P03), and conflicts.
 */
const UNAVAILABLE = /^(08|53|57)...$|^(25006|25P03|55P03|40001|40P01)$/;

/** A statement, or its wait for a lock, took longer than the database allows. */
export function isTimeOut(error: unknown): boolean {
  const code = fieldOf(error, 'code');
  return code === QUERY_CANCELED || code === LOCK_NOT_AVAILABLE;
}

/** A key of the table refused a second row; by SQLSTATE and table, because an engine may rename constraints. */
export function isUniqueViolation(error: unknown, table: RegExp): boolean {
  return fieldOf(error, 'code') === UNIQUE_VIOLATION && table.test(String(fieldOf(error, 'table')));
}

function fieldOf(error: unknown, field: 'code' | 'table'): unknown {
  return error instanceof Error && field in error
    ? (error as Error & Record<string, unknown>)[field]
    : undefined;
}
