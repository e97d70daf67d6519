import { readdirSync, readFileSync } from 'node:fs';

const name = 'MOTEL_RUN';
const value = `${process.pid}-${Date.now()}`;

/** Environment that every program started here inherits: it is how one that got away is recognised. */
export const markOfThisRun = { [name]: value };

/**
 * Processes that carry the mark of this run, also those that left their process group (a database, a
 * browser). Only Linux shows the environment of a process as a file; elsewhere the answer is empty.
 *
 * @returns {number[]} process ids
 */
export function leftovers() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && carriesTheMark(entry))
    .map(Number);
}

/** @param {string} pid */
function carriesTheMark(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`${name}=${value}`);
  } catch {
    return false; // another user's, or gone
  }
}
