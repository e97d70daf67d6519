/** Failures that a guest can do nothing about are only logged (§8). */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log
  console.error(what, error);
}
