/**
 * Whether a package manager failed because the registry could not be reached (npm names the
 * system's error code, pnpm says it in words).
 *
 * @param {string} output what it printed
 */
export function isNetworkTrouble(output) {
  return /\b(ENOTFOUND|EAI_AGAIN|E(CONN|NET|HOST)(REFUSED|RESET|UNREACH)|ETIMEDOUT|error sending request)\b/.test(
    output,
  );
}

/** What to tell the person at the keyboard then. */
export const checkTheNetwork =
  'The npm registry cannot be reached: check the network, then run the same command again.';
