import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderPictures, type MadePhoto, type MotelPictures } from '@motel/content/server';
import pLimit from 'p-limit';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('@motel/content/photo-maker'));

/** Milliseconds; a photograph takes some seconds. */
const LONGEST = 90_000;

/** One at a time: each takes a processor for itself. */
const turn = pLimit(1);

interface Made {
  readonly photo: MadePhoto;
  /** Its original, its sizes, and its picture for letters. */
  readonly pictures: MotelPictures;
}

/**
 * Makes the sizes and formats of an uploaded photograph, in a process of its own: a picture may attack the program
 * that opens it. Refused with a sentence for anything that is no photograph.
 * @param file the name that it gets: `king-bed.jpg`
 */
export function makePhotograph(file: string, uploaded: Uint8Array): Promise<Outcome<Made>> {
  return turn(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'motel-upload-'));
    try {
      await writeFile(join(folder, 'uploaded'), uploaded, { mode: 0o600 });
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, file, folder], {
        timeout: LONGEST,
        env: { VIPS_CONCURRENCY: '1' },
      });
      return succeed({ photo: JSON.parse(stdout) as MadePhoto, pictures: folderPictures(folder) });
    } catch (error) {
      const { code, killed, stdout } = error as { code?: unknown; killed?: boolean; stdout?: string };
      if (code === 2 && stdout) return refuse('rule-broken', 'no-photograph', { sentence: stdout });
      if (killed === true) return refuse('rule-broken', 'no-photograph', { sentence: TOO_SLOW });
      throw error;
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

const TOO_SLOW = 'The picture takes too long: make it smaller first.';
