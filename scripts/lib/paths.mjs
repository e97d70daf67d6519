import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The scripts' own state: inside node_modules, so that removing that folder removes it. */
export const memory = join(root, 'node_modules', '.motel');

/** The folder of the motel that the installation is, as `packages/content/src/folder/own-folder.ts` has it. */
export function motelFolder() {
  return resolve(root, 'motels', process.env.MOTEL || 'demo');
}

/**
 * A path from the command line: npm runs everything in the root of the checkout, wherever the person called it.
 * @param {string} argument an option (`--…`) is unchanged
 */
export function fromWhereAsked(argument) {
  return argument.startsWith('-') || isAbsolute(argument)
    ? argument
    : join(process.env.INIT_CWD ?? process.cwd(), argument);
}
