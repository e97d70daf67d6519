import { fileURLToPath } from 'node:url';

/** The folder of the motel that this installation is. */
export const OWN_FOLDER = fileURLToPath(new URL('../../../../motels/demo/', import.meta.url));
