import { type Logger, pino } from 'pino';

/** The least important lines that the log has; see pino's levels. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured lines on standard output. Errors are logged without the values that a database quotes in its details. */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, serializers: { err: describeError } });
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
