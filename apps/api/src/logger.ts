import { type Logger, pino } from 'pino';
import type { LogLevel } from './config/config.ts';

/** Structured lines on standard output. Errors are told without the values that a database quotes in its details. */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, serializers: { err: describeError } });
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
