/** Minutes in which one file at least ends, however busy the machine. */
const MOST = 20;

/**
 * A reporter of vitest that ends a run in which no file ends any more. A time limit of vitest's own never comes where a test
 * hangs without waiting: the timer is in the process that hangs.
 */
export default class EndHanging {
  /** @type {Set<string>} */
  #running = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {{ relativeModuleId: string }} file */
  onTestModuleQueued({ relativeModuleId }) {
    this.#running.add(relativeModuleId);
    this.#timer ??= this.#begin();
  }

  /** @param {{ relativeModuleId: string }} file */
  onTestModuleEnd({ relativeModuleId }) {
    this.#running.delete(relativeModuleId);
    clearTimeout(this.#timer);
    this.#timer = this.#begin();
  }

  #begin() {
    const end = () => {
      console.error(`No file ended in ${MOST} minutes; these were running: ${[...this.#running].join(', ')}`);
      process.exit(1);
    };
    return setTimeout(end, MOST * 60_000).unref();
  }
}
