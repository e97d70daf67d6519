import type { BrowserContext } from '@playwright/test';

/** Errors inside the pages, one line each. */
export interface Trouble {
  /** From now on this error may happen; a test in which it never does fails too. */
  expect(line: RegExp): void;
  /** Errors that happened and were not expected, and the reverse. */
  surprises(): string[];
}

/**
 * Listens to all pages of a browser context: their logged warnings and errors (such as failed requests and violations of
 * the content security policy) and uncaught errors (such as hydration mismatches).
 */
export function watch(context: BrowserContext): Trouble {
  const lines: string[] = [];
  const expected: RegExp[] = [];

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    lines.push(`${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    lines.push(`uncaught: ${error.stack ?? error.message}`);
  });

  return {
    expect: (line) => void expected.push(line),
    surprises: () => [
      ...lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !lines.some((line) => pattern.test(line)))
        .map((pattern) => `did not happen: ${pattern}`),
    ],
  };
}
