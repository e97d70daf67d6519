import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watch } from './watchdog.ts';

const { beats, interval, maxSilentBeats } = workerData as Watch;
const STDERR = 2;
let last = 0;
let silent = 0;

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  silent = beat === 0 || beat !== last ? 0 : silent + 1;
  last = beat;
  if (silent < maxSilentBeats) return;
  try {
    // Synchronously: a thread's own streams go through the event loop that hangs.
    writeSync(
      STDERR,
      `\nThe motel has answered nothing for ${Math.round((silent * interval) / 1000)} seconds and is ended, so that it can be started again. The usual cause is a full disk.\n`,
    );
  } catch {
    // A terminal that is gone, or a log on the full disk.
  }
  // Nothing less ends a process whose event loop hangs: `process.exit` would end this thread alone.
  process.kill(process.pid, 'SIGKILL');
}, interval);
