import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_FOLDER } from '@motel/content/server';

/** Copies the motel's folder. @returns the copy, which the caller removes */
export function copyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'motel-another-'));
  cpSync(OWN_FOLDER, folder, { recursive: true });
  return folder;
}
