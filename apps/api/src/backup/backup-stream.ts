import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { withEnd } from './backup-file.ts';

/** The bytes of a backup's file, made as fast as they are read. @param lines header and rows, with their line feeds */
export function backupStream(lines: AsyncIterable<string>): Readable {
  const gzip = createGzip();
  // `gzip` emits the errors of the lines; when it is destroyed, the lines are ended, too.
  pipeline(Readable.from(withEnd(lines)), gzip, () => undefined);
  return gzip;
}
