import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { onEndOfNpm } from './end-of-npm.mjs';
import { root } from './paths.mjs';
import { Interrupted } from './say.mjs';

/**
 * How long a program may take to end after a signal, in milliseconds; the motel takes up to 30 seconds after
 * the longest `STOP_DELAY`.
 */
const grace = 95_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();

/** @type {{ signal?: NodeJS.Signals, at?: number, exitCode?: number }} the signal that ended the command, if one did */
export const interrupt = {};

const lifeline = new URL('lifeline.mjs', import.meta.url).href;

/**
 * Runs a program to its end, in a process group of its own: a Ctrl-C in the terminal reaches this process alone, which
 * forwards it exactly once, and can end the whole group together.
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] default: the root of the checkout
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.capture] collect stdout and stderr instead of showing them
 * @param {number} [options.limit] milliseconds after which it is ended and counts as failed; default: none
 * @param {boolean} [options.lifeline] for a Node program: it also ends when this process is killed with -9
 * @returns {Promise<{ ok: boolean, code: number, output: string, stdout: string }>}
 * @throws {Interrupted} when a signal has ended the command
 */
export async function run(program, args, options = {}) {
  if (interrupt.signal) throw new Interrupted();
  const shown = options.capture ? 'pipe' : 'inherit';
  const child = spawn(program, options.lifeline ? ['--import', lifeline, ...args] : args, {
    cwd: options.cwd ?? root,
    env: { ...(options.env ?? process.env), ...markOfThisRun },
    stdio: ['ignore', shown, shown, ...(options.lifeline ? /** @type {const} */ (['ipc']) : [])],
    detached: true,
  });
  alive.add(child);
  let output = '';
  let stdout = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const limit =
    options.limit &&
    setTimeout(() => {
      output += `\nIt had not finished after ${(options.limit ?? 0) / 60_000} minutes and was ended.\n`;
      if (child.pid !== undefined) kill(-child.pid, 'SIGKILL');
    }, options.limit);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    child.on('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
  clearTimeout(limit);
  alive.delete(child);
  if (interrupt.signal) throw new Interrupted();
  return { ok: code === 0, code, output, stdout };
}

/**
 * Ends this process by becoming a Node program, so that one process is left; where the system cannot do that, runs the
 * program beside this one.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code, where it ran beside
 */
export async function become(program, args, env) {
  if (interrupt.signal) throw new Interrupted();
  if (process.platform === 'win32' || typeof process.execve !== 'function') {
    return (await run(program, args, { env, lifeline: true })).code;
  }
  process.chdir(root);
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
  return process.execve(program, [program, '--import', lifeline, ...args], defined);
}

/** Forwards the signals that end a command to every program it runs, and notices the end of npm. */
export function forwardSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => end(signal));
  onEndOfNpm(() => !interrupt.signal && end('SIGTERM'));
}

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
function end(signal) {
  if (interrupt.signal === undefined) {
    interrupt.signal = signal;
    interrupt.at = Date.now();
    interrupt.exitCode = 128 + constants.signals[signal];
    if (alive.size === 0) finish().then(() => process.exit(interrupt.exitCode));
    killGroups(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
    setTimeout(() => killGroups('SIGKILL'), grace).unref();
  } else if (Date.now() - (interrupt.at ?? 0) > 1000) {
    // A second Ctrl-C; within one second it is the same one, because npm forwards it as well.
    killGroups('SIGKILL');
  }
}

/** @param {NodeJS.Signals} signal */
function killGroups(signal) {
  for (const { pid } of alive) if (pid !== undefined) kill(-pid, signal);
}

/** Ends every program of this run that is still alive, e.g. a database whose test process died. */
export async function finish() {
  killGroups('SIGKILL');
  for (const pid of leftovers()) kill(pid, 'SIGTERM');
  for (const waited = Date.now(); leftovers().length > 0 && Date.now() - waited < 3000; ) await delay(50);
  for (const pid of leftovers()) kill(pid, 'SIGKILL');
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

const name = 'MOTEL_RUN';
const value = `${process.pid}-${Date.now()}`;

/** An environment variable that every program started here inherits, to find those that outlive the run. */
const markOfThisRun = { [name]: value };

/**
 * Processes with the mark of this run, also those that left their process group (a database, a browser). Only Linux
 * shows a process's environment as a file; on other systems the answer is empty.
 * @returns {number[]} process ids
 */
function leftovers() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && hasMark(entry))
    .map(Number);
}

/** @param {string} pid */
function hasMark(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`${name}=${value}`);
  } catch {
    return false; // another user's, or gone
  }
}
