/**
 * Whether a package manager failed because it could not reach the registry (npm prints the system's error code, pnpm a
 * sentence).
 * @param {string} output its output
 */
export function isNetworkTrouble(output) {
  return /\b(ENOTFOUND|EAI_AGAIN|E(CONN|NET|HOST)(REFUSED|RESET|UNREACH)|ETIMEDOUT|error sending request)\b/.test(
    output,
  );
}

/** The message for that case. */
export const checkTheNetwork =
  'The npm registry cannot be reached: check the network, then run the same command again.';
