/**
 * Calls back once npm, which runs this program, has ended. `kill -9` of npm sends no signal: its only trace is that this
 * process gets another parent.
 * @param {() => void} onEnd
 */
export function onEndOfNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onEnd();
  }, 500).unref();
}
