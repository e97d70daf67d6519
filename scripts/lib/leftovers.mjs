import { readdirSync, readFileSync } from 'node:fs';

const name = 'MOTEL_RUN';
const value = `${process.pid}-${Date.now()}`;

/** An environment variable that every program started here inherits, to find those that outlive the run. */
export const markOfThisRun = { [name]: value };

/**
 * Processes with the mark of this run, also those that left their process group (a database, a browser). Only Linux
 * shows a process's environment as a file; on other systems the answer is empty.
 *
 * @returns {number[]} process ids
 */
export function leftovers() {
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
