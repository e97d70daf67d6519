import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What these scripts remember: inside node_modules, so that removing that folder forgets everything. */
export const memory = join(root, 'node_modules', '.motel');
