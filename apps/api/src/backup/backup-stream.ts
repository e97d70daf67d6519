import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { withEnd } from './backup-file.ts';

/** The bytes of a backup's file, as fast as they are read. @param lines header and rows, each with its line feed */
export function backupStream(lines: AsyncIterable<string>): Readable {
  const gzip = createGzip();
  // What goes wrong comes out of `gzip`; when that is given up, the lines are told to end.
  pipeline(Readable.from(withEnd(lines)), gzip, () => undefined);
  return gzip;
}
