import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOTELS = fileURLToPath(new URL('../../../../motels', import.meta.url));

/** The folder of the motel that this installation is, with a slash at its end: `MOTEL` names it, in `motels` or by its path. */
export const OWN_FOLDER = `${resolve(MOTELS, process.env.MOTEL || 'demo')}/`;

/** A motel without a name, which an owner's first answers fill. */
export const PLAIN_FOLDER = `${resolve(MOTELS, 'plain')}/`;

/** The motels that owners copy from, the plain one first. */
export const KNOWN_FOLDERS = ['plain', 'demo'].map((name) => resolve(MOTELS, name));
