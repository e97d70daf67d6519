import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The first mail that a motel without a mail server writes to its data folder; waits until it is whole. */
export async function firstMail(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'mail');
  const whole = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
  await expect.poll(whole).not.toHaveLength(0);
  return readFileSync(join(folder, whole()[0]!), 'utf8');
}
