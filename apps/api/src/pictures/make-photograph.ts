import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderPictures, type MadePhoto, type MotelPictures } from '@motel/content/server';
import pLimit from 'p-limit';
import { refuse } from '../shared/outcome.ts';

/** Milliseconds; a photograph takes some seconds, on a machine that answers many guests more. */
const LONGEST = { take: 90_000, size: 300_000 };

/** One at a time of each: an upload never waits for the sizes of the one before. */
const TURNS = { take: pLimit(1), size: pLimit(1) };

interface Made {
  readonly photo: MadePhoto;
  /** Of `take`: its original, one picture, and its picture for letters. Of `size`: the rest. */
  readonly pictures: MotelPictures;
}

/** Takes an uploaded photograph, before its sizes are made. Refused with a sentence for anything else. */
export async function takePhotograph(file: string, uploaded: Uint8Array): Promise<Made> {
  try {
    return await develop('take', file, uploaded);
  } catch (error) {
    const { code, killed, stdout } = error as { code?: unknown; killed?: boolean; stdout?: string };
    if (code === 2 && stdout) refuse('rule-broken', 'no-photograph', { sentence: stdout });
    if (killed === true) refuse('rule-broken', 'no-photograph', { sentence: TOO_SLOW });
    throw error;
  }
}

/** Makes pictures in a process of its own: guests are answered, and a picture may attack the program. */
export function develop(
  step: 'take' | 'size',
  file: string,
  bytes: Uint8Array,
  stop?: AbortSignal,
): Promise<Made> {
  return TURNS[step](async () => {
    const folder = await mkdtemp(join(tmpdir(), 'motel-upload-'));
    try {
      await writeFile(join(folder, 'uploaded'), bytes, { mode: 0o600 });
      const program = fileURLToPath(import.meta.resolve('@motel/content/photo-maker'));
      const { stdout } = await promisify(execFile)(process.execPath, [program, file, folder, step], {
        timeout: LONGEST[step],
        env: { VIPS_CONCURRENCY: '1' },
        ...(stop && { signal: stop }),
      });
      return { photo: JSON.parse(stdout) as MadePhoto, pictures: folderPictures(folder) };
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

const TOO_SLOW = 'The picture takes too long: make it smaller first.';
