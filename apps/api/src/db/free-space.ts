import { statfs } from 'node:fs/promises';

/** The bytes that can still be written to the disk of a folder. */
export type FreeSpace = (folder: string) => Promise<number>;

export const freeSpaceOf: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
