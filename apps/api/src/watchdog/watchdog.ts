import { execFile } from 'node:child_process';
import { url as debuggedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** The worker's beats of silence after which the process has hung. */
const MAX_SILENT_BEATS = 30;
/** Milliseconds, without systemd's watchdog. */
const PATIENCE = 30_000;

export interface Watch {
  /** One number, shared: it changes with every beat of the event loop, and is 0 while a debugger may hold it. */
  readonly beats: Int32Array<SharedArrayBuffer>;
  /** Milliseconds between two beats. */
  readonly interval: number;
  readonly maxSilentBeats: number;
}

/**
 * Ends this process when its event loop hangs, as with PGlite on a full disk, so that its supervisor restarts it.
 * A thread counts beats and no time: a machine that sleeps stops both. Under systemd it is quicker by half, and
 * systemd hears that the motel is open and alive.
 */
export function startWatchdog(env: NodeJS.ProcessEnv): void {
  const systemdPatience = Number(env.WATCHDOG_USEC) / 1000;
  const interval = (systemdPatience > 0 ? systemdPatience / 2 : PATIENCE) / MAX_SILENT_BEATS;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watch: Watch = { beats, interval, maxSilentBeats: MAX_SILENT_BEATS };
  // Without our own preloaded modules, which concern the event loop's thread.
  new Worker(new URL('watching-thread.ts', import.meta.url), { workerData: watch, execArgv: [] }).unref();
  let count = 0;
  const beat = () => {
    count = (count % 1_000_000) + 1;
    Atomics.store(beats, 0, debuggedAt() === undefined ? count : 0);
  };
  beat();
  setInterval(beat, interval).unref();

  if (env.NOTIFY_SOCKET === undefined) return;
  tellSystemd('READY=1');
  if (systemdPatience > 0) setInterval(() => tellSystemd('WATCHDOG=1'), systemdPatience / 4).unref();
}

/** Node has no sockets of the kind that systemd listens on: its own program does. */
function tellSystemd(state: string): void {
  execFile('systemd-notify', [state], (error) => {
    if (error !== null) process.stderr.write(`systemd was not told ${state}: ${error.message}\n`);
  });
}
