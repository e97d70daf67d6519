import type { BrowserContext } from '@playwright/test';

/** What goes wrong inside the pages, as one line each. */
export interface Trouble {
  /** From now on this may happen; a test in which it never does fails too. */
  expect(line: RegExp): void;
  /** What happened and was not expected, and what was expected and did not happen. */
  surprises(): string[];
}

/**
 * Listens to all pages of a browser context: what they log as warnings and errors (failed requests and violations
 * of the content security policy among it) and what nobody catches (hydration that does not fit among it).
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
