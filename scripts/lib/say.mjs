// The terminal may close before the command ends (`npm start | head`). A broken pipe is no error, because the command
// still has to end the processes that it started.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** @param {string} sentence about the current work */
export function say(sentence) {
  console.log(`▸ ${sentence}`);
}

/** @param {string} sentence about an error */
export function complain(sentence) {
  console.error(`✗ ${sentence}`);
}

/**
 * Prints a sentence, and again every `everySeconds` while the work lasts, so that the screen is never silent.
 * @template T
 * @param {string} sentence
 * @param {() => Promise<T>} work
 * @param {number} [everySeconds]
 * @returns {Promise<T>}
 */
export async function withProgress(sentence, work, everySeconds = 10) {
  say(`${sentence}…`);
  const began = Date.now();
  const timer = setInterval(() => say(`${sentence}… (${seconds(began)} so far)`), everySeconds * 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * @param {number} since milliseconds of Date.now()
 * @returns {string} e.g. `3.2 s`, `48 s`
 */
export function seconds(since) {
  const s = (Date.now() - since) / 1000;
  return `${s < 10 ? s.toFixed(1) : Math.round(s)} s`;
}

/** Ends a command with one plain sentence and without a stack trace. */
export class Stop extends Error {}

/** Ends a command because of a signal; prints nothing more. */
export class Interrupted extends Error {}
