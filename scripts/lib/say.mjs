// A stranger's terminal may close before we are done (`npm start | head`): that is no reason to leave
// processes behind, so a broken pipe is not an error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/**
 * One plain line about what happens now.
 * @param {string} sentence
 */
export function say(sentence) {
  console.log(`▸ ${sentence}`);
}

/**
 * One plain line about what went wrong.
 * @param {string} sentence
 */
export function complain(sentence) {
  console.error(`✗ ${sentence}`);
}

/**
 * Says what happens, and every `everySeconds` that it still does, so that nobody stares at a silent screen.
 *
 * @template T
 * @param {string} sentence
 * @param {() => Promise<T>} work
 * @param {number} [everySeconds]
 * @returns {Promise<T>}
 */
export async function patiently(sentence, work, everySeconds = 10) {
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
