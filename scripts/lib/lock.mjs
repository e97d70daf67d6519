import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memory } from './paths.mjs';
import { Stop, say } from './say.mjs';

/** In milliseconds. A lock that has not been touched for this long counts as abandoned. */
const abandonedAfter = 30_000;

/**
 * Does some work under a lock of this checkout; waits while another command has it, and says so.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  refuseForeignFolder();
  const lock = join(memory, `${name}.lock`);
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() });
  clearAbandoned(lock);
  for (let said = false; !take(lock, mine); said = true) {
    if (!said) say(`Waiting for another command in this folder to finish (${name})…`);
    clearAbandoned(lock);
    await delay(200);
  }
  const touch = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), 1000).unref();
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    process.off('exit', release);
    release();
  }
}

/** @throws {Stop} when another user owns the checkout, e.g. root, who ran a command first */
function refuseForeignFolder() {
  try {
    mkdirSync(memory, { recursive: true });
    accessSync(memory, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Stop(
      `${userInfo().username} cannot write to ${memory} (${code}): run this as the folder's owner.`,
    );
  }
}

/**
 * Writes a draft of the lock and links it into place: the lock appears complete or not at all.
 * @param {string} lock
 * @param {string} content
 */
function take(lock, content) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} lock */
function clearAbandoned(lock) {
  try {
    const seen = readFileSync(lock, 'utf8');
    const { pid, host } = JSON.parse(seen);
    const idle = Date.now() - statSync(lock).mtimeMs;
    if (!(host === hostname() && isDead(pid)) && idle < abandonedAfter) return;
    const aside = `${lock}.gone-${process.pid}`;
    renameSync(lock, aside);
    // Between reading and renaming, another command may have taken a fresh lock: that one goes back.
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, lock);
    rmSync(aside, { force: true });
  } catch {
    // Another command has released it.
  }
}

/** @param {number} pid */
function isDead(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
