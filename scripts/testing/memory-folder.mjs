import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps it in memory, up to half of it; a container may have 64 MB there, other systems have no such folder. */
const inMemory = '/dev/shm';

/** Free bytes, of which a run of the tests takes a small part. */
const enough = 4 * 1024 ** 3;

/**
 * Where temporary files of tests belong: each motel copies a database, which is a thousand files, and a disk takes
 * ten times as long over them as memory. A folder that `TMPDIR` names comes first.
 */
export function memoryFolder() {
  return process.env.TMPDIR || (hasRoom(inMemory) ? inMemory : tmpdir());
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
